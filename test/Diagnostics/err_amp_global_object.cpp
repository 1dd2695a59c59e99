// The value of the constant is written into the kernel, but its memory is on the host, so it
// has no address on a device (2.4.3.2). Copy it into a local variable.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
const int size = 16;
// expected-note@-1 {{'size' is declared here}}
int device() restrict(amp) {
  const int &r = size;
  // expected-error@-1 {{only the value of constant 'size' can be used in a 'restrict(amp)' function; copy it into a local variable}}
  return r;
}
#else
const int size = 16;
int device() restrict(amp) {
  const int own = size;
  const int &r = own;
  return r;
}
#endif
