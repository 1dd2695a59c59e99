// Definitions outside of the class or namespace.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

namespace N {
int f(int) restrict(amp);
template <class T> struct W {
  static int m(T) restrict(amp);
  template <class U> static U n(U) restrict(amp);
};
} // namespace N
int N::f(int) restrict(amp) { return 1; }
template <class T> int N::W<T>::m(T) restrict(amp) { return 1; }
template <class T> template <class U> U N::W<T>::n(U X) restrict(amp) { return X; }

int amp() restrict(amp) { return N::f(1) + N::W<int>::m(1) + N::W<int>::n(1); }
void host() {
  (void)N::f(1); // expected-error {{cannot be used in a restrict(cpu)}}
  (void)N::W<int>::m(1); // expected-error {{cannot be used in a restrict(cpu)}}
  (void)N::W<int>::n(1); // expected-error {{no matching}}
}
