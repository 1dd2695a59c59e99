// Functions of the same name in nested and unnamed namespaces.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

namespace outer {
void change(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
}
namespace inner {
void change(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= 3; });
}
} // namespace inner
} // namespace outer
namespace {
void change(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] -= 4; });
}
} // namespace

int main() {
  std::vector<int> data(10, 1);
  array_view<int> view(10, data);
  outer::change(view);
  outer::inner::change(view);
  change(view);
  view.synchronize();
  return data == std::vector<int>(10, ((1 + 1) * 3) - 4) ? 0 : 1;
}
