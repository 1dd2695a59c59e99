// Conversions of halves: instructions for vectors on processors that have these, operations on
// integers on others, and no calls. The vector form passes whole vectors.
// RUN: %ampcc -O2 --amp-version=1.3 -march=haswell -S %s -o %t.s && FileCheck %s < %t.s
// RUN: %ampcc -O2 --amp-version=1.3 -march=haswell --amp-vector-form=always -S %s -o %t.s && FileCheck %s < %t.s
// RUN: %ampcc -O2 --amp-version=1.3 -march=nehalem -S %s -o %t.s && FileCheck --check-prefix=NONE %s < %t.s
// RUN: %ampcc --amp-version=1.3 --amp-vector-form=always --translate %s -o %t.d
// RUN: FileCheck --check-prefix=TEXT %s < %t.d/half.native.cpp
#include <amp.h>
#include <amp_half.h>
using namespace concurrency;

// TEXT: lanes_HALF_BITS<ushort,
// TEXT: lanes_HALF_VALUE<float,

// CHECK-NOT: ampcc_native_half
// CHECK: vcvtph2ps {{.*}}%ymm
// CHECK: vcvtps2ph {{.*}}%ymm
// CHECK-NOT: ampcc_native_half
// NONE-NOT: {{ampcc_native_half|__truncsfhf2|vcvtph2ps}}
void product(const array_view<const half> &a, const array_view<half> &b) {
  parallel_for_each(b.extent, [=](index<1> i) restrict(amp) { b[i] = a[i] * b[i]; });
}
