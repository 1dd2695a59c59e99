// A temporary as the right operand of an operator that takes it by a reference which is not const.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc -w --amp-host-compiler=%gxx %s -o %t && %t
// REQUIRES: gxx
#include <amp.h>

using namespace concurrency;

class vector {
public:
  float x;
  vector() restrict(amp, cpu) {}
  vector(float a) restrict(amp, cpu) { x = a; }
  vector operator+(vector &o) restrict(amp, cpu) { return vector(x + o.x); }
  vector &operator+=(vector &o) restrict(amp, cpu) {
    x += o.x;
    return *this;
  }
};
vector operator-(vector &a, vector &b) restrict(amp, cpu) { return vector(a.x - b.x); }

static float both() restrict(amp, cpu) {
  vector q(2), r(1);
  q += vector(3);
  return (vector(1) + vector(2)).x + (q + vector(4)).x + (vector(7) - r).x + (r - vector(3)).x;
}

int main() {
  float d[1] = {0};
  array_view<float> v(1, d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = both(); });
  return !(v[0] == both() && v[0] == 3 + 9 + 6 - 2);
}
