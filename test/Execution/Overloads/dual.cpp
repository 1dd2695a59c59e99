// A function of both sides calls, on each, the overload of that side.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

int side() restrict(cpu) { return 1; }
int side() restrict(amp) { return 2; }
int both() restrict(cpu, amp) { return 10 + side(); }
int both_reversed() restrict(amp, cpu) { return 20 + both(); }

int main() {
  std::vector<int> data(4, 0);
  array_view<int> view(4, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    view[i] = both_reversed();
  });
  view.synchronize();
  if (both_reversed() != 31)
    return 1;
  return data == std::vector<int>(4, 32) ? 0 : 1;
}
