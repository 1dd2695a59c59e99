// A `<` in the default argument of a parameter compares.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

int f(bool A = 1 < 2, int B = 3) restrict(amp);

int amp() restrict(amp) { return f(); }
void host() {
  (void)f(); // expected-error {{no matching}}
}
