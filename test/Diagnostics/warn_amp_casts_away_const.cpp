// The compiler of the device may put constant data into a memory that cannot be written
// (2.4.3.6). Write through a pointer or reference that allows it from the start.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
void device(const int *p) restrict(amp) { *(int *)p = 1; }
// expected-warning@-1 {{casting away const in a 'restrict(amp)' function may have undefined results}}
#else
void device(int *p) restrict(amp) { *p = 1; }
#endif
