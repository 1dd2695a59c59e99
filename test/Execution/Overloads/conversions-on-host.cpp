// Conversion functions that differ by restriction: the host chooses among its own.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

struct number {
  operator int() const restrict(cpu) { return 1; }
  operator float() const restrict(amp) { return 2.5f; }
};
struct same {
  operator int() const restrict(cpu) { return 3; }
  operator int() const restrict(amp) { return 4; }
};
struct any {
  template <class T> operator T() const restrict(cpu) { return T(5); }
  template <class T> operator T() const restrict(amp) { return T(6); }
};
struct derived : number {};

int main() {
  std::vector<float> data(4);
  array_view<float> view(4, data);
  number n;
  same s;
  any a;
  derived d;
  double wide = n; // the amp version fits better
  int sum = n + 1, minus = -d, of_any = a;
  if (sum != 2 || minus != -1 || of_any != 5 || s + 1 != 4 || wide != 1 || (d ? 1 : 2) != 1)
    return 1;
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    float f = n;
    int of_any = a;
    view[i] = f + (s + 1) + of_any;
  });
  view.synchronize();
  return data == std::vector<float>(4, 2.5f + 5 + 6) ? 0 : 2;
}
