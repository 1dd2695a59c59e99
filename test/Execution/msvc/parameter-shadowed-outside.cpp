// A member template that is defined outside of its class, with the name of the class's parameter.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

template <class T> struct box {
  T held;
  template <class U> U get(U value);
  template <class U> void operator=(const U &value);
};
template <class T> template <class T> T box<T>::get(T value) { return value * T(2); }
template <class T> template <class T> void box<T>::operator=(const T &value) { held = value; }
template <int N, class T> struct sized {
  T held[N];
  template <class U> void set(U value);
};
template <int N, class T> template <class T> void sized<N, T>::set(T value) {
  T twice = value + value;
  held[N - 1] = twice;
}

int main() {
  box<int> b;
  b = 2.5;
  sized<3, int> s;
  s.set(1.75);
  return b.held == 2 && s.held[2] == 3 && b.get<int>(4) == 8 ? 0 : 1;
}
