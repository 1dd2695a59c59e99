// The native text: functions over strips and tiles at the user's lines, entries for the runtime,
// and rows that name them.
// RUN: rm -rf %t && %ampcc --translate %s -o %t
// RUN: FileCheck %s < %t/text.native.cpp
// RUN: FileCheck --check-prefix=TABLES %s < %t/text.native.cpp
// RUN: FileCheck --check-prefix=ROWS %s < %t/text.cpp
#include <amp.h>
using namespace concurrency;

struct pair {
  float x;
  int n;
};

float twice(float x) restrict(amp) { return x * 2; }

void launch(array_view<float, 2> grid, array_view<pair> pairs, array_view<int> counts) {
  parallel_for_each(grid.extent, [=](index<2> i) restrict(amp) { grid[i] = twice(i[0]); });
  parallel_for_each(counts.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
    tile_static int seen;
    if (t.local[0] == 0)
      seen = 0;
    t.barrier.wait();
    atomic_fetch_add(&seen, 1);
    atomic_fetch_max(&counts[0], t.local[0]);
    t.barrier.wait();
    pair p = {1.5f, seen};
    pairs[t.global] = p;
  });
}
//      CHECK: #include <ampcc_rt/native_kernel.h>
//      CHECK: namespace ampcc_native {
//      CHECK: } pair;
//      CHECK: // twice, text.cpp:[[@LINE-19]]
// CHECK-NEXT: #line [[@LINE-20]] "{{.*}}text.cpp"
// CHECK-NEXT: static float twice(float x) {
//      CHECK: // kernel of launch_kernel
//      CHECK: static void launch_kernel(float *grid, {{.*}}int begin,{{ *}}
// CHECK-SAME: {{.*}}
//      CHECK: THREADS for (int [[X:[a-z_]+]] = begin; [[X]] < end; ++[[X]]) {
//      CHECK: static void launch_kernel_2(
//      CHECK: int seen; // tile_static
//      CHECK: THREADS for (
//  CHECK-NOT: THREADS
//      CHECK: tile_atomic_add(&seen, 1);
//      CHECK: {{ }}atomic_max(&counts
//      CHECK: AMPCC_NATIVE_ENTRY(launch_kernel_native_[[HASH:[0-9a-f]+]]) {
//      CHECK: float *grid = ::ampcc_native::entry::buffer<float *>(ampcc_args[0]);
//      CHECK: strips ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
//      CHECK: static_cast<int>(ampcc_at.begin),
//      CHECK: AMPCC_NATIVE_ENTRY(launch_kernel_2_native_[[HASH]]) {
//      CHECK: tiles ampcc_at(ampcc_span); ampcc_at; ++ampcc_at)
//      CHECK: static_cast<int>(ampcc_at.x)

//      ROWS: extern "C" __attribute__((__weak__, __visibility__("hidden"))) void [[ENTRY:launch_kernel_native_[0-9a-f]+]](
//      ROWS: __ampcc_native_args_0[] = {
// ROWS-NEXT: {__ampcc_arg_buffer, {{.*}}"grid"},
//      ROWS: __ampcc_variants_0[] = {
// ROWS-NEXT: {"", [[ENTRY]]},
//      ROWS: __ampcc_native_0 = {__ampcc_native_args_0,
//      ROWS: "launch_kernel", {{.*}}"launch()", &__ampcc_native_0},

// A constant table is one constant for all threads.
void weigh(array_view<float> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    const float weights[3] = {1.0f / 3, 0.5f, 1};
    float own[2] = {0.5f, 1.5f};
    own[1] = weights[i[0]];
    v[i] = own[0] + own[1];
  });
}
// TABLES: static void weigh_kernel(
// TABLES: {{^ *}}static const float weights[3] = {1.0f / 3.0f, 0.5f, 1.0f};
// TABLES-NEXT: {{^ *}}float own[2]
