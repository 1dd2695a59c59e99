// A kernel that a launch could not find, or could mix up, is an error.
// RUN: rm -rf %t && not %ampcc --translate -std=c++20 %s -o %t 2>&1 | FileCheck %s
#include <amp.h>
using namespace concurrency;
typedef array_view<int, 1> view;

template <class T> void kernel(view v, T) {
  // CHECK: [[#@LINE + 1]]:37: error: a kernel cannot be told apart by the type '(lambda at {{.*}}) *'
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = sizeof(T); });
}
template <int *P> void pointer(view v) {
  // CHECK: [[#@LINE + 1]]:37: error: template argument '&{{.*}}variable' is not supported around a kernel
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = 1; });
}
template <auto N> void number(view v) {
  // CHECK: [[#@LINE + 1]]:37: error: several kernels come from this place and cannot be told apart
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = N; });
}

int variable;
int main() {
  view v(4);
  auto lambda = [](int x) { return x; };
  kernel(v, &lambda);
  pointer<&variable>(v);
  number<1>(v);
  number<1u>(v);
}
// CHECK: 3 errors generated.
