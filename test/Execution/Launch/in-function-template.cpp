// A kernel in a function template, instantiated with several types and values.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

template <class T, int Factor> bool check() {
  std::vector<T> data(10, T(3));
  array_view<T> view(10, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = view[i] * T(Factor); });
  view.synchronize();
  return data == std::vector<T>(10, T(3 * Factor));
}

int main() {
  return check<int, 2>() && check<float, 2>() && check<int, 5>() && check<unsigned, 7>() ? 0 : 1;
}
