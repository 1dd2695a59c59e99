// Explicit instantiations, which have overloads by restriction.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

template <class T> T f(T X) restrict(amp) { return X; }
template <class T> T f(T X) { return X; }
template int f<int>(int) restrict(amp);
template int f<int>(int);
extern template long f<long>(long) restrict(amp);
template <int N> auto g() restrict(amp) -> int { return N; }
template auto g<(1 < 2)>() restrict(amp) -> int;
template <class T> struct W { int m(T) restrict(amp) { return 1; } };
template int W<int>::m(int) restrict(amp);

int amp() restrict(amp) { return f(1) + g<1>(); }
void host() {
  (void)f(1);
  (void)g<1>(); // expected-error {{no matching}}
}
