// Devices have memories with addresses of different sizes, and in version 1 an address is no
// number (2.4.3.6). Keep an index instead of an address.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
long device(int *p) restrict(amp) {
  int *q = (int *)16;
  // expected-error@-1 {{cannot cast integer type 'int' to pointer type 'int *' in a 'restrict(amp)' function; amp:1.1 allows it (--amp-version=1.1)}}
  return reinterpret_cast<long>(p);
  // expected-error@-1 {{cannot cast pointer type 'int *' to integer type 'long' in a 'restrict(amp)' function}}
}
int by_reference(long l) restrict(amp) {
  int *const &p = reinterpret_cast<int *const &>(l);
  // expected-error@-1 {{cannot cast integer type 'long' to pointer type 'int *const &' in a 'restrict(amp)' function}}
  return *p;
}
long by_reference(int *p) restrict(amp) {
  return (long &&)p;
  // expected-error@-1 {{cannot cast pointer type 'int *' to integer type 'long &&' in a 'restrict(amp)' function}}
}
#else
int by_reference(int l) restrict(amp) { return reinterpret_cast<const unsigned &>(l); }
long device(int *p, int *q) restrict(amp) { return q - p; }
#endif
