// The grammar of the specification puts the clause after the qualifiers of the object, as it
// puts `noexcept` (2.1.1). First the qualifiers, then the clause.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
struct cell {
  int get() restrict(amp) const;
  // expected-error@-1 {{restriction clause must follow 'const' in a function declarator}}
  int take() restrict(amp) &&;
  // expected-error@-1 {{restriction clause must follow '&&' in a function declarator}}
};
#else
struct cell {
  int get() const restrict(amp);
  int take() && restrict(amp);
};
#endif
