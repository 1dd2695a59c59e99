// The text has the instructions for sub-groups for NVIDIA's compiler, and memory for exchanges with
// an element for each thread of the tile.
// RUN: rm -rf %t && mkdir -p %t && cd %t && %ampcc --amp-version=1.3 --translate %s -o .
// RUN: FileCheck %s < %t/sub-groups.cl
// RUN: %opencl_check -Wno-unused-function %t/sub-groups.cl
// RUN: %opencl_check -Wno-unused-function -Dcl_nv_pragma_unroll -DCOMPUTE_CAPABILITY=70 %t/sub-groups.cl
#include <amp.h>
using namespace concurrency;

// CHECK: #if defined(cl_nv_pragma_unroll) && COMPUTE_CAPABILITY >= 70
// CHECK-NEXT: #define SUB_GROUPS() true
// CHECK-NEXT: #define SUB_GROUP_WAIT(flags)
// CHECK: #else
// CHECK-NEXT: #define SUB_GROUPS() false
// CHECK-NEXT: #define SUB_GROUP_WAIT(flags) barrier(flags)
void reverse(array_view<float, 2> v) {
  // CHECK-LABEL: __kernel {{.*}}reverse_kernel(
  // CHECK: __local uint values[96]
  // CHECK: if (SUB_GROUPS()) {
  // CHECK-NEXT: = as_float(SUB_GROUP_SHUFFLE(as_uint(
  // CHECK-NEXT: } else {
  // CHECK-NEXT: values[{{.*}}] = as_uint(
  // CHECK-NEXT: }
  // CHECK-NEXT: SUB_GROUP_WAIT(CLK_LOCAL_MEM_FENCE);
  // CHECK-NEXT: if (!SUB_GROUPS()) {
  // CHECK-NEXT: = as_float(values[
  // CHECK-NEXT: }
  // CHECK-NEXT: SUB_GROUP_WAIT(CLK_LOCAL_MEM_FENCE);
  parallel_for_each(v.extent.tile<3, 32>(), [=](tiled_index<3, 32> t) restrict(amp) {
    v[t] = t.sub_group.shuffle(v[t], 31 - t.sub_group.index());
  });
}
