// A class has one destructor, which runs wherever an object ends, and an object can be made
// wherever a constructor can be called (2.2.2). Give it the restrictions of all constructors.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
struct guard {
  guard();
  guard(int) restrict(amp);
  // expected-note@-1 {{constructor declared here}}
  ~guard();
  // expected-error@-1 {{destructor of 'guard' must be 'restrict(amp)' because a constructor is}}
};
#else
struct guard {
  guard();
  guard(int) restrict(amp);
  ~guard() restrict(cpu, amp);
};
#endif
