// A constexpr constructor may copy short vectors: on the host, too, their copies are those of plain classes.
// RUN: %ampcc -std=c++14 %s -o %t && %t
// RUN: %ampcc -std=c++14 --amp-host-compiler=%gxx %s -o %t && %t
// REQUIRES: gxx
#include <amp.h>
#include <amp_short_vectors.h>
using namespace concurrency::graphics;

struct several {
  int_2 two;
  float_3 three;
  double_4 four;
  constexpr several(const int_2 &a, const float_3 &b, const double_4 &c) restrict(cpu, amp)
      : two(a), three(b), four(c) {}
};

int main() {
  several s(int_2(1, 2), float_3(3), double_4(4, 5, 6, 7));
  return s.two.y == 2 && s.three.z == 3 && s.four.w == 7 ? 0 : 1;
}
