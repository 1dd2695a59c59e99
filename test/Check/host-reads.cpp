// Reads of memory whose newest values are on an accelerator are reported at lines of the program,
// for every kind of read: here in a comparator that a library calls, and in a translation unit
// without C++ AMP. Constants and variables without pointers to them are not checked.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-check %s -c -o %t.o && %ampcc --amp-check %S/Inputs/sum.cpp -c -o %t.sum.o
// RUN: %ampcc %t.o %t.sum.o -o %t && %t 2>&1 | FileCheck %s
// RUN: %ampcc -O2 --amp-check %s %S/Inputs/sum.cpp -o %t.fast && %t.fast 2>&1 | FileCheck %s
// RUN: env AMPCC_CHECK=0 %t 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: %ampcc --amp-check=race %s -S -emit-llvm -o - | FileCheck %s --check-prefix=NONE
// RUN: %ampcc --amp-check %s -S -emit-llvm -o - | FileCheck %s --check-prefix=CODE
// RUN: %ampcc --amp-check -g0 %s -S -emit-llvm -o - | FileCheck %s --check-prefix=DEBUG
// RUN: %ampcc --amp-check --amp-host-compiler=g++ %s %S/Inputs/sum.cpp -o %t.gxx && %t.gxx 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// NONE-NOT: unsynchronised
// NONE-NOT: is read before
// DEBUG: emissionKind: NoDebug
#include <algorithm>
#include <amp.h>
#include <vector>
using namespace concurrency;

int sum(const std::vector<int> &of);

// CODE-LABEL: define {{.*}} @_Z5localii(
// CODE-NOT: __ampcc_host_read
// CODE: ret i32
int local(int a, int b) {
  int pair[2] = {a, b};
  return pair[a & 1];
}

// CODE-LABEL: define {{.*}} @_Z5thirdPKi(
// CODE-COUNT-1: call void @__ampcc_host_read(ptr {{.*}}, i64 4, ptr @
// CODE-NOT: __ampcc_host_read
// CODE: ret i32
int third(const int *of) { return of[3]; }

int main() {
  std::vector<int> d(100, 1);
  array_view<int> v(d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = -i[0]; });
  // CHECK: host-reads.cpp:[[#@LINE+1]]:{{[0-9]+}}: the memory of a view is read before what the kernel at {{.*}}host-reads.cpp:[[#@LINE-1]] has
  std::sort(d.begin(), d.end(), [](int a, int b) {
    const int most = std::max(a, b);
    return a < most;
  });
  // CHECK-NEXT: {{.*}}host-reads.cpp:35:{{[0-9]+}}: the memory of a view is read
  third(d.data());
  // CHECK-NEXT: {{.*}}Inputs/sum.cpp:4:{{[0-9]+}}: the memory of a view is read
  sum(d);
  v.synchronize();
  third(d.data());
  sum(d);
  // CHECK-NEXT: 3 places are wrong
}
