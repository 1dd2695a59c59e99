// One lambda kept in a variable and launched twice, over two domains.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(10, 0);
  array_view<int> view(10, data);
  auto increment = [=](index<1> i) restrict(amp) { ++view[i]; };
  parallel_for_each(extent<1>(10), increment);
  parallel_for_each(extent<1>(4), increment);
  view.synchronize();
  for (int i = 0; i < 10; ++i)
    if (data[i] != (i < 4 ? 2 : 1))
      return 1;
  return 0;
}
