// A function with a barrier that ends without a return gives any value.
// RUN: %ampcc -Wno-return-type -c %s -o %t.o
#include <amp.h>
using namespace concurrency;

static int last(tiled_index<16> t, int x) restrict(amp) {
  tile_static int values[16];
  values[t.local[0]] = x;
  t.barrier.wait();
  int unused = values[15];
  t.barrier.wait();
}

void f(array_view<int> v) {
  parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    v[t] = 1000 * last(t, v[t]) + last(t, 1);
  });
}
