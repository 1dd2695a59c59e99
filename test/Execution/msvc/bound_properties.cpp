// A property bound to a reference that is not const: the reference has a copy of its value.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t
// REQUIRES: opencl-device
#include <amp.h>
#include <vector>
using namespace concurrency;
int main() {
  accelerator_view &view = accelerator().default_view;
  array<int> data(4, view);
  array_view<int> all(data);
  extent<1> &size = all.extent;
  size[0] -= 1;
  parallel_for_each(view, size, [=](index<1> i) restrict(amp) {
    extent<1> &whole = all.extent;
    whole[0] *= 2;
    all[i] = whole[0];
  });
  view.wait();
  std::vector<int> r(4);
  copy(data, r.begin());
  return r[2] != 8 || r[3] != 0;
}
