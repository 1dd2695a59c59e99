// A function that is only `restrict(cpu)` has no code for a device, because the clause says
// that it is for the host. Declare it `restrict(cpu, amp)`, or leave the clause out, so that
// version 1.3 can deduce it.
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int square(int x) restrict(cpu) { return x * x; } // expected-note {{'square' is declared here}}
#else
int square(int x) { return x * x; }
#endif
int quartic(int x) restrict(amp) {
  return square(x * x);
  // expected-error@-1 {{'square' is 'restrict(cpu)' and cannot be called in a 'restrict(amp)' function}}
}
