// Packs and abbreviated templates.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

template <class... T> int f(T... X) restrict(amp) { return sizeof...(X); }
int g(auto...) restrict(amp) { return 1; }
template <class T, int N = sizeof(T) < 3> int h(T (&)[N + 2]) restrict(amp);

int amp() restrict(amp) { return f(1, 2.0f) + g(1); }
void host() {
  (void)f(1); // expected-error {{no matching}}
  (void)g(1); // expected-error {{no matching}}
}
