// A kernel in a function template that gets lambdas as arguments and calls them.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

template <class F> void transform(const array_view<int> &view, const F &f) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = f(view[i]); });
}

int main() {
  std::vector<int> data(10, 3);
  array_view<int> view(10, data);
  const int offset = 4;
  transform(view, [](int x) restrict(amp) { return x * x; });
  transform(view, [=](int x) restrict(amp) { return x + offset; });
  view.synchronize();
  return data == std::vector<int>(10, 13) ? 0 : 1;
}
