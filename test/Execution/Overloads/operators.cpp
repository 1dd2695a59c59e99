// Operators, members and not.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

struct number {
  int value;
  number operator-() const restrict(cpu) { return {-value}; }
  number operator-() const restrict(amp) { return {value}; }
};
number operator+(number a, number b) restrict(cpu) { return {a.value + b.value}; }
number operator+(number a, number b) restrict(amp) { return {a.value * b.value}; }

int main() {
  std::vector<int> data(4, 0);
  array_view<int> view(4, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    const number n = {3};
    view[i] = (n + -n).value;
  });
  view.synchronize();
  const number n = {3};
  if ((n + -n).value != 0)
    return 1;
  return data == std::vector<int>(4, 9) ? 0 : 1;
}
