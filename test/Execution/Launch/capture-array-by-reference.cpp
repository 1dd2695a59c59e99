// [&] captures arrays by reference.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(10);
  for (int i = 0; i < 10; ++i)
    data[i] = i;
  array<int> in(10, data.begin());
  array<int> out(10);
  parallel_for_each(in.extent, [&](index<1> i) restrict(amp) { out[i] = in[i] * in[i]; });
  data = out;
  for (int i = 0; i < 10; ++i)
    if (data[i] != i * i)
      return 1;
  return 0;
}
