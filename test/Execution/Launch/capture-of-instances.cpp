// The instances of a template capture different variables in a lambda. The host's closure has those of
// all instances: in each place of a closure, and also if a function for both sides makes it.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <vector>
using namespace concurrency;

struct large {
  int values[100];
};

template <bool B> auto make(int a, double b, int c) restrict(cpu, amp) {
  return [=](int x) restrict(cpu, amp) {
    double sum = c;
    if constexpr (B)
      sum += b;
    return sum + a * x;
  };
}
template <class... Ts> auto make_pack(Ts... r) restrict(cpu, amp) {
  return [=](double x) restrict(cpu, amp) { return ((x * r) - ... - 0.0); };
}
template <bool B> double made(array_view<double> v) {
  const int z = int(v.extent[0]);
  auto f = make<B>(3, 2.5, 100);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(2) + z * 1000; });
  return v[0];
}

// A closure with so many values is copied as a whole if the layouts agree.
template <bool B> double many(array_view<double> v) {
  const double b = 2.5 * v.extent[0];
  large l = {};
  l.values[99] = 4;
  auto f = [=](int x) restrict(cpu, amp) {
    double sum = l.values[x] * 1000;
    if constexpr (B)
      sum += b;
    return sum;
  };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(99); });
  return v[0];
}

int main() {
  std::vector<double> data(1);
  array_view<double> v(1, data);
  if (made<true>(v) != 1108.5 || made<false>(v) != 1106)
    return 1;
  if (many<true>(v) != 4002.5 || many<false>(v) != 4000)
    return 2;
  auto f = make_pack(1, 2.5, 4L);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(2); });
  if (v[0] != f(2))
    return 3;
}
