// A loop that all threads run alike stays around the loop over threads where the kernel wants
// vectors and has a loop that cannot take them.
// RUN: rm -rf %t && mkdir %t
// RUN: %ampcc --translate -std=c++17 -O2 --amp-vector-form=auto %s -o %t
// RUN: FileCheck %s < %t/no-vector-form.native.cpp
// CHECK: int k = 0;
// CHECK: for (; k < width; ++k) {
// CHECK-NEXT: THREADS for (int thread = begin;
// CHECK: /* no vector form: an atomic operation that a loop may wait for */ for
// CHECK: for (float rest
#include <amp.h>
using namespace concurrency;

void count(array_view<const float> v, array_view<float> sums, array_view<int> steps, int width) {
  const int size = v.extent[0];
  parallel_for_each(
      sums.extent, [=](index<1> i) restrict(amp) {
        float sum = 0;
        for (int k = 0; k < width; ++k)
          sum += v[(i[0] + k) % size];
        sums[i] = sum;
        for (float rest = sum; rest > 1; rest /= 2)
          if (atomic_fetch_add(&steps[0], 1) == 7)
            break;
      });
}
