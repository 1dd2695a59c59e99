// A swizzle that is read on the host is a value of its type: for auto, templates, `?:`, chains.
// REQUIRES: gxx, opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <algorithm>
#include <amp.h>
#include <amp_short_vectors.h>
#include <type_traits>
using namespace concurrency;
using namespace concurrency::graphics;

template <class V> float sum(V v) { return v.x + v.y; }
template <class T> const T &second(const T &, const T &b) { return b; }
#define FIRST_TWO(V) V.xy

struct holder {
  float_3 position;
  float_3 get() const { return position; }
  void kernel(array_view<float> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
  }
};

template <class V> float in_template(V v) { return sum(float_2(v.yx)) + (v.x + v.y) * 2; }

int main() {
  float_3 a(1, 2, 3);
  holder h{a};
  auto p = a.xy, q = a.bgr.rg;
  static_assert(std::is_same<decltype(p), float_2>::value, "");
  p.x = 10;
  if (a != float_3(1, 2, 3) || p != float_2(10, 2) || q != float_2(3, 2))
    return 1;
  if (sum(a.yz) != 5 || sum(h.get().zx) != 4 || (a.x > 0 ? a.xy : a.yx).x != 1)
    return 2;
  if (sum(FIRST_TWO(a)) != 3 || second(a.zyx, a.xyz) != a || in_template(a) != 9)
    return 3;
  a.xy = a.yx = float_2(7, 8);
  if (a != float_3(7, 8, 3))
    return 4;
  const float t = a.x = a.y = 3.0f;
  if (t != 3 || std::max(a.x, a.z) != 3 || std::min(a.r, 2.0f) != 2)
    return 5;
  if ((a.zx += float_2(1, 2)) != float_2(4, 5) || a.xy++ != float_2(5, 3) ||
      --a.yz != float_2(3, 3))
    return 6;
  float value = 0;
  array_view<float> v(1, &value);
  h.kernel(v);
  return v[0] == 1 ? 0 : 7;
}
