// The clause is a part of the function's type that the specification puts right after the
// parameters and qualifiers (2.1.1). First the clause, then the exception specification.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) noexcept restrict(amp);
// expected-error@-1 {{restriction clause must precede the exception specification}}
auto lambda = [](int x) noexcept restrict(amp) { return x; };
// expected-error@-1 {{restriction clause must precede the exception specification}}
#else
int twice(int x) restrict(amp) noexcept;
auto lambda = [](int x) restrict(amp) noexcept { return x; };
#endif
