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
//      CHECK: constexpr char ampcc_source[] =
// CHECK-NEXT: R"ampcc({{.*}}
//      CHECK: __kernel {{.*}}void [[NAME:[a-z_]*]](
//      CHECK: )ampcc"
//      CHECK: constexpr ::ampcc_rt::kernel_arg ampcc_args_0[] = {
//      CHECK: {::ampcc_rt::arg_kind::buffer, false, false, 0, 0, {{[0-9]+}}, "v"},
//      CHECK: constexpr ::ampcc_rt::kernel_arg ampcc_native_args_0[] = {
//      CHECK: constexpr ::ampcc_rt::native_form ampcc_native_0 = {ampcc_native_args_0, {{[0-9]+}}, 3, ampcc_variants_0, {{[0-9]+}}};
//      CHECK: constexpr ::ampcc_rt::kernel ampcc_kernels[] = {
// CHECK-NEXT: {"L{{[0-9a-f]+}}|t2x4",
// CHECK-NEXT: "[[NAME]]", ampcc_args_0, {{[0-9]+}}, 64, 2, {4, 2, 1}, 64, true, "{{.*}}kernel-blob.cpp", 11, "main()", &ampcc_native_0},
//      CHECK: ::ampcc_rt::abi_version, "{{.*}}kernel-blob.cpp", ampcc_source, sizeof(ampcc_source) - 1, ampcc_kernels, 1, ""};
//      CHECK: ampcc_registration AMPCC_RT_EARLY (ampcc_module, ::ampcc_rt::this_unit);
