// half_2 to half_4: layout, swizzles, operators and conversions, in kernels and on the host.
// RUN: %ampcc --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 -std=c++14 --amp-host-compiler=g++ -O2 %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <amp_half.h>
#include <cassert>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

static_assert(sizeof(half_2) == 4 && sizeof(half_3) == 6 && sizeof(half_4) == 8, "packed");
static_assert(alignof(half_4) == 2, "the alignment of a half");
static_assert(std::is_same<short_vector<half, 4>::type, graphics::direct3d::half4>::value,
              "one type");
static_assert(std::is_same<half_3::value_type, half>::value && half_3::size == 3, "its parts");

half_4 change(half_4 v) restrict(cpu, amp) {
  v.zw = v.xy * half_2(half(2), half(0.5f));
  v.rgb += half_3(1);
  v /= half_4(half(4));
  ++v;
  const float_4 wide(v);
  return half_4(wide.wzyx) - -v;
}

int main() {
  const int n = 100;
  std::vector<half_4> data;
  for (int i = 0; i < n; ++i)
    data.push_back(half_4(half(i), half(i * 0.37f), half(-i), half(3)));
  std::vector<half_4> expected;
  for (const half_4 &v : data)
    expected.push_back(change(v));
  const array_view<half_4> view(n, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = change(view[i]); });
  view.synchronize();
  for (int i = 0; i < n; ++i)
    assert(data[i] == expected[i] && !(data[i] != expected[i]));
  // 2: (2, 0.74, 4, 0.37), then (3, 1.74, 5, 0.37) / 4 + 1.
  const half_4 v = expected[2];
  assert(v.x == half(half(0.37f) / half(4) + half(1)) + half(1.75f));
}
