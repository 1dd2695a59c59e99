// Messages of the host compiler have the user's lines: before a kernel, after it and in a header.
// RUN: rm -rf %t && %ampcc --translate %s -o %t
// RUN: not %clangxx -fsyntax-only %ampcc_includes -iquote %S -DFAIL %t/lines.cpp 2>&1 | FileCheck %s
// RUN: not %gxx -fsyntax-only %ampcc_includes -iquote %S -DFAIL %t/lines.cpp 2>&1 | FileCheck %s
#include "Inputs/lines.h"
#define RUN(v, k) parallel_for_each((v).get_extent(), k)
// CHECK: Inputs/lines.h:7:{{.*}}error
#ifdef FAIL
// CHECK: {{/|^}}lines.cpp:[[#@LINE + 1]]:{{.*}}error
int before = "text";
#endif
float device(float x) restrict(amp) {
  return x;
}
void run(concurrency::array_view<float, 1> v) {
  RUN(v, [=](concurrency::index<1> i) restrict(amp) {
    v[i] = device(v[i]);
  });
  parallel_for_each(v.get_extent(), [=](concurrency::index<1> i) restrict(amp) {
    v[i] = device(v[i]);
  });
#ifdef FAIL
  // CHECK: {{/|^}}lines.cpp:[[#@LINE + 1]]:{{.*}}error
  int behind = "text";
#endif
}
