// The word alone does not say for which side the function is (2.1). Write the restrictions in
// parentheses.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) restrict amp { return 2 * x; }
// expected-error@-1 {{expected '(' and a list of restrictions after 'restrict'}}
#else
int twice(int x) restrict(amp) { return 2 * x; }
#endif
