// Lambdas of which nothing makes a closure keep their captures by default: in templates that nothing instantiates, in branches
// that all instantiations discard.
// REQUIRES: opencl-device, gxx
// RUN: rm -rf %t && %ampcc -std=c++17 --translate %s -o %t
// RUN: %without_comments %t/not-instantiated.cpp | FileCheck %s
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t.exe && %t.exe
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror --amp-host-compiler=g++ %s -o %t.exe && %t.exe
#include <amp.h>
using namespace concurrency;

template <class F> int call(F f) { return f(1, 2); }
// CHECK: return call([=](int a, int b) {{ *}}{ return comp(a, b) ? b : a; });
template <class C> int never(C comp) {
  return call([=](int a, int b) restrict(amp, cpu) { return comp(a, b) ? b : a; });
}
// CHECK: [=](index<1> i) {{ *}}{ (void)
template <class T> void never_launched(array_view<T> v, T n) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
}
template <class T> struct never_made {
  T value;
  // CHECK: call([&](int a, int) {{ *}}{ return a + n; });
  int get(T &n) const { return call([&](int a, int) restrict(amp, cpu) { return a + n; }); }
};
template <bool Nested, class T> int discarded(array_view<int> v, T n) {
  // CHECK: auto outer = [n](int a, int) {{ *}}{
  auto outer = [=](int a, int) restrict(amp, cpu) {
    if constexpr (Nested) {
      // CHECK: auto inner = [=](T b) {{ *}}{ return b + n; };
      auto inner = [=](T b) restrict(amp, cpu) { return b + n; };
      return inner(a);
    } else {
      return a + n;
    }
  };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = outer(2, 0); });
  v.synchronize();
  return call(outer);
}

int main() {
  int data[2] = {1, 2};
  array_view<int> v(2, data);
  return discarded<false>(v, 3) != 4 || data[1] != 5;
}
