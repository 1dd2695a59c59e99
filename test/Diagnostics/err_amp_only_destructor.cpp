// The host ends the object, and a destructor that is only `restrict(amp)` has no code there
// (2.2.2). Give the destructor both restrictions, or make the object in amp code.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
struct guard {
  int n;
  ~guard() restrict(amp) {}
  // expected-note@-1 2 {{'~guard' is declared here}}
};
guard everywhere;
// expected-error@-1 {{variable 'everywhere' is destroyed on the host, but the destructor of 'guard' is only 'restrict(amp)'}}
int number = guard{1}.n;
// expected-error@-1 {{temporary object is destroyed on the host, but the destructor of 'guard' is only 'restrict(amp)'}}
#else
struct guard {
  int n;
  ~guard() restrict(cpu, amp) {}
};
guard everywhere;
int number = guard{1}.n;
#endif
