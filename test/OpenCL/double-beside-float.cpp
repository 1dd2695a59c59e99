// A module with a kernel that uses double, if only in a called function,
// still builds for devices without double: that part is left out there.
// RUN: %ampcc --translate %s -o %t && FileCheck %s < %t/double-beside-float.cl
// RUN: %opencl_check %t/double-beside-float.cl
// RUN: %opencl_check -Xclang -cl-ext=-cl_khr_fp64,-__opencl_c_fp64 %t/double-beside-float.cl
// RUN: FileCheck --check-prefix=HOST %s < %t/double-beside-float.cpp

#include <amp.h>
using namespace concurrency;

struct pair {
  double first, second;
};

float narrow(float x) restrict(amp) {
  double wide = x;
  return static_cast<float>(wide * wide);
}
// CHECK: #ifdef cl_khr_fp64
// CHECK-NEXT: cl_khr_fp64 : enable
// CHECK: } pair;
// CHECK-NEXT: #endif

void without(array_view<float> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
}
// CHECK: __kernel void without_kernel
// CHECK: #ifdef cl_khr_fp64
// CHECK: float narrow(float x)
// CHECK: __kernel void inside_kernel
void inside(array_view<float> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = narrow(v[i]); });
}
// CHECK: __kernel void members_kernel
// CHECK: #endif
void members(array_view<pair> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i].first = 0; });
}
// CHECK-NOT: #endif

// HOST: "without_kernel", {{.*}}, 0, false,
// HOST: "inside_kernel", {{.*}}, 0, true,
// HOST: "members_kernel", {{.*}}, 0, true,
