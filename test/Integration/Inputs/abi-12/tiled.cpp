#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> numbers(96), sums(6);
  for (int i = 0; i < 96; ++i)
    numbers[i] = i * i % 37;
  array_view<const int> in(96, numbers);
  array_view<int> out(6, sums);
  parallel_for_each(
      in.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        tile_static int part[16];
        part[t.local[0]] = in[t.global];
        t.barrier.wait();
        for (int half = 8; half > 0; half /= 2) {
          if (t.local[0] < half)
            part[t.local[0]] += part[t.local[0] + half];
          t.barrier.wait();
        }
        if (t.local[0] == 0)
          out[t.tile] = part[0];
      });
  for (int tile = 0; tile < 6; ++tile) {
    int expected = 0;
    for (int i = 0; i < 16; ++i)
      expected += numbers[16 * tile + i];
    if (out[tile] != expected)
      return 1;
  }
}
