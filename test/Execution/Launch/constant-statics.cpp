// Static variables of amp functions that are nothing but names of constants.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 %s -o %t && %t
#include <amp.h>
#include <cassert>
using namespace concurrency;

template <unsigned N> struct power {
  static unsigned of(unsigned base) restrict(cpu, amp) {
    static constexpr unsigned rest = N - 1;
    return base * power<rest>::of(base);
  }
};
template <> struct power<0> {
  static unsigned of(unsigned) restrict(cpu, amp) { return 1; }
};

int scale(int value) restrict(amp) {
  static const int factor = 3, step = factor + 1;
  static constexpr float half = 0.5f;
  return int(value * factor * half) + step;
}

int main() {
  array_view<int> view(4);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    static const unsigned exponent = 5;
    view[i] = scale(2 * i[0]) + int(power<exponent>::of(2));
  });
  for (int i = 0; i < 4; ++i)
    assert(view[i] == 3 * i + 4 + 32);
  assert(power<3>::of(3) == 27);
}
