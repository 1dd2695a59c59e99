// `template` is missing before a member template of a dependent type.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

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

int main() {
  user<allocator>::type three = user<allocator>::f(allocator());
  return three - 3;
}
