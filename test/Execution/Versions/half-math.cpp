// half: functions of fast_math and precise_math give the rounded results of those of float, and
// calls with other numbers are theirs.
// RUN: %ampcc --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 -O2 --amp-vector-form=always --amp-host-compiler=g++ %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <amp_half.h>
#include <cassert>
#include <cmath>
#include <vector>
using namespace concurrency;

constexpr int functions = 9;

// Functions whose results of float are exact, or far from the middle between two halves.
half call(int f, half x) restrict(cpu, amp) {
  switch (f) {
  case 0:
    return precise_math::floor(x);
  case 1:
    return precise_math::fmod(x, half(1.5f));
  case 2:
    return fast_math::fabs(x);
  case 3:
    return fast_math::fmax(x, half(2));
  case 4:
    return precise_math::ldexp(x, -12);
  case 5:
    return precise_math::nextafter(x, half(10));
  case 6:
    return precise_math::copysign(half(3), x);
  case 7:
    return half(precise_math::isnormal(x) + 2 * fast_math::signbit(x));
  default:
    return precise_math::nearbyint(x);
  }
}

template <typename T> constexpr bool is_half() { return std::is_same<T, half>::value; }
static_assert(is_half<decltype(precise_math::sin(half()))>() &&
                  is_half<decltype(fast_math::pow(half(), half()))>() &&
                  std::is_same<decltype(precise_math::pow(half(), 2.0f)), float>::value &&
                  std::is_same<decltype(precise_math::fma(half(), half(), half())), float>::value,
              "the type of a call");

int main() {
  std::vector<half> arguments, results;
  for (unsigned bits = 0; bits < 0x7C00; bits += 37)
    for (unsigned sign : {0x0000u, 0x8000u})
      arguments.push_back(half::from_bits(static_cast<unsigned short>(bits | sign)));
  const int n = static_cast<int>(arguments.size());
  results.resize(n * functions);
  const array_view<const half> from(n, arguments);
  const array_view<half, 2> to(functions, n, results);
  parallel_for_each(to.extent, [=](index<2> i) restrict(amp) { to[i] = call(i[0], from[i[1]]); });
  to.synchronize();
  for (int i = 0; i < n; ++i) {
    const float x = arguments[i];
    const unsigned bits = arguments[i].bits(), exponent = bits & 0x7C00;
    const half expected[functions] = {
        half(std::floor(x)),
        half(std::fmod(x, 1.5f)),
        half(std::fabs(x)),
        half(std::fmax(x, 2.0f)),
        half(std::ldexp(x, -12)),
        half::from_bits(static_cast<unsigned short>(bits == 0x8000         ? 1
                                                    : bits == 0x4900       ? bits
                                                    : (x < 10) == (x >= 0) ? bits + 1
                                                                           : bits - 1)),
        half(std::signbit(x) ? -3 : 3),
        half((exponent != 0 && exponent != 0x7C00 ? 1 : 0) + 2 * std::signbit(x)),
        half(std::nearbyint(x))};
    for (int f = 0; f < functions; ++f) {
      assert(results[f * n + i].bits() == expected[f].bits());
      assert(call(f, arguments[i]).bits() == expected[f].bits());
    }
  }
}
