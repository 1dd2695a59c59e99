// A program's own namespaces `detail`, together with the library's names.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <amp_graphics.h>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

namespace detail {
int twice(int n) restrict(amp, cpu) { return 2 * n; }
template <typename T> struct holder { T value; };
} // namespace detail
namespace details {
int thrice(int n) restrict(amp, cpu) { return 3 * n; }
} // namespace details

int main() {
  std::vector<int> numbers(10, 1);
  array_view<int> v(10, numbers);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    detail::holder<int> h = {i[0]};
    v[i] += detail::twice(h.value) + details::thrice(h.value);
  });
  for (int i = 0; i < 10; ++i)
    if (v[i] != 1 + 5 * i)
      return 1;
  return 0;
}
