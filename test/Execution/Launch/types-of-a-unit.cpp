// A kernel of a header around types of one name that each unit has for itself.
// REQUIRES: opencl-device
// RUN: %ampcc -DSIZE=2 -DRUN=run_two -c %s -o %t.1.o
// RUN: %ampcc -DSIZE=3 -DRUN=run_three -DMAIN -c %s -o %t.2.o
// RUN: %ampcc %t.1.o %t.2.o -o %t && %t
#include "Inputs/local_types.h"

namespace {
struct own {
  int data[SIZE];
};
} // namespace
int RUN() { return size_in_kernel<own>() + 100 * size_in_kernel<std::pair<own, own>>(); }

#ifdef MAIN
int run_two();
int main() { return run_two() != 1608 || run_three() != 2412; }
#endif
