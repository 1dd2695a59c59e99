// A requires-clause before the declaration.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

template <class T> requires(sizeof(T) < 16) T f(T) restrict(amp);
template <class T> concept Small = sizeof(T) < 16;
template <Small T> T g(T) restrict(amp);
Small auto h(Small auto X) restrict(amp) { return X; }

int amp() restrict(amp) { return f(1) + g(1) + h(1); }
void host() {
  (void)f(1); // expected-error {{no matching}}
  (void)g(1); // expected-error {{no matching}}
  (void)h(1); // expected-error {{no matching}}
}
