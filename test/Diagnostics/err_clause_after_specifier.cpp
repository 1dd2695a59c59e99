// The clause is part of the declarator (2.1.1), and these words end it: it precedes `override`,
// `final`, `= default`, `= delete` and `= 0`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
struct base {
  virtual ~base() = default restrict(cpu);
  // expected-error@-1 {{restriction clause must precede '= default'}}
  virtual int get() const = 0 restrict(cpu);
  // expected-error@-1 {{restriction clause must precede '= 0'}}
};
struct derived : base {
  int get() const override restrict(cpu);
  // expected-error@-1 {{restriction clause must precede 'override'}}
};
#else
struct base {
  virtual ~base() restrict(cpu) = default;
  virtual int get() const restrict(cpu) = 0;
};
struct derived : base {
  int get() const restrict(cpu) override;
};
#endif
