// Explicit specializations.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s -Xclang -verify-ignore-unexpected=note

template <class T> T f(T X) restrict(amp) { return X; }
template <> float f<float>(float X) restrict(amp) { return 2 * X; }
template <class T> T f(T X) { return X; }
template <> double f<double>(double X) { return X; }
struct S { template <int N> static int m() restrict(amp); };
template <> inline int S::m<1 < 2>() restrict(amp) { return 1; }

int amp() restrict(amp) { return f(1.0f) + S::m<1>(); }
void host() {
  (void)f(1.0f);
  (void)S::m<1>(); // expected-error {{no matching}}
}
