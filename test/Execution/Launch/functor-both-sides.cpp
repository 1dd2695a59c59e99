// A functor of both sides: called by the host and launched.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

struct fill {
  array_view<int> view;
  void operator()(index<1> i) const restrict(cpu, amp) { view[i] = i[0] * 3; }
};

int main() {
  std::vector<int> data(10, 0);
  array_view<int> view(10, data);
  fill f = {view};
  parallel_for_each(extent<1>(5), f);
  for (int i = 5; i < 10; ++i)
    f(index<1>(i));
  view.synchronize();
  for (int i = 0; i < 10; ++i)
    if (data[i] != 3 * i)
      return 1;
  return 0;
}
