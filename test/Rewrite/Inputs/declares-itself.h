#pragma once
#include <amp.h>
inline int before(int x) restrict(amp, cpu) { return x; }
#pragma GCC system_header
static int unused(int) { return 0; }
inline int twice(int x) restrict(amp, cpu) { return 2 * x; }
inline void fill(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = twice(before(i[0])); });
  v.synchronize();
}
