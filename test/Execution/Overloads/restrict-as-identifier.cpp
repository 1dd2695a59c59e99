// Elsewhere `restrict` is a name like any other, and so are `amp` and `cpu`.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

struct policy {
  int restrict;
  int amp(int cpu) const { return restrict + cpu; }
};
int restrict(int amp) { return amp * 2; }

int main() {
  std::vector<int> data(4, 0);
  array_view<int> view(4, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    view[i] = 3;
  });
  view.synchronize();
  const policy p = {4};
  int amp = 5;
  if (p.restrict + restrict(amp) + p.amp(1) != 19)
    return 1;
  return data == std::vector<int>(4, 3) ? 0 : 1;
}
