// Write unsigned int for values that are computed modulo 2^32, as in hashes, ciphers and generators of random numbers: in a long of 64 bits the bits above stay.
// RUN: %ampcc --amp-msvc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc --amp-msvc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
unsigned long rotated(unsigned long x, int n) {
  return (x << n) | (x >> (32 - n));
  // expected-warning@-1 {{'unsigned long' has 64 bits here, and 32 for Visual C++, and the further bits change this result; write 'unsigned int'}}
  // expected-note@-2 {{the further bits come from this operation}}
}
#else
unsigned int rotated(unsigned int x, int n) {
  return (x << n) | (x >> (32 - n));
}
#endif
