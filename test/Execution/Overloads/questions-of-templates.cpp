// Queries of standard templates whether a call is possible are answered for amp in code for amp.
// REQUIRES: opencl-device, libstdcxx
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++20 -Wall -Wextra -Werror %s -o %t.20 && %t.20
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <functional>
#include <type_traits>
#include <vector>
using namespace concurrency;

struct only_amp {
  int operator()(int x) const restrict(amp) { return x; }
};
struct only_cpu {
  int operator()(int x) const { return x; }
};
struct of_amp { // and on the host
  char operator()(int x) const { return char(x); }
  int operator()(int x) const restrict(amp) { return x; }
};
struct of_host : of_amp {};
struct method {
  int m(int x) const restrict(amp) { return x; }
};

template <class F> int called(F f) restrict(amp) {
  if constexpr (std::is_invocable<F, int>::value)
    return f(1);
  else
    return -1;
}
template <class T> auto zero(T) restrict(amp) { return decltype(std::declval<T>() + 1)(); }
template <class F, class R = decltype(std::declval<F>()(1))> int size(F) restrict(amp) {
  return sizeof(R);
}

// As libc++ 22 queries: by a partial specialization.
namespace std {
template <class, class F> struct result_of_partial;
template <class F> struct result_of_partial<void_t<decltype(declval<F>()(1))>, F> {
  using type = decltype(declval<F>()(1));
};
} // namespace std
struct of_both : of_amp {};
static_assert(sizeof(std::result_of_partial<void, of_both>::type) == 1, "");

// There is no query for amp.
static_assert(!std::is_invocable<only_amp>::value, "");
static_assert(sizeof(std::invoke_result_t<of_host, int>) == 1, "");
static_assert(sizeof(decltype(std::declval<of_amp>()(1))) == 1, "");

int main() {
  std::vector<int> data(8);
  array_view<int> view(8, data);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    static_assert(std::is_invocable_v<only_amp, int> && !std::is_invocable_v<only_amp, method>);
    static_assert(std::is_same_v<std::invoke_result_t<of_amp, int>, int>);
    static_assert(std::is_same_v<decltype(std::declval<of_amp>()(1)), int>);
    static_assert(std::is_invocable_r_v<int, only_amp, float>);
    view[0] = called(only_amp());
    view[1] = called(of_amp());
    view[2] = called(1);
    view[3] = sizeof(zero(1.0f)) == sizeof(float);
    view[4] = size(of_amp()) == sizeof(int);
  });
  view.synchronize();
  static_assert(std::is_invocable_v<only_cpu, int>);
  return data == std::vector<int>{1, 1, -1, 1, 1, 0, 0, 0} ? 0 : 1;
}
