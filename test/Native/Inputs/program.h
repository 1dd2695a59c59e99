// A simple kernel, and a tiled one with a barrier, an atomic operation and vector mathematics.
#include <amp.h>
#include <amp_math.h>
#include <cstdio>
#include <vector>

inline float twice(float x) restrict(amp, cpu) { return x + x; }

inline bool run() {
  using namespace concurrency;
  std::vector<float> data(64, 1.0f);
  std::vector<int> counts(4);
  array_view<float> values(64, data);
  array_view<int> count(4, counts);
  parallel_for_each(values.extent, [=](index<1> i) restrict(amp) { values[i] = twice(i[0]); });
  parallel_for_each(values.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static float row[16];
    row[t.local[0]] = values[t.global];
    t.barrier.wait();
    values[t.global] = row[15 - t.local[0]] + precise_math::exp(0.0f);
    atomic_fetch_add(&count[t.tile], 1);
  });
  values.synchronize();
  count.synchronize();
  return data[0] == 31 && data[63] == 97 && counts[3] == 16;
}
