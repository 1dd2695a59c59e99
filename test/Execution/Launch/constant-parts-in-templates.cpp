// In a template, too, a part of a constexpr object can replace its value, for any dependent index.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
using namespace concurrency;
#include <utility>

constexpr int table[4] = {1, 2, 3, 4};
struct record {
  int m[2];
  float f;
};
constexpr record whole{{5, 6}, 1.5f};

template <int K> int by_value() restrict(cpu, amp) { return table[K]; }
template <class T> int by_type() restrict(cpu, amp) { return table[sizeof(T) - 2]; }
template <class T> int by_value_of(T) restrict(cpu, amp) { return table[T::value] + T::value[table]; }
template <class T> int in_case(T t) restrict(cpu, amp) {
  switch (t) {
  case table[0]:
    return 10;
  case whole.m[1]:
    return 60;
  }
  return 0;
}
template <class T> int in_sum(T t) restrict(cpu, amp) { return t + whole.m[0] + int(whole.f); }
template <int K> int of_member() restrict(cpu, amp) { return whole.m[K]; }
template <int... K> int folded(std::integer_sequence<int, K...>) restrict(cpu, amp) { return (table[K] + ...); }

int main() {
  int data[8];
  array_view<int> v(8, data);
  v.discard_data();
  auto generic = [](auto i) restrict(amp) { return table[decltype(i)::value]; };
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    v[0] = by_value<1>();
    v[1] = by_type<int>();
    v[2] = in_case(1) + in_case(6);
    v[3] = in_sum(1);
    v[4] = of_member<1>();
    v[5] = folded(std::make_integer_sequence<int, 4>());
    v[6] = by_value_of(std::integral_constant<int, 2>());
    v[7] = generic(std::integral_constant<int, 3>());
  });
  v.synchronize();
  const int expected[8] = {2, 3, 70, 7, 6, 10, 6, 4};
  for (int i = 0; i < 8; ++i)
    if (data[i] != expected[i])
      return 1 + i;
}
