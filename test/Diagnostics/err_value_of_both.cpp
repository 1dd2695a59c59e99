// An instance of a class template is one class for both sides, and so are its constants, array bounds and template arguments. In a template a
// call in the head of a lambda is also resolved as if it were before the lambda. Give the value a name: outside of functions it is the cpu's.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++17 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
template <int N> struct row {
  int data[N];
};
constexpr int width(float) restrict(amp) { return 4; } // expected-note 3 {{'width' is declared here}}
constexpr int width(float) restrict(cpu) { return 8; } // expected-note 5 {{'width' is declared here}}
template <class T> void sum() restrict(amp) {
  auto bound = [](int (&row)[width(T())]) { return row[0]; };
  // expected-error@-1 {{call to 'width', of which 'restrict(amp)' and 'restrict(cpu)' have one each, in the head of a lambda in a template; give the value a name before the template}}
  auto argument = [](row<width(T())> r) { return r.data[0]; };
  // expected-error@-1 {{call to 'width', of which 'restrict(amp)' and 'restrict(cpu)' have one each}}
  auto exception = [](T) noexcept(noexcept(width(T()))) {};
  // expected-error@-1 {{call to 'width', of which 'restrict(amp)' and 'restrict(cpu)' have one each}}
  auto size = [](row<sizeof(width(T()))> r, int n = width(T())) { return n; }; // an int on both sides
}
template void sum<float>() restrict(amp);
template <class T> struct line {
  int pixels[width(T())]; // expected-error {{call to 'width', of which 'restrict(amp)' and 'restrict(cpu)' have one each, in a class or template, which is one for both; give the value a name before the template}}
  static constexpr int count = width(T()); // expected-error {{call to 'width'}}
  static const int rest = width(T()) - 2; // expected-error {{call to 'width'}}
  enum { last = width(T()) - 1 }; // expected-error {{call to 'width'}}
  int current = width(T()); // each side has its own
};
template struct line<float>;
template <class T, int N = width(1)> struct lines { // expected-error {{call to 'width'}}
  row<N> data;
};
#else
template <int N> struct row {
  int data[N];
};
constexpr int width(float) restrict(amp) { return 4; }
constexpr int width(float) restrict(cpu) { return 8; }
template <class T> void sum() restrict(amp) {
  constexpr int of_amp = width(T());
  auto bound = [](int (&row)[of_amp]) { return row[0]; };
  auto argument = [](row<of_amp> r) { return r.data[0]; };
  auto of_default = [](int n = width(T())) { return n; };
}
template void sum<float>() restrict(amp);
constexpr int of_cpu = width(1);
template <class T> struct line {
  int pixels[of_cpu];
  static constexpr int count = of_cpu;
  static const int rest = of_cpu - 2;
  enum { last = of_cpu - 1 };
  int current = width(T());
};
template struct line<float>;
template <class T, int N = of_cpu> struct lines {
  row<N> data;
};
#endif
