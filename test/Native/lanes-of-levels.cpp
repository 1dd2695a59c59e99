// The vector form runs 16 threads at once, with AVX-512 32; of a tile of 16 it runs 16 everywhere.
// RUN: %ampcc -O2 -emit-llvm -S %s -o - | FileCheck --check-prefix=LEVELS %s
// RUN: %ampcc -O2 -march=x86-64-v4 -emit-llvm -S %s -o - | FileCheck --check-prefix=V4 %s
// RUN: %ampcc -O2 %s -o %t && env AMPCC_DEVICE=native %t
// RUN: env AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64-v3 %t && env AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64 %t
// The text has both; compiled by hand, it has the number of the processor.
// RUN: rm -rf %t.text && %ampcc -O2 --translate %s -o %t.text
// RUN: FileCheck --check-prefix=TEXT %s < %t.text/lanes-of-levels.native.cpp
// RUN: %clangxx -O2 -I%source_root/include -march=x86-64-v4 -emit-llvm -S %t.text/lanes-of-levels.native.cpp -o - | FileCheck --check-prefix=V4 %s
#include <amp.h>
#include <algorithm>
#include <vector>
using namespace concurrency;

//       TEXT: template <int LANES> static void run_kernel(
//       TEXT: lanes<float, LANES> x = LOAD_LANES<float, LANES>(
//       TEXT: static void run_kernel_2(
//       TEXT: lanes<float, 16> x =
//       TEXT: AMPCC_NATIVE_LANES_ENTRY(run_kernel_native_
//       TEXT: run_kernel<LANES>(
// LEVELS-NOT: {{_avx512|<32 x float>}}
//     LEVELS: define {{.*}}@run_kernel_native_{{[0-9a-f]+}}(
// LEVELS-NOT: <32 x float>
//     LEVELS: define {{.*}}@run_kernel_native_{{[0-9a-f]+}}_v3(
// LEVELS-NOT: <32 x float>
//     LEVELS: define {{.*}}@run_kernel_native_{{[0-9a-f]+}}_v4(
//     LEVELS: <32 x float>
//     LEVELS: define {{.*}}@run_kernel_2_native_{{[0-9a-f]+}}_v4(
// LEVELS-NOT: {{_avx512|<32 x float>}}
//         V4: define {{.*}}@run_kernel_native_
//         V4: <32 x float>
//         V4: define {{.*}}@run_kernel_2_native_
//     V4-NOT: <32 x float>
static void run(array_view<float> a, array_view<float> b) {
  parallel_for_each(a.extent, [=](index<1> i) restrict(amp) {
    float x = a[i];
    while (x > 1)
      x = x * 0.5f;
    a[i] = x;
  });
  parallel_for_each(b.extent.tile<16>(), [=](tiled_index<16> i) restrict(amp) {
    float x = b[i];
    while (x > 1)
      x = x * 0.5f;
    b[i] = x;
  });
}

int main() {
  std::vector<float> a(1003), b(1008);
  for (int i = 0; i < 1008; ++i)
    b[i] = float(i);
  std::copy_n(b.begin(), a.size(), a.begin());
  run(array_view<float>(1003, a), array_view<float>(1008, b));
  bool right = std::equal(a.begin(), a.end(), b.begin());
  for (int i = 0; i < 1008; ++i) {
    float x = float(i);
    while (x > 1)
      x *= 0.5f;
    right &= b[i] == x;
  }
  return !right;
}
