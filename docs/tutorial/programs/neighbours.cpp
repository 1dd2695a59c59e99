// Wrong: the last thread reads past the end, and all others read elements that their neighbours may
// have changed.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  std::vector<int> memory(16, 1);
  array_view<int> numbers(16, memory);
  parallel_for_each(
      numbers.extent, [=](index<1> i) restrict(amp) { numbers[i] += numbers[i + 1]; });
  numbers.synchronize();
  std::printf("%d\n", memory[0]);
}
