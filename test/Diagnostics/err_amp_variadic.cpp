// A variadic function walks along a stack of arguments, which a device does not have (2.4.2). A
// function for amp code has a fixed number of parameters, or is a variadic template.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int sum(int count, ...) restrict(amp);
// expected-error@-1 {{a 'restrict(amp)' function cannot be variadic}}
#else
template <class... T> int sum(T... values) restrict(amp) { return (values + ...); }
#endif
