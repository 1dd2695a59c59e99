// The kernels and their tables follow the user's text.
// RUN: rm -rf %t && %ampcc --translate %s -o %t
// RUN: %without_comments %t/kernel-blob.cpp | FileCheck %s
// RUN: %host_compiles %t/kernel-blob.cpp
#include <amp.h>
using namespace concurrency;

int main() {
  double factor = 2;
  array_view<double, 2> v(8, 8);
  parallel_for_each(v.get_extent().tile<2, 4>(), [=](tiled_index<2, 4> i) restrict(amp) {
    tile_static double row[8];
    row[i.local[0] * 4 + i.local[1]] = v[i];
    i.barrier.wait();
    v[i] = row[7 - i.local[0] * 4 - i.local[1]] * factor;
  });
}
//      CHECK: {{^}}#line 1 "<ampcc kernels>"
//      CHECK: constexpr char __ampcc_source[] =
// CHECK-NEXT: R"ampcc({{.*}}
//      CHECK: __kernel {{.*}}void [[NAME:[a-z_]*]](
//      CHECK: )ampcc"
//      CHECK: constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
//      CHECK: {__ampcc_arg_buffer, false, false, 0, 0, {{[0-9]+}}, "v"},
//      CHECK: constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
//      CHECK: constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, {{[0-9]+}}, 3, __ampcc_variants_0, {{[0-9]+}}};
//      CHECK: constexpr __ampcc_kernel __ampcc_kernels[] = {
// CHECK-NEXT: {"L{{[0-9a-f]+}}|t2x4",
// CHECK-NEXT: "[[NAME]]", __ampcc_args_0, {{[0-9]+}}, {{[0-9]+}}, 2, {4, 2, 1}, 64, true, 0, false, false, "{{.*}}kernel-blob.cpp", 11, "main()", &__ampcc_native_0},
//      CHECK: __ampcc_abi_version, "{{.*}}kernel-blob.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 1, ""};
//      CHECK: __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
