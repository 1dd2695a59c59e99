#pragma once
// Not a word of C++ AMP, but launches and elements of views.
#include <amp.h>
namespace wordless {
template <class F> void each(concurrency::array_view<int, 2> v, F f) {
  concurrency::parallel_for_each(v.extent, f);
  v.synchronize();
}
inline int sum(const concurrency::array_view<int, 2> &v) {
  int s = 0;
  for (int i = 0; i < v.extent[0]; ++i)
    for (int j = 0; j < v.extent[1]; ++j)
      s += v[i][j];
  return s;
}
// Of properties, too, template arguments are deduced.
inline int first(const concurrency::array_view<int, 2> &v) {
  concurrency::array_view same(v[0].extent, v[0].data());
  return same[0];
}
} // namespace wordless
