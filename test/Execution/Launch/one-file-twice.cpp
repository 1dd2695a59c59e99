// One file is compiled twice with different macros: each unit has kernels of its own.
// REQUIRES: opencl-device
// RUN: %ampcc -DTYPE=int -DRUN=run_int -c %s -o %t.1.o
// RUN: %ampcc -DTYPE=unsigned -DRUN=run_unsigned -DMAIN -c %s -o %t.2.o
// RUN: %ampcc %t.1.o %t.2.o -o %t && %t
#include <amp.h>
using namespace concurrency;

static int launch() {
  int result = 0;
  array_view<int> v(1, &result);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = TYPE(-1) > 0; });
  v.synchronize();
  return result;
}
int RUN() { return launch(); }

#ifdef MAIN
int run_int();
int main() { return run_int() != 0 || run_unsigned() != 1; }
#endif
