// The initializer of a member runs in every constructor, also in those of the host, where a
// function for amp has no code (2.3.2.1). Call a function that is restrict(cpu, amp), or
// initialize the member in a restrict(amp) constructor.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics

#ifndef FIXED
int first() restrict(amp) { return 1; }
// expected-note@-1 {{'first' is declared here}}
struct counter {
  int n = first();
  // expected-error@-1 {{call to 'first', which is only 'restrict(amp)', in the initializer of member 'n', which exists on the host too}}
};
#else
int first() restrict(cpu, amp) { return 1; }
struct counter {
  int n = first();
};
#endif
int device() restrict(amp) {
  counter c;
  return c.n;
}
