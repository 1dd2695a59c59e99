// In version 1 no pointer leads to an amp-restricted function, on the host in none. Pass an object
// with a call operator.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) restrict(cpu, amp);
int apply(int x) restrict(amp) {
  auto f = &twice;
  // expected-error@-1 {{pointer or reference to a 'restrict(amp)' function is not allowed}}
  return twice(x);
}
#else
int twice(int x) restrict(cpu, amp);
int apply(int x) restrict(amp) {
  auto f = [](int x) { return twice(x); };
  return f(x);
}
#endif
