// The code of a function with `restrict(auto)` decides who can call it. So each place that can call
// it has to see that code: the clause is for a definition without other declarations.
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) restrict(auto);
// expected-error@-1 {{'restrict(auto)' is only allowed on the one declaration of a function, which has its body}}
#else
int twice(int x) restrict(auto) { return 2 * x; }
#endif
