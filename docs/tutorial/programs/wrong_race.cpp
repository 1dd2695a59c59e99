#include <amp.h>
using namespace concurrency;

void sums(array_view<const int> numbers, array_view<int> totals) {
  parallel_for_each(
      numbers.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
    tile_static int total;
        if (t.local[0] == 0)
          total = 0;
        t.barrier.wait();
        total += numbers[t.global]; // 64 threads at once
        t.barrier.wait();
        if (t.local[0] == 0)
          totals[t.tile] = total;
      });
}
