// A `<` among template arguments compares.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

template <bool B, class T> struct EnableIf {};
template <class T> struct EnableIf<true, T> { typedef T Type; };
template <bool B, class T> using EnableIfT = typename EnableIf<B, T>::Type;

template <int A> EnableIfT<A < 3, int> f(int) restrict(amp);
template <int A> typename EnableIf<(A > 3), int>::Type f(int) restrict(amp);

int amp() restrict(amp) { return f<2>(1) + f<4>(1); }
void host() {
  (void)f<2>(1); // expected-error {{no matching}}
}
