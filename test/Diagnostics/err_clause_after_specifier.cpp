// The clause is part of the declarator: it stands in front of `override`, `final`, `= default`, `=
// delete` and `= 0`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
struct base {
  base() = default restrict(cpu, amp);
  // expected-error@-1 {{restriction clause must precede '= default'}}
  // expected-error@-2 {{type 'base' is not allowed in a 'restrict(amp)' function; a class cannot have virtual functions}}
  virtual int get() const = 0 restrict(cpu);
  // expected-error@-1 {{restriction clause must precede '= 0'}}
};
struct derived : base {
  int get() const override restrict(cpu);
  // expected-error@-1 {{expected ';' at end of declaration list}}
};
#else
struct base {
  base() restrict(cpu, amp) = default;
  virtual int get() const restrict(cpu) = 0;
};
struct derived : base {
  int get() const restrict(cpu) override;
};
#endif
