// tile_static variables of a class with constructors: none of them runs.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 %s -o %t && %t
#include <amp.h>
using namespace concurrency;

struct complex {
  float re, im = 1;
  complex() restrict(cpu, amp) : re(0) {}
  complex(float r, float i) restrict(cpu, amp) : re(r), im(i) {}
  ~complex() restrict(cpu, amp) { re = -1; }
};

int main() {
  float data[8] = {};
  array_view<float> view(8, data);
  parallel_for_each(view.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    tile_static complex shared[4];
    shared[t.local[0]] = complex(t.global[0], 2);
    t.barrier.wait();
    const complex &other = shared[3 - t.local[0]];
    view[t] = other.re * other.im;
  });
  view.synchronize();
  for (int i = 0; i < 8; ++i)
    if (data[i] != (i / 4 * 4 + 3 - i % 4) * 2)
      return 1;
}
