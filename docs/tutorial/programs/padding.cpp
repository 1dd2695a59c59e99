// 100 elements in tiles of 32: the domain is rounded up, the threads too many do nothing.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  std::vector<int> memory(100);
  array_view<int> numbers(100, memory);

  try {
    parallel_for_each(
        numbers.extent.tile<32>(), [=](tiled_index<32> t) restrict(amp) { numbers[t.global] = 1; });
  } catch (const invalid_compute_domain &) {
    std::printf("32 does not divide 100\n");
  }

  const tiled_extent<32> domain = numbers.extent.tile<32>().pad();
  parallel_for_each(
      domain, [=](tiled_index<32> t) restrict(amp) {
        if (numbers.extent.contains(t.global))
          numbers[t.global] = t.tile[0];
      });
  std::printf("%d threads, the last element is in tile %d\n", domain[0], numbers[99]);
}
