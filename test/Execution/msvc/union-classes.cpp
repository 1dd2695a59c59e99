// A class that is defined in an unnamed union, also inside of an unnamed structure.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
using namespace concurrency;

struct vec {
  union {
    struct point {
      float x, y;
    } p;
    float f[2];
  };
};
union words {
  struct {
    struct halves { int low, high; } h;
  };
  int all[2];
};

int main() {
  float d[2] = {};
  array_view<float> v(2, d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    vec::point p = {1, 2};
    vec a;
    a.p = p;
    words w;
    w.h.low = 3;
    w.h.high = 4;
    v[i] = a.f[i[0]] + w.all[i[0]];
  });
  return !(v[0] == 4 && v[1] == 6);
}
