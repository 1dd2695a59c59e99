// `template` is missing before a member template of a dependent type.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
using namespace concurrency;

template <class A> struct user {
  typedef typename A::rebind<int>::other type;
  static int f(A a) { return a.get<int>(1) + A::of<int>(2); }
};
struct allocator {
  template <class T> struct rebind {
    typedef T other;
  };
  template <class T> T get(T t) { return t; }
  template <class T> static T of(T t) { return t; }
};

template <class V> int last(const V &v) {
  return v.view_as<2>(extent<2>(2, 2))(1, 1);
}

int main() {
  int d[4] = {0, 0, 0, 5};
  if (last(array_view<int>(4, d)) != 5)
    return 1;
  user<allocator>::type three = user<allocator>::f(allocator());
  return three - 3;
}
