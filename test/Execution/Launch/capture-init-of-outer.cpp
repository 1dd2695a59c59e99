// A kernel captures the init-captures of a lambda around it, which a template instantiates. They and
// structured bindings keep their places in the closure of an instantiation that does not use them.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++20 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++20 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <type_traits>
#include <utility>
#include <vector>
using namespace concurrency;

double init_captures(array_view<double> v) {
  auto outer = [v, k = 5, w = 2.5](auto with_k) {
    const int z = int(w) + 7;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      double sum = z;
      if constexpr (decltype(with_k)::value)
        sum += k;
      else
        sum += w;
      v[i] = sum;
    });
    return v[0];
  };
  return outer(std::true_type()) * 100 + outer(std::false_type());
}

template <bool B> double bindings(array_view<double> v) {
  auto [x, y] = std::make_pair(3, 4.5);
  const int z = int(v.extent[0]) + 8;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    double sum = z;
    if constexpr (B)
      sum += x * 10;
    else
      sum += y * 100;
    v[i] = sum;
  });
  return v[0];
}

int main() {
  std::vector<double> data(1);
  array_view<double> v(1, data);
  if (init_captures(v) != 1411.5)
    return 1;
  if (bindings<true>(v) != 39 || bindings<false>(v) != 459)
    return 2;
}
