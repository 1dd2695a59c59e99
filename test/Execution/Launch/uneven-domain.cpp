// Threads beyond the domain, which the device needs for its groups, do nothing.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  const int size = 1001;
  std::vector<int> data(size + 100, 5);
  array_view<int> view(size + 100, data);
  parallel_for_each(extent<1>(size), [=](index<1> i) restrict(amp) { view[i] = 6; });
  view.synchronize();
  for (int i = 0; i < size + 100; ++i)
    if (data[i] != (i < size ? 6 : 5))
      return 1;
  return 0;
}
