// A function of an earlier version is for devices that have only the features of that version,
// and the called function may use later ones (13.1.3). A function calls functions of its own
// version and of earlier ones.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
int low_byte(int x) restrict(amp:1.1) { // expected-note {{'low_byte' declared here}}
  return static_cast<unsigned char>(x);
}
#ifndef FIXED
int parity(int x) restrict(amp) { return low_byte(x) & 1; }
// expected-error@-1 {{'low_byte' is 'restrict(amp:1.1)' and cannot be called in a 'restrict(amp:1)' function}}
#else
int parity(int x) restrict(amp:1.1) { return low_byte(x) & 1; }
#endif
