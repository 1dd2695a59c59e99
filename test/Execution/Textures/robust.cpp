// With --amp-robust a texture reads 0 outside of its texels, and takes nothing there.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-robust %s -o %t && %t && env AMPCC_SHARED_MEMORY=0 %t
// RUN: %oclgrind %t
// NO-AMP-CHECK: accesses out of bounds on purpose

#include <amp.h>
#include <amp_graphics.h>
#include <cassert>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;
int main() {
  std::vector<unsigned char> t8(64, 3);
  std::vector<int> o(4, -1);
  std::vector<int> fives(16, 5);
  texture<int, 1> t(16, fives.begin(), fives.end());
  texture<unsigned, 2> u(8, 8, t8.data(), 64, 8u);
  array_view<int> out(4, o);
  texture_view<const int, 1> tv(t);
  texture<int, 1> s(16, fives.begin(), fives.end());
  parallel_for_each(
      extent<1>(1), [ =, &s, &u ](index<1>) restrict(amp) {
        out[0] = tv[index<1>(3)];
        out[1] = tv[index<1>(16)] + tv[index<1>(-1)];
        s.set(index<1>(16), 7);
        s.set(index<1>(-100), 7);
        out[2] = u(7, 7);
        out[3] = u(8, 0) + u(1 << 29, 1);
      });
  out.synchronize();
  std::vector<int> now(16);
  copy(s, now.data(), 64);
  assert(now == fives);
  assert(o == (std::vector<int>{5, 0, 3, 0}));
}
