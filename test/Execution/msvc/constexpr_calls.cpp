// A constructor may be constexpr that calls one which is not.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx -Werror %s -o %t && %t
// REQUIRES: opencl-device, gxx
#include <amp.h>
using namespace concurrency;

struct point {
  float x, y;
  point(float x, float y) restrict(cpu, amp) : x(x), y(y) {}
  point(const point &o) restrict(cpu, amp) : x(o.x), y(o.y) {}
};
struct ray {
  point origin;
  constexpr ray(const point &o) restrict(cpu, amp) : origin(o) {}
  inline constexpr explicit ray(int) restrict(cpu, amp) : origin(2, 3) {}
};
constexpr int square(int x) { return x * x; } // stays

int main() {
  float found[square(2)] = {};
  array_view<float> v(4, found);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    ray r(point(float(i[0]), 1));
    v[i] = r.origin.x + ray(5).origin.y;
  });
  v.synchronize();
  return found[0] == 3 && found[3] == 6 ? 0 : 1;
}
