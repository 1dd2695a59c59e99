#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  std::vector<int> memory = {1, 2, 3};
  array_view<int> numbers(3, memory);
  parallel_for_each(numbers.extent, [=](index<1> i) restrict(amp) { numbers[i] = 9; });

  accelerator().default_view.wait(); // the kernel has run
  std::printf("%d, too early\n", memory[0]);
  numbers.synchronize();
  std::printf("%d\n", memory[0]);
}
