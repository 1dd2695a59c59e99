// Packs that a lambda captures without naming them. The body uses the elements in another order than
// that of the parameters, in which the host's closure has them.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++20 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++20 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <vector>
using namespace concurrency;

template <class... Ts> void right_fold(array_view<double> v, Ts... r) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (double(r) + ... + 0.0); });
}
template <class... Ts> void two(array_view<double> v, Ts... a) {
  auto inner = [&](auto... b) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (... + (b * 2.0 + a * 3.0)); });
  };
  inner((a + a)...);
}
template <class... Ts> void init_capture(array_view<double> v, Ts... ts) {
  auto outer = [v, ... r = ts] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (double(r) + ... + 0.0); });
  };
  outer();
}
// One instantiation captures the pack, the other does not.
template <bool B, class... Ts> void discarded(array_view<double> v, double last, Ts... r) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    double sum = 0;
    if constexpr (B)
      sum = (double(r) + ... + 0.0);
    sum += last;
    v[i] = sum;
  });
}
// The expansion around the lambda expands a, that in the lambda b.
template <class... Ts> auto digits(Ts... b) {
  return [=](auto... a) {
    int result = 0;
    ((result = result * 10 + [=](int x) restrict(cpu, amp) { return x + a + (b + ...); }(0)), ...);
    return result;
  };
}
template <class... Ts> void never_instantiated(array_view<double> v, Ts... a) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (double(a) + ...); });
}

int main() {
  std::vector<double> data(1);
  array_view<double> v(1, data);
  right_fold(v, 1, 2.5, true, 4L);
  if (v[0] != 8.5)
    return 1;
  two(v, 1, 2.5, 3L);
  if (v[0] != 6.5 * 7)
    return 2;
  init_capture(v, 1, 2.5, true, 4L);
  if (v[0] != 8.5)
    return 3;
  discarded<true>(v, 0.5, 1, 2.5, 4L);
  if (v[0] != 8)
    return 4;
  discarded<false>(v, 0.5, 1, 2.5, 4L);
  if (v[0] != 0.5)
    return 5;
  if (digits(1, 2)(1, 2) != 45)
    return 6;
}
