// --amp-version=1.3: numbers are stored as IEEE halves, and sums are floats.
#include <amp.h>
#include <amp_half.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  std::vector<half> memory(1000, half(1.5f));
  const array_view<half> numbers(1000, memory);
  parallel_for_each(
      numbers.extent, [=](index<1> i) restrict(amp) { numbers[i] = numbers[i] * i[0]; });
  numbers.synchronize();

  std::vector<float> sums(10);
  const array_view<float> to(10, sums);
  parallel_for_each(
      to.extent, [=](index<1> i) restrict(amp) {
        float sum = 0;
        for (int k = 0; k < 100; ++k)
          sum += float(numbers[100 * i[0] + k]);
        to[i] = sum;
      });
  to.synchronize();
  std::printf("%zu bytes each: %g %g %g\n", sizeof(half), float(memory[1]), float(memory[3]),
              float(memory[999]));
  std::printf("sums: %g to %g\n", sums[0], sums[9]);
}
