// In a template a member that has a swizzle's name is what it is where the type is the program's.
// RUN: %ampcc -Wall -Wextra -Werror -std=c++17 %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=%gxx -std=c++17 %s -o %t && %t
// REQUIRES: gxx
#include <amp.h>
#include <amp_short_vectors.h>
#include <type_traits>

struct thrower {
  operator int() noexcept(false) { throw 1; }
};
struct own {
  int xy = 3;
  const int rg = 4;
  thrower zx;
};
template <class T> int sum(T &t) {
  static_assert(noexcept(t.xy) && noexcept(t.zx) && !noexcept(int(t.zx)), "a member is no call");
  static_assert(std::is_same<decltype((t.rg)), const int &>::value, "nor a copy");
  int &same = t.xy;
  same = 5;
  return t.xy + t.rg;
}
int main() {
  own o;
  return sum(o) - 9;
}
