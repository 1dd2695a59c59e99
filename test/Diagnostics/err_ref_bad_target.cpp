// A kernel runs on a device, for which functions with `amp` among their restrictions are compiled.
// Add `amp` to those of the function, or compute the value on the host and capture it.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
struct celsius {
  double degrees;
  operator int() const { return static_cast<int>(degrees); }
  // expected-note@-1 {{'operator int' declared here; declare it 'restrict(cpu, amp)'}}
};
int rounded(celsius c) restrict(amp) { return c; }
// expected-error@-1 {{'operator int' is restrict(cpu) and cannot be used in a restrict(amp) function}}
#else
struct celsius {
  double degrees;
  operator int() const restrict(cpu, amp) { return static_cast<int>(degrees); }
};
int rounded(celsius c) restrict(amp) { return c; }
#endif
