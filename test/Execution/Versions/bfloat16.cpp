// bfloat16: every number as a float and back, and the floats beside the middle between two numbers.
// RUN: %ampcc --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 -O3 --amp-host-compiler=g++ %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <amp_half.h>
#include <cassert>
#include <cmath>
#include <cstring>
#include <vector>
using namespace concurrency;

static_assert(bfloat16(1.0f).bits() == 0x3F80 && bfloat16(3) == 3, "constant expressions");

float from_bits(unsigned bits) {
  float x;
  std::memcpy(&x, &bits, sizeof x);
  return x;
}

int main() {
  std::vector<float> values;
  std::vector<unsigned> expected;
  for (unsigned bits = 0; bits < 0x10000; ++bits)
    for (unsigned rest : {0x0000u, 0x0001u, 0x7FFFu, 0x8000u, 0x8001u, 0xFFFFu}) {
      values.push_back(from_bits(bits << 16 | rest));
      expected.push_back(bits + (rest > 0x8000 || (rest == 0x8000 && bits % 2)));
    }
  const int n = static_cast<int>(values.size());
  std::vector<bfloat16> rounded(n);
  std::vector<float> again(n);
  const array_view<const float> from(n, values);
  const array_view<bfloat16> to(n, rounded);
  const array_view<float> back(n, again);
  parallel_for_each(
      to.extent, [=](index<1> i) restrict(amp) {
        to[i] = from[i];
        back[i] = to[i] + 0;
      });
  to.synchronize();
  back.synchronize();
  for (int i = 0; i < n; ++i) {
    if (std::isnan(values[i])) {
      assert(std::isnan(float(rounded[i])) && std::isnan(again[i]));
      continue;
    }
    assert(rounded[i].bits() == expected[i] && bfloat16(values[i]).bits() == expected[i]);
    const float x = from_bits(expected[i] << 16);
    assert(again[i] == x &&
           float(bfloat16::from_bits(static_cast<unsigned short>(expected[i]))) == x);
  }
}
