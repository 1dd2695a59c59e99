// Where a template's parameters decide whether `xy` is a swizzle, reading one gives its value, and a
// member of that name of any other type stays what it is.
// REQUIRES: gxx, opencl-device
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror -I%S/Inputs %s -o %t && %t
// RUN: %ampcc -std=c++17 -Wall -Wextra -Werror -I%S/Inputs --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include "before_vectors.h"
#include <amp.h>
#include <amp_short_vectors.h>
#include <type_traits>
using namespace concurrency;
using namespace concurrency::graphics;

template <class T> T same(T value) restrict(cpu, amp) { return value; }

template <class V> auto copied(V v) restrict(cpu, amp) {
  auto p = v.xy;
  p.x += 10;
  return p;
}
template <class V> auto returned(const V &v) restrict(cpu, amp) { return v.zyx; }
template <class V> auto chained(const V &v) restrict(cpu, amp) { return (v.zyx.xy).yx.x; }
template <class V> auto chosen(const V &v, bool b) restrict(cpu, amp) { return b ? v.xy : v.yx; }
template <class V> auto deduced(const V *v) restrict(cpu, amp) { return same(v->rg) + v->gr; }
template <class T> T scalar(short_vector<T, 3> v) restrict(cpu, amp) { return v.zyx.x; }
template <class V> V written(V v) restrict(cpu, amp) {
  v.xy = v.yx;
  (v.yx) += v.xy;
  ++v.xy;
  v.zy--;
  return v;
}
template <class V> auto declared(const V &v) restrict(cpu, amp) {
  decltype(v.xy) p(v.xy);
  return p;
}
#define SWIZZLE(V) V.xy
template <class V> auto in_macro(const V &v) restrict(cpu, amp) {
  auto p = SWIZZLE(v);
  return p;
}
template <class V> struct holder {
  V position;
  auto flipped() const restrict(cpu, amp) {
    auto p = position.yx;
    return p;
  }
};
template <class T> struct derived : short_vector<T, 3> {
  auto two() const restrict(cpu, amp) { return this->xy; }
};

/// Members with names that the library uses.
struct plain {
  int xy[2];
  int yx(int i) const { return i + 1; }
  plain *zyx;
};
template <class P> int other(P p) {
  auto &first = p.xy;
  first[0] = 7;
  p.xy[1] = 8;
  static_assert(std::is_same<decltype(p.xy), int[2]>::value, "");
  p.zyx = &p;
  return p.xy[0] + p.zyx->xy[1] + p.yx(1);
}

float all(float s) restrict(cpu, amp) {
  const float_3 v(s, s + 1, s + 2);
  const holder<float_3> h = {v};
  const auto p = copied(v), q = chosen(v, s > 0), r = deduced(&v), d = declared(v);
  const auto w = written(v), z = returned(v);
  derived<float> e;
  e.xyz = v;
  return p.x + 2 * p.y + 3 * chained(v) + 5 * q.x + 7 * r.x + 11 * d.y + 13 * w.x + 17 * w.y +
         19 * w.z + 23 * z.x + 29 * h.flipped().x + 31 * scalar(v) + 37 * in_macro(v).y +
         41 * e.two().x;
}

int main() {
  const float_3 v(1, 2, 3);
  static_assert(std::is_same<decltype(copied(v)), float_2>::value, "");
  static_assert(std::is_same<decltype(returned(v)), float_3>::value, "");
  if (copied(v) != float_2(11, 2) || returned(v) != float_3(3, 2, 1) || chained(v) != 2)
    return 1;
  if (chosen(v, false) != float_2(2, 1) || deduced(&v) != float_2(3) || scalar(v) != 3)
    return 2;
  // (2, 1, 3), (3, 3, 3), (4, 4, 3), (4, 3, 2).
  if (written(v) != float_3(4, 3, 2) || declared(v) != float_2(1, 2) || other(plain()) != 17)
    return 3;
  auto generic = [](const auto &vector) {
    auto p = vector.yx;
    return p;
  };
  if (generic(v) != float_2(2, 1) || first_two(v) != float_2(1, 2))
    return 4;
  float result = 0;
  array_view<float> view(1, &result);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = all(2.0f); });
  return view[0] == all(2.0f) ? 0 : 5;
}
