// Constructors.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

struct thing {
  int value;
  thing() restrict(cpu) : value(1) {}
  thing() restrict(amp) : value(2) {}
  explicit thing(int v) restrict(cpu) : value(v) {}
  explicit thing(int v) restrict(amp) : value(v * 2) {}
};

int main() {
  std::vector<int> data(4, 0);
  array_view<int> view(4, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    view[i] = thing().value + thing(20).value;
  });
  view.synchronize();
  if (thing().value + thing(20).value != 21)
    return 1;
  return data == std::vector<int>(4, 42) ? 0 : 1;
}
