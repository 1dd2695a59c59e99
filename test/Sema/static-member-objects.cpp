// A static member of a class template whose constructor is no constant expression, in a function
// without a clause: Clang computes no value of such an object, which has no bytes.
// RUN: %ampcc -std=c++17 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
// expected-no-diagnostics
template <class T> struct holder {
  struct init {
    init();
    void force() const {}
  };
  static const init initializer;
  static void force() { initializer.force(); }
};
template <class T> const typename holder<T>::init holder<T>::initializer;

template <class T> T unused(T x) {
  holder<T>::force();
  return x;
}
double amp(double x) restrict(amp) { return unused(x); }
