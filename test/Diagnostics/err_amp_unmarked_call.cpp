// Before version 1.3 the clause alone says that a function has code for devices, so a function
// without a clause has none (13.1.2). Give it a clause, or compile with `--amp-version=1.3`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
int square(int x) { return x * x; } // expected-note 0-1 {{'square' is declared here}}
int quartic(int x) restrict(amp:1.3) { return square(x * x); }
#ifndef FIXED
int sixth(int x) restrict(amp) { return square(x) * quartic(x); }
// expected-error@-1 {{'square' has no restriction clause and cannot be called in a 'restrict(amp:1)' function; amp:1.3 allows it if its body follows the rules of amp code}}
// expected-error@-2 {{'quartic' is 'restrict(amp:1.3)' and cannot be called in a 'restrict(amp:1)' function}}
// expected-note@-5 {{'quartic' declared here}}
#else
int sixth(int x) restrict(amp:1.3) { return square(x) * quartic(x); }
#endif
