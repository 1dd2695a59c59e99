// A capture default by value and an array by reference, and vice versa.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(10, 1);
  array<int> in(10, data.begin());
  array_view<int> view(10, data);
  int factor = 7;
  parallel_for_each(view.extent, [=, &in](index<1> i) restrict(amp) { view[i] = in[i] * factor; });
  parallel_for_each(view.extent, [&, factor, view](index<1> i) restrict(amp) {
    view[i] = view[i] + in[i] * factor;
  });
  view.synchronize();
  return data == std::vector<int>(10, 14) ? 0 : 1;
}
