// Instantiations that capture different variables share one list of captures.
// RUN: rm -rf %t && %ampcc --translate -std=c++17 %s -o %t
// RUN: %without_comments %t/if-constexpr.cpp | FileCheck %s
// RUN: %host_compiles17 %t/if-constexpr.cpp
#include <amp.h>
using namespace concurrency;

// CHECK: ULL, T>>([v, x, y, c](index<1> i)
// CHECK: (void)v; (void)x; (void)y; (void)c;
template <class T> void fill(array_view<T, 1> v, T x, int y) {
  const T c = 5; // captured where T is no integer
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) {
    if constexpr (sizeof(T) == 4)
      v[i] = x;
    else
      v[i] = y + c;
  });
}

int main() {
  fill<float>(array_view<float, 1>(4), 1, 2);
  fill<double>(array_view<double, 1>(4), 1, 2);
  fill<long>(array_view<long, 1>(4), 1, 2);
}
