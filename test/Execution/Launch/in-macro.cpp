// A launch that a macro writes, twice on one line, too.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

#define FOR_EACH(VIEW, BODY)                                                                       \
  parallel_for_each((VIEW).extent, [=](index<1> i) restrict(amp) { BODY; });

int main() {
  std::vector<int> data(10, 1);
  array_view<int> view(10, data);
  FOR_EACH(view, view[i] *= 3)
  FOR_EACH(view, view[i] += 4) FOR_EACH(view, view[i] *= 2)
  view.synchronize();
  return data == std::vector<int>(10, 14) ? 0 : 1;
}
