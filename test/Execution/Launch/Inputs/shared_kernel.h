// A header with kernels, for several translation units of one program.
#ifndef SHARED_KERNEL_H
#define SHARED_KERNEL_H

#include <amp.h>
#include <vector>

inline int triple(int x) restrict(amp) { return 3 * x; }

inline void triple_all(concurrency::array_view<int> view) {
  using namespace concurrency;
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = triple(view[i]); });
}

template <class T> void add_all(concurrency::array_view<T> view, T value) {
  using namespace concurrency;
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] += value; });
}

#endif
