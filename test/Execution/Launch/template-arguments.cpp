// The template arguments of parallel_for_each may be given; the index is an lvalue.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++14 %s -o %t && %t
#include <amp.h>
using namespace concurrency;

int main() {
  int data[64] = {};
  accelerator_view on = accelerator().default_view;
  array_view<int> v(64, data);
  array_view<int, 2> w = v.view_as(extent<2>(8, 8));
  array_view<int, 3> u = v.view_as(extent<3>(4, 4, 4));
  parallel_for_each<1>(v.extent, [=](index<1> &i) restrict(amp) { v[i] += 1; });
  parallel_for_each<2>(on, w.extent, [=](index<2> i) restrict(amp) { w[i] += 2; });
  parallel_for_each<16>(v.extent.tile<16>(), [=](tiled_index<16> &t) restrict(amp) { v[t] += 4; });
  parallel_for_each<16>(on, v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) { v[t] += 8; });
  parallel_for_each<4, 2>(w.extent.tile<4, 2>(), [=](tiled_index<4, 2> &t) restrict(amp) { w[t] += 16; });
  parallel_for_each<4, 2>(on, w.extent.tile<4, 2>(), [=](tiled_index<4, 2> t) restrict(amp) { w[t] += 32; });
  parallel_for_each<1, 2, 4>(u.extent.tile<1, 2, 4>(), [=](tiled_index<1, 2, 4> &t) restrict(amp) { u[t] += 64; });
  parallel_for_each<1, 2, 4>(on, u.extent.tile<1, 2, 4>(), [=](tiled_index<1, 2, 4> t) restrict(amp) { u[t] += 128; });
  v.synchronize();
  for (int n : data)
    if (n != 255)
      return 1;
  return 0;
}
