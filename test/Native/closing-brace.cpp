// The brace that ends a native kernel has the line of the last statement, so that a debugger does not
// show a line after the kernel when it returns.
// RUN: rm -rf %t.d && %ampcc -g -O0 --amp-save-temps=%t.d -c %s -o %t.o
// RUN: cat %t.d/*.native.cpp | FileCheck %s
// CHECK: static void f_kernel
// CHECK: v_2[i] = a * 2;
// CHECK: {{^}}#line 15 "
// CHECK-NEXT: }
#include <amp.h>
using namespace concurrency;

void f(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    int a = i[0];
    v[i] = a * 2;
  });
}
