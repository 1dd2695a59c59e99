// Launches on a named accelerator_view, simple and tiled.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  accelerator_view where = accelerator(accelerator::default_accelerator).create_view();
  std::vector<int> data(8, 1);
  array<int> numbers(8, data.begin(), where);
  parallel_for_each(where, numbers.extent, [&](index<1> i) restrict(amp) { numbers[i] += i[0]; });
  parallel_for_each(where, numbers.extent.tile<4>(),
                    [&](tiled_index<4> t) restrict(amp) { numbers[t.global] *= 1 + t.tile[0]; });
  data = numbers;
  for (int i = 0; i < 8; ++i)
    if (data[i] != (1 + i) * (1 + i / 4))
      return 1;
  return 0;
}
