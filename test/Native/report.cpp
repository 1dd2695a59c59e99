// --amp-report says for each kernel how its threads run on the CPU.
// RUN: %ampcc -O2 --amp-report -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: %ampcc -O2 -march=haswell --amp-report -c %s -o %t.o 2>&1 | FileCheck --check-prefix=AVX2 %s
// RUN: %ampcc -O2 -march=x86-64-v4 --amp-report -c %s -o %t.o 2>&1 | FileCheck --check-prefix=AVX512 %s
// RUN: %ampcc -O2 -march=x86-64-v3 --amp-report -c %s -o %t.o 2>&1 | FileCheck --check-prefix=V3 %s
// RUN: %ampcc -O2 --amp-report --translate %s -o %t.d 2>&1 | FileCheck %s
// RUN: %ampcc -O2 --amp-report --amp-native=off -c %s -o %t.o 2>&1 | count 0
// RUN: %ampcc -O2 -c %s -o %t.o 2>&1 | count 0
// RUN: %ampcc -O0 --amp-report -c %s -o %t.o 2>&1 | FileCheck --check-prefix=PLAIN %s
#include <amp.h>
using namespace concurrency;

void alike(array_view<float> a) {
  // CHECK: report.cpp:[[#@LINE+2]]:1: remark: threads of this kernel run in a loop on the CPU, which Clang vectorises if it can [amp-thread-loop]
  // PLAIN: report.cpp:[[#@LINE+1]]:1: remark: threads of this kernel run in a loop on the CPU [amp-thread-loop]
  parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { a[i] = a[i] * 2 + 1; });
}

void divergent(array_view<float> a) {
  // CHECK: report.cpp:[[#@LINE+4]]:1: remark: threads of this kernel run in 16 lanes of vectors on the CPU (32 with AVX-512) because of the divergent loop at line [[#@LINE+6]] [amp-lanes]
  // AVX2: report.cpp:[[#@LINE+3]]:1: remark: threads of this kernel run in 16 lanes of vectors on the CPU because of
  // AVX512: report.cpp:[[#@LINE+2]]:1: remark: threads of this kernel run in 32 lanes of vectors on the CPU because of
  // V3: report.cpp:[[#@LINE+1]]:1: remark: threads of this kernel run in 16 lanes of vectors on the CPU (32 with AVX-512) because of
  parallel_for_each(a.extent, [=](index<1> i) restrict(amp) {
    float x = a[i];
    while (x < 100)
      x = x * x + 1;
    a[i] = x;
  });
}

void gathers(array_view<const float> from, array_view<int> to) {
  // CHECK: report.cpp:[[#@LINE+1]]:1: remark: threads of this kernel run in 16 lanes of vectors on the CPU (32 with AVX-512) because of the divergent loop at line [[#@LINE+4]], with a memory access for each lane [amp-lanes]
  parallel_for_each(to.extent, [=](index<1> i) restrict(amp) {
    int k = to[i];
    float s = 1;
    while (s < 1000) {
      s = s * from[k] + s * s + 0.5f * s * s * s + s / (s + 1);
      k = (k * 5 + 1) & 1023;
    }
    to[i] = k;
  });
}

void scattered(array_view<const int> next, array_view<int> to) {
  // CHECK: report.cpp:[[#@LINE+1]]:1: remark: threads of this kernel run one after the other on the CPU; the loop over them has no vector form: it mostly accesses memory at places of each thread's own [amp-no-lanes]
  parallel_for_each(to.extent, [=](index<1> i) restrict(amp) {
    int k = to[i];
    while (k > 0)
      k = next[k];
    to[i] = k;
  });
}
void tile_of_16(array_view<float> a) {
  // CHECK: report.cpp:[[#@LINE+2]]:1: remark: threads of this kernel run in 16 lanes of vectors on the CPU because of the divergent loop at line [[#@LINE+4]] [amp-lanes]
  // AVX512: report.cpp:[[#@LINE+1]]:1: remark: threads of this kernel run in 16 lanes of vectors on the CPU because of
  parallel_for_each(a.extent.tile<16>(), [=](tiled_index<16> i) restrict(amp) {
    float x = a[i];
    while (x < 100)
      x = x * x + 1;
    a[i] = x;
  });
}

// A loop of another file, which some of the threads run.
// CHECK: report.cpp:[[#@LINE+3]]:1: remark: {{.*}} because of the divergent loop at report.h:3 [amp-lanes]
#include "Inputs/report.h"
void partly(array_view<float> a) {
  parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { a[i] = powered(a[i]); });
}
// CHECK-NOT: remark
