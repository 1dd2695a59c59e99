// Amp code of version 1.3 calls a function without a clause as if it was `restrict(amp)`. The notes
// lead to the code that amp code cannot run. Change that code, or do not call the function.
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int calls = 0;
int square(int x) {
  ++calls; // expected-note {{in 'square': global variable 'calls' cannot be used in a 'restrict(amp)' function}}
  return x * x;
}
#else
int square(int x) { return x * x; }
#endif
int sum(int a, int b) restrict(amp) {
  return square(a) + square(b);
  // expected-error@-1 {{'square' cannot be called in a 'restrict(amp)' function: it has no restriction clause, and its code breaks a rule of amp code}}
}
