// A requires-clause after the restriction clause, with the braces of a requires-expression.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

template <class T> concept Small = sizeof(T) < 16;
template <class T> T f(T) restrict(amp) requires(sizeof(T) < 16);
template <class T> T g(T X) restrict(amp) requires Small<T> && requires(T Y) { Y + 1; } { return X; }

int amp() restrict(amp) { return f(1) + g(1); }
void host() {
  (void)f(1); // expected-error {{no matching}}
  (void)g(1); // expected-error {{no matching}}
}
