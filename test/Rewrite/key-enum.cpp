// An enumerator as template argument of the function that contains a kernel.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 %s -o %t && %t
// RUN: %ampcc -std=c++17 --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <vector>

enum Plain { one = 1, big = 0x7fffffff };
enum class Scoped : unsigned { max = 0xffffffffu };

template <auto Value> unsigned run() {
  std::vector<unsigned> data(4);
  concurrency::array_view<unsigned> view(4, data);
  concurrency::parallel_for_each(
      view.get_extent(), [=](concurrency::index<1> i) restrict(amp) {
        view[i] = static_cast<unsigned>(Value);
      });
  view.synchronize();
  return data[3];
}

int main() {
  return run<one>() == 1 && run<big>() == 0x7fffffffu && run<Scoped::max>() == 0xffffffffu ? 0 : 1;
}
