// No amp-restricted function calls itself, directly or through others (spec 2.4.3.4).
// RUN: %ampcc -fsyntax-only -Xclang -verify %s

int direct(int X) restrict(amp) { return direct(X); } // expected-error {{'restrict(amp)' function 'direct' calls itself}}
int b(int) restrict(amp);
int a(int X) restrict(amp) { return b(X); } // expected-note {{by way of 'b', called here}}
int b(int X) restrict(amp) { return a(X); } // expected-error {{'restrict(amp)' function 'a' calls itself}}
template <class T> T generic(T X) restrict(amp) { return generic(X); } // expected-error {{'generic<int>' calls itself}}
int use() restrict(amp) { return generic(1); }
int host(int X) { return host(X); }
