// Threads of a device have no heap that they share with the host, and a kernel cannot ask for
// memory while it runs (2.4.3.4). Use local variables, or memory that the host provides in an
// `array` or `array_view`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int device() restrict(amp) {
  int *p = new int[4];
  // expected-error@-1 {{new is not allowed in a 'restrict(amp)' function; use a local array whose size is a constant, or an array_view}}
  delete[] p;
  // expected-error@-1 {{delete is not allowed in a 'restrict(amp)' function; use a local array whose size is a constant, or an array_view}}
  return 0;
}
#else
int device() restrict(amp) {
  int p[4] = {};
  return p[0];
}
#endif
