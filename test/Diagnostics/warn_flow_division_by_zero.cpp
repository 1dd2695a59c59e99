// The divisor is zero each time that the program comes here, and devices do not stop at such a
// division: its result is any number. Compute the divisor, or test it, before.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
int share(int all, int each) restrict(amp) {
#ifndef FIXED
  int parts = 0;
  return each * (all / parts); // expected-warning {{division by zero is undefined; the divisor is zero here}}
#else
  int parts = each ? each : 1;
  return all / parts;
#endif
}
