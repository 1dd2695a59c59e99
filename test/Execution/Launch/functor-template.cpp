// A class template with a call operator, for two types.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

template <class T> struct scale {
  array_view<T> view;
  T factor;
  void operator()(index<1> i) const restrict(amp) { view[i] = view[i] * factor; }
};

template <class T> bool check() {
  std::vector<T> data(10, T(3));
  array_view<T> view(10, data);
  parallel_for_each(view.extent, scale<T>{view, T(2)});
  view.synchronize();
  return data == std::vector<T>(10, T(6));
}

int main() {
  return check<int>() && check<float>() ? 0 : 1;
}
