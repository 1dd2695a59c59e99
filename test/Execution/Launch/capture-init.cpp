// Captures with initialisers: computed on the host, at the launch.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(10, 1);
  parallel_for_each(extent<1>(10), [view = array_view<int>(10, data), factor = int(data.size()) - 3](
                                       index<1> i) restrict(amp) { view[i] *= factor; });
  return data == std::vector<int>(10, 7) ? 0 : 1;
}
