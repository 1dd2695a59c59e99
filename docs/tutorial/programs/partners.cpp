// Wrong: a thread reads an element of another one, without waiting for it.
#include <amp.h>
#include <vector>

using namespace concurrency;

int main() {
  std::vector<int> memory(16, 1), order(16, 0);
  array_view<int> numbers(16, memory);
  array_view<const int> partner(16, order);
  parallel_for_each(numbers.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static int part[16];
    part[t.local[0]] = numbers[t];
    numbers[t] += part[partner[t]];
  });
  numbers.synchronize();
}
