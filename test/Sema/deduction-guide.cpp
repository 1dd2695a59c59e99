// A deduction guide never runs: its parameters may be of any type.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// expected-no-diagnostics

template <class T> struct Wrapper {
  T X;
  Wrapper(T X) restrict(amp, cpu) : X(X) {}
};
Wrapper(const char *) -> Wrapper<int>;
template <class T> Wrapper(short, T) -> Wrapper<T>;
int amp() restrict(amp) { return Wrapper(3).X; }
