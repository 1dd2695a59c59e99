// min and max exist without a header or namespace, also for two types, if no other function fits.
// RUN: %ampcc --amp-msvc %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t
// REQUIRES: gxx
#include <amp.h>
#include <string>

namespace own {
int max(int, int) restrict(cpu, amp) { return 100; }
int f(int a) restrict(cpu, amp) { return max(a, 1); }
} // namespace own

template <class T> T clamped(T a, T b) restrict(cpu, amp) { return min(a, max(b, T(0))); }

template <class T> struct bounds {
  T low, high;
};
template <class T> struct clamping : bounds<T> {
  T at(T a) const restrict(cpu, amp) { return min(high, max(low, a)); }
};

namespace with_std {
using namespace std;
using namespace concurrency;
int f() {
  string s = "text";
  int d[2] = {9, 2};
  array_view<int> v(2, d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = min(v[i], 3) + max(v[i], 5u) + clamped(1, v[i]) + own::f(1);
  });
  return max(0, 55 - s.length()) + v[0];
}
} // namespace with_std

int main() {
  volatile int two = 2;
  clamping<int> c;
  c.low = 1, c.high = 3;
  if (c.at(5) != 3 || c.at(0) != 1)
    return 2;
  return !(with_std::f() == 51 + 113 && max(1, 2.5) == 2.5 && min(two, 1u) == 1);
}
