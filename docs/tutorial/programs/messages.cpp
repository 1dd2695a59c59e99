#include <amp.h>
#include <cassert>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  std::vector<int> memory = {4, 9, -1, 16};
  array_view<int> numbers(4, memory);

  parallel_for_each(
      numbers.extent, [=](index<1> i) restrict(amp) {
        if (numbers[i] > 10)
          direct3d_printf("element %d is %d\n", i[0], numbers[i]);
      });
  numbers.synchronize();

  try {
    parallel_for_each(
        numbers.extent, [=](index<1> i) restrict(amp) {
          assert(numbers[i] >= 0);
          numbers[i] *= 2;
        });
    numbers.synchronize();
  } catch (const runtime_exception &error) {
    std::printf("%s\n", error.what());
  }
}
