#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

int scale(int value, int factor) restrict(amp, cpu) {
  int product = value * factor;
  return product;
}

int main() {
  std::vector<int> data = {5, 6, 7, 8};
  array_view<int> view(4, data);
  int factor = 3;
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    int before = view[i];
    int after = scale(before, factor);
    view[i] = after + 1;
  });
  parallel_for_each(view.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    tile_static int sums[4];
    sums[t.local[0]] = view[t.global];
    t.barrier.wait();
    int neighbour = sums[3 - t.local[0]];
    view[t.global] += neighbour;
  });
  view.synchronize();
  std::printf("%d\n", data[3]);
}
