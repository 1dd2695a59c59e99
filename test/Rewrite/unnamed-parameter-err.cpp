// An unnamed parameter whose name would be in the middle of its type cannot be given one.
// RUN: rm -rf %t && not %ampcc --translate -std=c++20 %s -o %t 2>&1 | FileCheck %s
#include <amp.h>
using namespace concurrency;

// CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: parameter needs a name: a kernel stands in its scope
void run(array_view<int> v, auto (&)[3]) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
void host(array_view<int> v) {
  int three[3];
  run(v, three);
}
