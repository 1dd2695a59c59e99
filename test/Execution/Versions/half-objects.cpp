// half as a member, an element of arrays, a captured value and a constant: each is two bytes that
// threads change without a race, and no conversion changes the bits of a NaN.
// RUN: %ampcc --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 -O3 --amp-vector-form=always %s -o %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 --amp-check --amp-robust -w %s -o %t && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t
#include <amp.h>
#include <amp_half.h>
#include <cassert>
#include <type_traits>
#include <vector>
using namespace concurrency;

struct sample {
  unsigned char tag;
  half low;
  half more[3];
  float sum;
};
static_assert(sizeof(sample) == 16 && std::is_trivially_copyable<sample>::value &&
                  std::is_trivial<half>::value && sizeof(half) == 2 && alignof(half) == 2,
              "the layout of an unsigned short");

constexpr half weights[] = {0.5f, 1.5f, -2, 1e-7};
static_assert(weights[3].bits() == 2 && half(65519.0f) == std::numeric_limits<half>::max(),
              "constant expressions");

int main() {
  const int n = 1000;
  std::vector<sample> samples(n);
  std::vector<half> copies(2 * n), nans(n, half::from_bits(0x7D55));
  const half scale = 3;
  const array_view<sample> to(n, samples);
  const array_view<half> pairs(2 * n, copies);
  array<half> whole(n, nans.begin());
  parallel_for_each(
      to.extent.tile<50>(), [ =, &whole ](tiled_index<50> t) restrict(amp) {
        tile_static half shared[50];
        const int i = t.global[0], l = t.local[0];
        shared[l] = half(i) * scale;
        t.barrier.wait();
        half own[3] = {shared[49 - l], weights[l & 3], std::numeric_limits<half>::max()};
        sample s;
        s.tag = 7;
        s.low = own[l % 3];
        for (int k = 0; k < 3; ++k)
          s.more[k] = own[k];
        s.sum = own[0] + float(own[1]);
        to[i] = s;
        half *const neighbours = &pairs[2 * i];
        neighbours[0] = whole[i];
        *(neighbours + 1) = -whole[i];
      });
  to.synchronize();
  pairs.synchronize();
  for (int i = 0; i < n; ++i) {
    const int l = i % 50, other = i - l + 49 - l;
    const half own[3] = {half(other) * half(3), weights[l & 3], half(65504)};
    assert(samples[i].tag == 7 && samples[i].low == own[l % 3]);
    for (int k = 0; k < 3; ++k)
      assert(samples[i].more[k] == own[k]);
    assert(samples[i].sum == float(own[0]) + float(own[1]));
    assert(copies[2 * i].bits() == 0x7D55 && copies[2 * i + 1].bits() == 0xFD55);
  }
  const array_view<const half> part = array_view<half>(2 * n, copies).section(2, 4);
  half first = 0;
  const array_view<half> result(1, &first);
  parallel_for_each(
      result.extent, [=](index<1> i) restrict(amp) {
        result[i] = half(part.extent[0]) + half(precise_math::isnan(part[3]));
      });
  result.synchronize();
  assert(first == 5);
}
