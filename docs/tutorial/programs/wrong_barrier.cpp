#include <amp.h>
using namespace concurrency;

void shift(array_view<int> numbers, int count) {
  parallel_for_each(
      numbers.extent.tile<64>().pad(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int part[64];
        if (t.global[0] >= count)
          return; // the threads past the end leave
        part[t.local[0]] = numbers[t.global];
        t.barrier.wait(); // and the others wait for them
        numbers[t.global] = part[63 - t.local[0]];
      });
}
