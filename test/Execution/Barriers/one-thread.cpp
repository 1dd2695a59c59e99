// Barriers in tiles of one thread, in loops and functions.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t
#include <amp.h>
#include <vector>

using namespace concurrency;

static void step(tiled_index<1> t, int &shared, unsigned n) restrict(amp) {
  for (unsigned j = 0; j < n % 5; ++j)
    shared += int(n);
  t.barrier.wait();
}

int main() {
  int failures = 0;
  for (unsigned z = 0; z < 6; z += 5) {
    std::vector<int> data(9);
    array_view<int> out(9, data);
    parallel_for_each(out.extent.tile<1>(), [=](tiled_index<1> t) restrict(amp) {
      tile_static int shared;
      shared = t.global[0];
      t.barrier.wait();
      unsigned left = 3;
      while (left-- > 0) {
        if (z + t.tile[0] == 8)
          for (unsigned j = 0; j < z % 7; ++j)
            shared += int(j);
        t.barrier.wait();
      }
      for (unsigned k = 0; k < z % 4; ++k) {
        step(t, shared, z + k + 4);
        t.barrier.wait();
      }
      out[t] = shared;
    });
    out.synchronize();
    for (int i = 0; i < 9; ++i) {
      int wanted = i;
      if (z + i == 8)
        wanted += z == 5 ? 3 * 10 : 0;
      for (unsigned k = 0; k < z % 4; ++k)
        wanted += int((z + k + 4) % 5 * (z + k + 4));
      failures += data[i] != wanted;
    }
  }
  return failures;
}
