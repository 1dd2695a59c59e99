// Member functions.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

struct thing {
  int value;
  int get() const restrict(cpu) { return value; }
  int get() const restrict(amp) { return value * 10; }
};

int main() {
  std::vector<int> data(4, 0);
  array_view<int> view(4, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    const thing t = {4};
    view[i] = t.get();
  });
  view.synchronize();
  if (thing{4}.get() != 4)
    return 1;
  return data == std::vector<int>(4, 40) ? 0 : 1;
}
