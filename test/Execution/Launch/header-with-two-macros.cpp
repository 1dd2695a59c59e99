// Two units give a header different macros: each runs the kernel that it was compiled with.
// REQUIRES: opencl-device
// RUN: %ampcc -DFACTOR=3 -DRUN=run_3 -c %s -o %t.3.o
// RUN: %ampcc -DFACTOR=5 -DRUN=run_5 -DMAIN -c %s -o %t.5.o
// RUN: %ampcc %t.3.o %t.5.o -o %t && %t
// RUN: %ampcc %t.5.o %t.3.o -o %t && %t
#include "Inputs/static_kernel.h"

int RUN(int value) { return changed(value); }

#ifdef MAIN
int run_3(int value);
int main() { return run_3(7) != 21 || run_5(7) != 35 || run_3(1) != 3; }
#endif
