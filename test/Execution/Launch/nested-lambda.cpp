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
    int calls = 0;
    auto square = [&](int x) restrict(amp) {
      ++calls;
      return x * x;
    };
    view[i] = square(square(view[i])) + calls;
  });
  view.synchronize();
  return data == std::vector<int>(10, 18) ? 0 : 1;
}
