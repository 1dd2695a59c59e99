#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  std::vector<int> memory(100);
  array_view<int> numbers(100, memory);
  try {
    parallel_for_each(
        numbers.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) { numbers[t.global] = 1; });
  } catch (const runtime_exception &error) {
    std::printf("%s\n", error.what());
  }
  try {
    array<int> target(50);
    copy(numbers, target);
  } catch (const runtime_exception &error) {
    std::printf("%s\n", error.what());
  }
  try {
    numbers.section(90, 20);
  } catch (const runtime_exception &error) {
    std::printf("%s\n", error.what());
  }
}
