// A `<` in the default argument of a template parameter compares.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

template <int N, bool B = N < 3> int f(int) restrict(amp);

int amp() restrict(amp) { return f<2>(1); }
void host() {
  (void)f<2>(1); // expected-error {{no matching}}
}
