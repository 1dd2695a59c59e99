// restrict(auto) (spec 13.1.1): calls that the code of the function forbids, and declarations that
// cannot have the clause.
// RUN: %ampcc -std=c++17 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
int counter;
int next() restrict(auto) { return ++counter; } // expected-note {{in 'next': global variable 'counter' cannot be used}}
int twice() restrict(cpu, auto) { return 2 * next(); } // expected-note {{'twice' calls 'next' here}}
int amp() restrict(amp) { return twice(); } // expected-error {{'twice' cannot be called in a 'restrict(amp)' function}}
int host() { return twice(); }

int later(int) restrict(auto); // expected-error {{'restrict(auto)' is only allowed on the one declaration of a function}}
int declared(int);
int declared(int x) restrict(auto) { return x; } // expected-error {{'restrict(auto)' is only allowed on the one declaration of a function}}
int repeated(int x) restrict(auto) { return x; } // expected-error {{'restrict(auto)' is only allowed on the one declaration of a function}}
int repeated(int);
template <class T> T instantiated(T x) restrict(auto) { return x; }
template int instantiated(int) restrict(auto); // expected-error {{'restrict(auto)' is only allowed on the one declaration of a function}}
using pointer = int (*)(int) restrict(auto); // expected-error {{'restrict(auto)' is only allowed on the one declaration of a function}}
int both(int x) restrict(amp, auto) { return x; } // expected-error {{restriction 'auto' cannot be combined with 'amp'}}
int versioned(int x) restrict(auto : 1.3) { return x; } // expected-error {{restriction 'auto' has no versions; only 'amp' has}}
