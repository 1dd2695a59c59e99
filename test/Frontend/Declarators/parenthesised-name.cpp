// Parentheses around the name.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

using T = int;
int (f)(int) restrict(amp);
T((g))(int) restrict(amp);

int amp() restrict(amp) { return f(1) + g(1); }
void host() {
  (void)f(1); // expected-error {{no matching}}
  (void)g(1); // expected-error {{no matching}}
}
