// A kernel calls lambdas of its own.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(10, 2);
  array_view<int> view(10, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    const int offset = i[0] % 1;
    auto square = [=](int x) restrict(amp) { return x * x + offset; };
    auto twice = [=](int x) restrict(amp) { return square(square(x)); };
    view[i] = twice(view[i]) + 2;
  });
  view.synchronize();
  return data == std::vector<int>(10, 18) ? 0 : 1;
}
