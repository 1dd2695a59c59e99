// A lambda that is only `restrict(amp)` has no code for the host (2.3.2.1). Add cpu to the
// restrictions of the lambda, or call it in amp code only.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics

#ifndef FIXED
auto twice = [](int x) restrict(amp) { return 2 * x; };
// expected-note@-1 2 {{lambda is declared here}}
int global = twice(1);
// expected-error@-1 {{a 'restrict(amp)' lambda cannot be called in 'restrict(cpu)' code; declare it 'restrict(cpu, amp)'}}
int host(int x) {
  return twice(x);
  // expected-error@-1 {{a 'restrict(amp)' lambda cannot be called in 'restrict(cpu)' code; declare it 'restrict(cpu, amp)'}}
}
int (*pointer)(int) = twice;
// expected-error@-1 {{pointer or reference to a 'restrict(amp)' function is not allowed}}
#else
auto twice = [](int x) restrict(cpu, amp) { return 2 * x; };
int global = twice(1);
int host(int x) { return twice(x); }
int (*pointer)(int) = twice;
#endif
