// Lambdas without a clause that kernels capture: the host's closures have the layout that the kernels
// expect, whatever the instances capture and in whatever order.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 --amp-version=1.3 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++17 --amp-version=1.3 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <vector>
using namespace concurrency;

template <bool B> auto make(int a, double b) {
  return [=](int x) {
    double sum = a * x;
    if constexpr (B)
      sum += b;
    return sum;
  };
}
template <class... Ts> auto make_pack(Ts... r) {
  return [=](double x) { return ((x * r) - ... - 0.0); };
}
template <class F> double launch(array_view<double> v, F f) {
  const int z = int(v.extent[0]);
  parallel_for_each(v.extent, [=](index<1> i) { v[i] = f(2) + z * 100; });
  return v[0];
}

int main() {
  std::vector<double> data(1);
  array_view<double> v(1, data);
  if (launch(v, make<true>(3, 2.5)) != 108.5 || launch(v, make<false>(3, 2.5)) != 106)
    return 1;
  if (launch(v, make_pack(1, 2.5, 4L)) != 105)
    return 2;
}
