// A kernel of which each unit has its own: FACTOR may be another one there.
#include <amp.h>

static inline int changed(int value) {
  concurrency::array_view<int> v(1, &value);
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] *= FACTOR; });
  v.synchronize();
  return value;
}
