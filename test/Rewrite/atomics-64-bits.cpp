// The tables say which kernels need atomic operations of 64 bits.
// RUN: rm -rf %t && %ampcc --amp-version=1.3 --translate %s -o %t
// RUN: %without_comments %t/atomics-64-bits.cpp | FileCheck %s
// CHECK: constexpr __ampcc_kernel __ampcc_kernels[] = {
// CHECK: {0, 0, 0}, 0, false, 0, false, false, "
// CHECK: {0, 0, 0}, 0, true, 0, true, false, "
// CHECK: {0, 0, 0}, 0, false, 0, true, false, "
#include <amp.h>
using namespace concurrency;

long next(long &number) restrict(amp) { return atomic_fetch_inc(&number); }

void kernels(array_view<float> f, array_view<double> d, array_view<long> l) {
  parallel_for_each(f.extent, [=](index<1>) restrict(amp) { atomic_fetch_add(&f[0], 1); });
  parallel_for_each(f.extent, [=](index<1>) restrict(amp) { atomic_fetch_add(&d[0], 1); });
  parallel_for_each(f.extent, [=](index<1>) restrict(amp) { next(l[0]); });
}
