// Reading a property whose host form is another type calls its getter, or goes through `read` where
// template parameters decide; writing is left alone, and so is what the host has as a data member.
// RUN: %ampcc --translate -std=c++17 %s -o %t && %without_comments %t/property-reads.cpp | FileCheck %s

#include <amp.h>
#include <amp_short_vectors.h>
using namespace concurrency::graphics;

#define RED_GREEN(V) V.rg
template <class V> float_2 dependent(V v) restrict(cpu) {
  // CHECK: v.xy = (__ampcc_read(), v.yx);
  v.xy = v.yx;
  // CHECK: ++v.zy, v.xz += v.xx(v.y);
  ++v.zy, v.xz += v.xx(v.y);
  // CHECK: __ampcc_read_type<decltype(v.xy)> p = (__ampcc_read(), (__ampcc_read(), v.zyx).xy);
  decltype(v.xy) p = v.zyx.xy;
  return p;
}
void use(float_3 v, concurrency::array_view<float> a) restrict(cpu) {
  // CHECK: auto p = v.get_xy();
  auto p = v.xy;
  // CHECK: p.yx = v.get_zyx().get_xy();
  p.yx = v.bgr.rg;
  // CHECK: v.xyz += v.get_yxz();
  v.xyz += v.yxz;
  // CHECK: v.x = v.y + a.extent[0];
  v.x = v.y + a.extent[0];
  // CHECK: auto q = v.get_xy()
  auto q = RED_GREEN(v);
  (void)q;
}
