// Function templates and members of class templates.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

template <class T> T twice(T x) restrict(cpu) { return x + x; }
template <class T> T twice(T x) restrict(amp) { return x + x + T(1); }
template <class T> struct box {
  T value;
  T get() const restrict(cpu) { return value; }
  T get() const restrict(amp) { return value + T(100); }
};

int main() {
  std::vector<int> data(4, 0);
  array_view<int> view(4, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    const box<int> b = {5};
    view[i] = twice(3) + int(twice(1.5f)) + b.get();
  });
  view.synchronize();
  const box<int> b = {5};
  if (twice(3) + b.get() != 11)
    return 1;
  return data == std::vector<int>(4, 7 + 4 + 105) ? 0 : 1;
}
