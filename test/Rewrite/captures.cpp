// A kernel's captures are spelled out in the order of the closure's fields; its body is a stub of as
// many lines.
// RUN: rm -rf %t && %ampcc --translate %s -o %t
// RUN: %without_comments %t/captures.cpp | FileCheck %s
// RUN: %host_compiles %t/captures.cpp
#include <amp.h>
using namespace concurrency;

void all(array<float, 1> &arr, int n) {
  float f = 2;
  array_view<float, 1> v(arr);
  auto e = v.get_extent();
  // CHECK: ([ &arr, v, n](index<1> i) {{ *}}{ (void)arr; (void)v; (void)n; (void)i; __ampcc_host_stub(); }));
  parallel_for_each(e, [=, &arr](index<1> i) restrict(amp) { v[i] = arr[i] * n; });
  // CHECK: ([&arr, f](index<1> i)
  parallel_for_each(e, [&arr, f](index<1> i) restrict(amp) { arr[i] = f; });
  // CHECK: ([&arr](index<1> i)
  parallel_for_each(e, [&](index<1> i) restrict(amp) { arr[i] = 1; });
  // CHECK: ([ v, f, &arr](index<1> i)
  parallel_for_each(e, [&, v, f](index<1> i) restrict(amp) { arr[i] = v[i] * f; });
  // CHECK: ([v, m = n + 1](index<1> i)
  parallel_for_each(e, [v, m = n + 1](index<1> i) restrict(amp) { v[i] = m; });
  // CHECK: ([v](index<1> i) {{ *}}{ (void)v; (void)i; __ampcc_host_stub(); }{{$}}
  // CHECK-EMPTY:
  // CHECK-NEXT: ));
  parallel_for_each(e, [=](index<1> i) restrict(amp) {
    v[i] = 0;
  });
  // CHECK: ([](index<1>) {{ *}}{ __ampcc_host_stub(); }));
  parallel_for_each(e, [=](index<1>) restrict(amp) {});
}

void helpers(array_view<float, 1> v, float n) {
  // Not a kernel: no tag. Other host code may ask for its result.
  // CHECK: auto square = [](float x) {{ *}}-> float { (void)x; __ampcc_host_stub(); };
  auto square = [](float x) restrict(amp) { return x * x; };
  // A dual lambda keeps its body.
  // CHECK: auto both = [n](float x) {{ *}}{ return x * n; };
  auto both = [=](float x) restrict(amp, cpu) { return x * n; };
  // CHECK: ([v, square, both](index<1> i)
  parallel_for_each(v.get_extent(),
                    [=](index<1> i) restrict(amp) { v[i] = square(both(v[i])); });
  // CHECK: ([v, both, n](index<1> i) {{ *}}{ v[i] = both(n); }));
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp, cpu) { v[i] = both(n); });
}

int main() {
  array<float, 1> a(4);
  all(a, 1);
  helpers(a, 1);
}
