// A thread that never ends hangs the device: give the loop a condition or a way out.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int collatz(int n) restrict(amp) {
  for (;;)
    // expected-warning@-1 {{loop in a 'restrict(amp)' function never ends; its condition is always true and nothing leaves it}}
    n = n % 2 ? 3 * n + 1 : n / 2;
  return n;
}
#else
int collatz(int n) restrict(amp) {
  int steps = 0;
  for (; n != 1; ++steps)
    n = n % 2 ? 3 * n + 1 : n / 2;
  return steps;
}
#endif
