// Template parameters that the tag of a kernel cannot list.
// RUN: rm -rf %t && not %ampcc --translate -std=c++17 %s -o %t 2>&1 | FileCheck %s
#include <amp.h>
using namespace concurrency;

template <class> struct box {};
template <template <class> class C, class T> void run(array_view<int> v) {
  // CHECK: [[#@LINE+1]]:37: error: {{.*}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sizeof(C<T>); });
}
template <void (*)()> void call(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
void host(array_view<int> v) {
  run<box, int>(v);
  call<nullptr>(v);
}
