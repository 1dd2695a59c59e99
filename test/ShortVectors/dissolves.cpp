// In a kernel a vector is its components: no object of a vector's type is left of local ones, and
// memory is read once a component.
// RUN: %ampcc --translate %s -o %t && FileCheck %s < %t/dissolves.cl
// RUN: %opencl_check %t/dissolves.cl

#include <amp.h>
#include <amp_short_vectors.h>
using namespace concurrency;
using namespace concurrency::graphics;

// CHECK: __kernel void attract_kernel
// CHECK-NOT: short_vector_float_3 {{[a-z]}}
// CHECK-NOT: short_vector_float_2
// CHECK-NOT: short_vector_float_4
void attract(array_view<const float_3> from, array_view<float_3> to) {
  parallel_for_each(to.extent, [=](index<1> i) restrict(amp) {
    float_4 sum(0);
    for (int k = 0; k < 16; ++k) {
      float_3 d(from[k].xyz - from[i[0]]);
      d *= d.zxy;
      sum.xyz = sum.xyz + d * 2.0f;
      sum.wx = float_2(sum.y, 1);
    }
    to[i] = sum.bgr;
  });
}
