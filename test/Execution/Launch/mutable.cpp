// A kernel without a const call operator changes a copy of its own, one for each thread.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++14 %s -o %t && %t
#include <amp.h>
using namespace concurrency;

struct without_const {
  array_view<int> v;
  int n;
  void operator()(index<1> i) restrict(amp) {
    n += i[0];
    v[i] += n;
  }
};
struct with_both {
  array_view<int> v;
  void operator()(index<1> i) restrict(amp) { v[i] = -1; }
  void operator()(index<1> i) const restrict(amp) { v[i] += 7; }
};

int main() {
  int data[64] = {}, step = 2;
  array_view<int> v(64, data);
  parallel_for_each(v.extent, [=](index<1> i) mutable restrict(amp) {
    step += i[0];
    step += 1;
    v[i] = step;
  });
  parallel_for_each(v.extent, without_const{v, 5});
  with_both both{v};
  parallel_for_each(v.extent, both);
  parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) mutable restrict(amp) {
    step += t.local[0];
    v[t] += step;
  });
  v.synchronize();
  for (int i = 0; i < 64; ++i)
    if (data[i] != (2 + i + 1) + (5 + i) + 7 + (2 + i % 16))
      return 1;
  return step != 2;
}
