// A lambda with the clause `restrict(cpu)` has no code for a device, although it is in amp code
// (2.3.2.1). Leave the clause of the lambda out: it takes over that of the function.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int device(int x) restrict(amp) {
  auto twice = [](int n) restrict(cpu) { return 2 * n; };
  // expected-note@-1 {{lambda is declared here}}
  return twice(x);
  // expected-error@-1 {{a 'restrict(cpu)' lambda cannot be called in a 'restrict(amp)' function}}
}
#else
int device(int x) restrict(amp) {
  auto twice = [](int n) { return 2 * n; };
  return twice(x);
}
#endif
