// norm and unorm stay in their ranges, with the same bytes on both sides.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror -I%S/Inputs %s -o %t && %t

#include "on_both.h"
#include <cmath>
#include <limits>
#include <type_traits>
using namespace concurrency::graphics;

static int failures = 0;

template <class N> struct all_operations {
  struct results {
    N sum, difference, product, quotient, added, subtracted, multiplied, divided, up, down, up_old,
        down_old, from_int, from_unsigned, from_double;
    int less, greater, less_equal, greater_equal, equal, unequal;
    float plain;
  };
  results operator()(int i) const restrict(cpu, amp) {
    const N a(0.3f * (i % 9) - 1.2f), b(0.7f - 0.2f * (i / 9));
    results r;
    r.sum = a + b, r.difference = a - b, r.product = a * b, r.quotient = a / N(b + 2.0f);
    r.added = a, r.subtracted = a, r.multiplied = a, r.divided = a;
    r.added += b, r.subtracted -= b, r.multiplied *= b, r.divided /= N(0.5f);
    r.up = a, r.down = a;
    r.up_old = r.up++, r.down_old = r.down--;
    ++r.up, --r.down;
    r.from_int = N(i - 3), r.from_unsigned = N(unsigned(i)), r.from_double = N(0.1 * i);
    r.less = a<b, r.greater = a> b, r.less_equal = a <= b, r.greater_equal = a >= b;
    r.equal = a == b, r.unequal = a != b;
    r.plain = a * 3.0f + b;
    return r;
  }
};

template <class N> void in_range(float low) {
  const float infinity = std::numeric_limits<float>::infinity();
  for (float v : {-infinity, -5.0f, -1.0f, -0.5f, -0.0f, 0.0f, 0.25f, 1.0f, 1.5f, infinity}) {
    const float expected = v < low ? low : v > 1 ? 1 : v;
    failures += float(N(v)) != expected;
    failures += float(N(double(v))) != expected;
  }
  failures += !std::isnan(float(N(std::numeric_limits<float>::quiet_NaN())));
  failures += float(N(7)) != 1 || float(N(7u)) != 1 || float(N()) != 0;
  failures += float(N(0.75f) + N(0.5f)) != 1 || float(N(0.25f) - N(0.5f)) != std::fmax(low, -0.25f);
}

int main() {
  in_range<norm>(-1);
  in_range<unorm>(0);
  failures += differs("norm", all_operations<norm>(), 81);
  failures += differs("unorm", all_operations<unorm>(), 81);

  const norm n = unorm(0.5f); // the one implicit conversion
  failures += float(n) != 0.5f || float(-n) != -0.5f || float(unorm(norm(-0.5f))) != 0;
  static_assert(!std::is_convertible<norm, unorm>::value, "");
  static_assert(!std::is_convertible<float, norm>::value, "");
  static_assert(std::is_same<decltype(n * 2.0f), float>::value, "");
  static_assert(std::is_same<decltype(n * unorm(0.5f)), norm>::value, "");
  failures += UNORM_MIN != unorm(0.0f) || UNORM_MAX != unorm(1.0f) || float(UNORM_ZERO) != 0;
  failures += NORM_MIN != norm(-1.0f) || NORM_MAX != norm(1.0f) || float(NORM_ZERO) != 0;
  return failures != 0;
}
