// The conditional operator selects values of objects in different memories; only a reference to the
// selected object would need one memory.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
#include <amp.h>
using namespace concurrency;

struct Pair {
  int a, b;
};

int main() {
  std::vector<int> data(8);
  array_view<int> view(8, data);
  parallel_for_each(view.get_extent().tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    tile_static int shared[4];
    tile_static Pair pairs[4];
    const int l = t.local[0];
    int mine = l * 10;
    Pair own = {l, l};
    shared[l] = l;
    pairs[l] = own;
    t.barrier.wait();
    const int value = l % 2 ? mine : l == 2 ? shared[3] : view[t.global];
    const Pair pair = l > 1 ? own : pairs[3];
    view[t.global] = value + pair.a * 100 + 1;
  });
  view.synchronize();
  const int expected[] = {301, 311, 204, 331};
  for (int i = 0; i < 8; ++i)
    if (data[i] != expected[i % 4])
      return 1;
  return 0;
}
