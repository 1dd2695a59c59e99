// A function of some size that several kernels call is inlined, so that the loops over threads can
// be vectorised; one with a loop is not.
// RUN: rm -rf %t && mkdir %t
// RUN: %ampcc --translate -std=c++17 -O2 %s -o %t
// RUN: FileCheck %s < %t/inlined-calls.native.cpp
// RUN: %ampcc -std=c++17 -O2 -S %s -o - | FileCheck --check-prefix=CODE %s
// RUN: %ampcc -std=c++17 -O2 %s -o %t/program && env AMPCC_DEVICE=native %t/program
// RUN: %ampcc -std=c++17 -O0 -g %s -o %t/program && env AMPCC_DEVICE=native %t/program
#include <amp.h>
#include <vector>
using namespace concurrency;

#define STEP(c)                                                                                    \
  s = s * (c) + x;                                                                                 \
  x = s > 1.0f ? s - 1.0f : x * 0.5f;
#define EIGHT(c)                                                                                   \
  STEP(c)                                                                                          \
  STEP(c + 0.125f) STEP(c + 0.25f) STEP(c + 0.375f) STEP(c + 0.5f) STEP(c + 0.625f)                \
      STEP(c + 0.75f) STEP(c + 0.875f)

static float mixed(float x) restrict(cpu, amp) {
  float s = x;
  EIGHT(0.1f)
  return s;
}
static float repeated(float x) restrict(cpu, amp) {
  float s = x;
  for (int k = 0; k < 100; ++k) {
    EIGHT(0.1f)
  }
  return s;
}

// A loop of few iterations, in which the code of the function counts, runs around the threads.
//      CHECK: {{^}}INLINED static float mixed(
//      CHECK: for (; k + 3L < 8; k += 4)
// CHECK-NEXT: THREADS for (int thread = begin;
//      CHECK: {{^}}static float repeated(
//   CODE-NOT: {{^[[:space:]]*(callq?|jmpq?)[[:space:]].*}}ampcc_native{{.*}}mixed
int main() {
  constexpr int n = 1000;
  std::vector<float> v(n), w(n);
  array_view<float> a(n, v), b(n, w);
  parallel_for_each(
      a.extent, [=](index<1> i) restrict(amp) {
        float x = i[0] / 1024.0f;
        for (int k = 0; k < 8; ++k)
          x = 0.5f * mixed(x);
        a[i] = x;
      });
  parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { a[i] += mixed(i[0] / 1024.0f); });
  parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { b[i] = repeated(i[0] / 1024.0f); });
  parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { b[i] += 2 * repeated(a[i]); });
  a.synchronize();
  b.synchronize();
  int failures = 0;
  for (int i = 0; i < n; ++i) {
    float x = i / 1024.0f;
    for (int k = 0; k < 8; ++k)
      x = 0.5f * mixed(x);
    x += mixed(i / 1024.0f);
    failures += v[i] != x;
    failures += w[i] != repeated(i / 1024.0f) + 2 * repeated(x);
  }
  return failures != 0;
}
