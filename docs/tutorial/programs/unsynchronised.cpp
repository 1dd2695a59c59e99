// Wrong: the sum is of what the vector was before the kernel.
#include <amp.h>
#include <cstdio>
#include <numeric>
#include <vector>

using namespace concurrency;

int main() {
  std::vector<int> memory(16, 1);
  array_view<int> numbers(16, memory);
  parallel_for_each(numbers.extent, [=](index<1> i) restrict(amp) { numbers[i] = 2; });
  std::printf("%d\n", std::accumulate(memory.begin(), memory.end(), 0));
}
