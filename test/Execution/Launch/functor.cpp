// A class with a call operator.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

class scale {
public:
  scale(const array_view<int> &view, int factor) : view(view), factor(factor) {}
  void operator()(index<1> i) const restrict(amp) { view[i] = times(view[i]); }

private:
  int times(int x) const restrict(amp) { return x * factor; }
  array_view<int> view;
  int factor;
};

int main() {
  std::vector<int> data(10, 1);
  array_view<int> view(10, data);
  parallel_for_each(view.extent, scale(view, 6));
  view.synchronize();
  return data == std::vector<int>(10, 6) ? 0 : 1;
}
