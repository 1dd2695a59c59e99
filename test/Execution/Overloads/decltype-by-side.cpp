// decltype in a declaration is for the side of the enclosing function, which is the cpu outside of functions, as in Visual C++ and
// HCC (spec 2.3.2.1: the calling context); after the clause, in a trailing return type, it is for the side of the declared function.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <type_traits>
#include <vector>
using namespace concurrency;
template <class A, class B> constexpr bool same = std::is_same<A, B>::value;

inline int f() restrict(cpu) { return 1; }
inline float f() restrict(amp) { return 2.5f; }
inline int g(int) restrict(cpu) { return 1; }
inline float g(int) restrict(amp) { return 1.5f; }

inline auto trailing() restrict(cpu) -> decltype(f()) { return 1; }
inline auto trailing() restrict(amp) -> decltype(f()) { return 2.5f; }
inline decltype(f()) leading() { return 7; }
inline decltype(f()) leading() restrict(amp) { return 6; }
template <class T> auto of_template(T x) -> decltype(g(x)) { return g(x); }
template <class T> auto of_template(T x) restrict(amp) -> decltype(g(x)) { return g(x); }
decltype(f()) global = 3;
static_assert(same<decltype(global), int>, "");
using alias = decltype(f());
typedef const decltype(f()) *const_pointer;
using function = auto(int) restrict(cpu) -> decltype(f());
using nested = decltype(g(decltype(f())(1)) + g(1));
static_assert(same<alias, int> && same<const_pointer, const int *> && same<nested, int>, "");
static_assert(same<decltype(f()), int> && same<function, int(int)>, "");
template <class T> struct is_of_int {
  static_assert(same<T, int>, "");
};
is_of_int<decltype(f())> argument;
auto of_lambda = [](int) restrict(cpu) -> decltype(f()) { return f(); };
namespace inner {
using alias = decltype(f());
static_assert(same<alias, decltype(f())>, "");
} // namespace inner
struct holder {
  decltype(f()) m() { return 1; }
  decltype(f()) m() restrict(amp) { return 4; }
  auto n() restrict(amp) -> decltype(f()) { return 2.5f; }
  decltype(f()) member;
};
inline bool is_int(decltype(f()) x) {
  static_assert(same<decltype(x), int>, "");
  return x == 1;
}
inline bool is_int_too(decltype(f()) x) restrict(amp) {
  static_assert(same<decltype(x), int> && same<decltype(holder().member), int>, "");
  struct local {
    decltype(f()) member;
    static void of_cpu(decltype(f()) x) restrict(cpu) { static_assert(same<decltype(x), float>, ""); }
  };
  static_assert(same<decltype(local().member), float>, "");
  return x == 2;
}

int main() {
  std::vector<float> data(2);
  array_view<float> view(2, data);
  auto captured = leading();
  static_assert(same<decltype(captured), int>, "");
  static_assert(same<decltype(of_template(1)), int>, "");
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    static_assert(same<decltype(trailing()), float>, "");
    static_assert(same<decltype(leading()), int>, "");
    static_assert(same<decltype(of_template(1)), float>, "");
    holder h;
    static_assert(same<alias, int> && same<inner::alias, int>, "");
    view[i] = trailing() + leading() + of_template(1) + h.m() + h.n() + captured + is_int_too(2);
  });
  view.synchronize();
  holder h;
  if (trailing() + leading() + of_template(1) + h.m() + global != 13 || !is_int(f()) ||
      of_lambda(1) != 1)
    return 1;
  return data == std::vector<float>(2, 2.5f * 2 + 6 + 4 + 1.5f + 7 + 1) ? 0 : 2;
}
