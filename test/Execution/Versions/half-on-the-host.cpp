// half in host code: constant expressions, limits, and the compiler's type of 16 bits.
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc -O2 -mf16c -std=c++20 %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ -std=c++14 %s -o %t && %t
#include "Inputs/half_reference.h"
#include <amp.h>
#include <amp_half.h>
#include <cassert>
using namespace concurrency;

using limits = std::numeric_limits<half>;
static_assert(limits::max() == 65504 && limits::lowest() == -65504.0f, "the ends");
static_assert(float(limits::min()) == 1.0f / 16384 &&
                  float(limits::denorm_min()) == 1.0f / 16777216,
              "the smallest");
static_assert(limits::epsilon() == half::from_bits(0x3C01) - half(1), "the step after 1");
static_assert(limits::infinity() > limits::max() && limits::quiet_NaN() != limits::quiet_NaN(),
              "no numbers");
static_assert(half(65520.0f) == limits::infinity() && half(65519.99) == limits::max(), "rounding");
static_assert(half(1.0 + 1.0 / 2048).bits() == 0x3C00, "to the even one");
static_assert(half(1.0 + 1.0 / 2048 + 1e-15).bits() == 0x3C01, "one rounding of a double");
static_assert(-half(0.0f) == half(0) && (-half(0.0f)).bits() == 0x8000, "the sign of zero");

int main() {
  for (unsigned bits = 0; bits < 0x10000; ++bits) {
    const half h = half::from_bits(static_cast<unsigned short>(bits));
    if ((bits & 0x7FFF) < 0x7C00)
      assert(double(h) == value_of(bits));
    assert(same(half(float(h)).bits(), bits));
#ifdef __FLT16_MAX__
    const _Float16 own = static_cast<_Float16>(h);
    assert(is_nan(bits) || float(own) == float(h));
    assert(half(own).bits() == bits);
#endif
  }
  float f = half(2);
  f += half(0.5f);
  half h = 1.5;
  h *= f;
  assert(f == 2.5f && h == 3.75f && h);
}
