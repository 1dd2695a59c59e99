// A kernel that a launch could not find, or could mix up, is an error.
// RUN: rm -rf %t && not %ampcc --translate -std=c++20 %s -o %t 2>&1 | FileCheck %s
#include <amp.h>
using namespace concurrency;
typedef array_view<int, 1> view;

template <class T> void kernel(view v, const T &) {
  // CHECK: [[#@LINE + 1]]:37: error: a kernel cannot be told apart by the type '(lambda at {{.*}})[2]'
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = sizeof(T); });
}
template <class T, template <T> class Value> void dependent(view v) {
  // CHECK: [[#@LINE + 1]]:37: error: a kernel cannot be told apart by the template argument 'number' around it
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = 1; });
}
template <int... Ns> void expanded(view v) {
  // CHECK: [[#@LINE + 1]]:38: error: several kernels come from this place and cannot be told apart
  (parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = Ns; }), ...);
}

template <int> struct number {};
int main() {
  view v(4);
  auto lambda = [](int x) { return x; };
  decltype(lambda) lambdas[2] = {lambda, lambda};
  kernel(v, lambdas);
  dependent<int, number>(v);
  expanded<1, 2>(v);
}
// CHECK: 3 errors generated.
