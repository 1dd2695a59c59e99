// Many threads add floats to the same few elements.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  const int count = 100000, groups = 4;
  std::vector<float> weights(count, 0.25f), sums(groups);
  const array_view<const float> weight(count, weights);
  const array_view<float> sum(groups, sums);

  parallel_for_each(weight.extent, [=](index<1> i) restrict(amp) {
    atomic_fetch_add(&sum[i[0] % groups], weight[i]);
  });

  sum.synchronize();
  std::printf("%.2f %.2f %.2f %.2f\n", sums[0], sums[1], sums[2], sums[3]);
}
