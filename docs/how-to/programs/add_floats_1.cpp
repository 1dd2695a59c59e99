// Many threads add floats to the same few elements, in version 1 of the language.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

// Adds x to the float whose bits are in `bits`.
void atomic_add(int &bits, float x) restrict(amp) {
  int seen = bits, wanted;
  do {
    const float sum = *reinterpret_cast<float *>(&seen) + x;
    wanted = *reinterpret_cast<const int *>(&sum);
  } while (!atomic_compare_exchange(&bits, &seen, wanted));
}

int main() {
  const int count = 100000, groups = 4;
  std::vector<float> weights(count, 0.25f), sums(groups);
  const array_view<const float> weight(count, weights);
  const array_view<float> sum(groups, sums);
  const array_view<int> bits = sum.reinterpret_as<int>();

  parallel_for_each(
      weight.extent, [=](index<1> i) restrict(amp) { atomic_add(bits[i[0] % groups], weight[i]); });

  sum.synchronize();
  std::printf("%.2f %.2f %.2f %.2f\n", sums[0], sums[1], sums[2], sums[3]);
}
