// Kernels in member functions, inline and not, const and static.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

class accumulator {
public:
  explicit accumulator(int size) : data(size) {}
  void fill(int value) {
    array_view<int> v = view();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = value; });
  }
  void add(int value);
  static void twice(array_view<int> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2; });
    v.synchronize();
  }
  array_view<int> view() { return array_view<int>(int(data.size()), data); }
  bool all(int value) const { return data == std::vector<int>(data.size(), value); }

private:
  std::vector<int> data;
};

void accumulator::add(int value) {
  array_view<int> v = view();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += value; });
}

int main() {
  accumulator a(10);
  a.fill(2);
  a.add(3);
  accumulator::twice(a.view());
  return a.all(10) ? 0 : 1;
}
