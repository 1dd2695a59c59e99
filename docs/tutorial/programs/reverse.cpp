#include <amp.h>
#include <cstdio>
#include <numeric>
#include <vector>
using namespace concurrency;

float half(float x) restrict(cpu, amp) { return x / 2; }

int main() {
  std::vector<float> data(64);
  std::iota(data.begin(), data.end(), 0.0f);
  array_view<float> v(64, data);
  parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static float row[16];
    row[t.local[0]] = half(v[t.global]);
    t.barrier.wait();
    v[t.global] = row[15 - t.local[0]];
  });
  std::printf("%g %g\n", v[0], v[63]);
}
