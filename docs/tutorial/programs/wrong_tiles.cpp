// Wrong: the barrier waits for the threads of one tile, and the neighbour belongs to another.
#include <amp.h>
#include <vector>

using namespace concurrency;

int main() {
  std::vector<int> memory(64, 1), sums(64);
  array_view<int> numbers(64, memory), sum(64, sums);
  parallel_for_each(numbers.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    numbers[t] += 1;
    t.barrier.wait();
    sum[t] = numbers[t] + numbers[(t.global[0] + 1) % 64];
  });
  sum.synchronize();
}
