// The source of the page that look_at_translation.py opens.
#include "translated.h"
using namespace concurrency;

void reverse(array_view<float> v) {
  parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static float row[16];
    row[t.local[0]] = half(v[t.global]);
    t.barrier.wait();
    v[t.global] = row[15 - t.local[0]];
  });
}
