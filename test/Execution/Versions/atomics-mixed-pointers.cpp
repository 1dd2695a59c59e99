// amp:1.3: atomic operations through pointers that lead to global or to tile_static memory.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <vector>
using namespace concurrency;

template <typename T> void add(T *to) restrict(amp) {
  atomic_ref<T> element(*to);
  element.fetch_add(2);
  T seen = element.load();
  while (!element.compare_exchange_weak(seen, seen + 1))
    ;
}

template <typename T> bool check() {
  std::vector<T> data(2);
  const array_view<T> v(2, data);
  parallel_for_each(extent<1>(64).tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static T shared;
    if (t.local[0] == 0)
      shared = 0;
    t.barrier.wait();
    T *to = t.local[0] % 4 == 0 ? &shared : &v[0];
    add(to);
    t.barrier.wait();
    if (t.local[0] == 0)
      v[1] = shared;
  });
  return v[0] == 48 * 3 && v[1] == 16 * 3;
}

int main() { return check<int>() && check<long>() && check<float>() && check<double>() ? 0 : 1; }
