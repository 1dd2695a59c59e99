// Construction from every other scalar's vector, with the same bytes on both sides.
// REQUIRES: opencl-device, gxx
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror -I%S/Inputs %s -o %t && %t
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror -I%S/Inputs --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include "all_on_both.h"
#include <type_traits>
using namespace concurrency::graphics;

static int failures = 0;

template <class To, class From> struct converted {
  static const char *name() { return "conversion"; }
  To operator()(int i) const restrict(cpu, amp) {
    From from(static_cast<typename From::value_type>(0.37f * i));
    from.y = static_cast<typename From::value_type>(i % 3);
    return To(from);
  }
};

template <class To, class From> void check() {
  typedef typename To::value_type S;
  const From from(static_cast<typename From::value_type>(1));
  const To to(from);
  if (!(to.get_x() == static_cast<S>(from.get_x()) && to.get_y() == static_cast<S>(from.get_y())))
    ++failures;
  static_assert(std::is_convertible<From, To>::value == std::is_same<From, To>::value, "explicit");
  static_assert(std::is_convertible<S, To>::value, "a scalar stands for a vector of it");
}

template <class To, class... Froms> void from_each() {
  failures += differences<To, converted<To, Froms>...>(8);
  (check<To, Froms>(), ...);
}
template <int N, class S> void from_all() {
  from_each<short_vector<S, N>, short_vector<int, N>, short_vector<uint, N>, short_vector<float, N>,
            short_vector<double, N>, short_vector<norm, N>, short_vector<unorm, N>>();
}
template <int N> void all() {
  from_all<N, int>(), from_all<N, uint>(), from_all<N, float>();
  from_all<N, double>(), from_all<N, norm>(), from_all<N, unorm>();
}

int main() {
  all<2>(), all<3>(), all<4>();
  // From a swizzle, and norms from floats.
  const float_4 f(0.25f, -3.0f, 0.5f, 2.0f);
  failures += int_3(f.wzy) != int_3(2, 0, -3);
  failures += norm_3(f.xyz) != norm_3(0.25f, -1.0f, 0.5f);
  failures += unorm_2(0.5f) != unorm_2(unorm(0.5f));
  return failures != 0;
}
