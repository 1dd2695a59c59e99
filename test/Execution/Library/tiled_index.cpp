// Every member of tiled_index, in kernels of the three ranks; barriers and fences of all kinds.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <type_traits>
#include <vector>
using namespace concurrency;

static_assert(tiled_index<4>::rank == 1 && tiled_index<4, 2>::rank == 2, "");
static_assert(tiled_index<4, 2, 3>::rank == 3 && tiled_index<4, 2, 3>::tile_dim2 == 3, "");
static_assert(tiled_index<4>::tile_dim0 == 4 && tiled_index<4, 2>::tile_dim1 == 2, "");
static_assert(!std::is_default_constructible<tiled_index<4>>::value, "");
static_assert(!std::is_copy_assignable<tiled_index<4>>::value, "");
static_assert(!std::is_default_constructible<tile_barrier>::value, "");
static_assert(std::is_copy_constructible<tile_barrier>::value, "");
static_assert(!std::is_copy_assignable<tile_barrier>::value, "");

void wait_every_way(const tile_barrier &b) restrict(amp) {
  b.wait();
  b.wait_with_all_memory_fence();
  b.wait_with_global_memory_fence();
  b.wait_with_tile_static_memory_fence();
  all_memory_fence(b);
  global_memory_fence(b);
  tile_static_memory_fence(b);
}

template <typename Index> int plain(const Index &i) restrict(amp) { return i[0]; }

int main() {
  std::vector<int> data(8 * 6 * 4, 0);
  array_view<int, 1> out(static_cast<int>(data.size()), data);
  parallel_for_each(extent<1>(8).tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    tiled_index<4> copy(t);
    index<1> place = copy; // the conversion
    tile_barrier b(t.barrier);
    wait_every_way(b);
    bool good = place == t.global && t.local[0] == t.global[0] % 4 && t.tile[0] == t.global[0] / 4 &&
                t.tile_origin == t.global - t.local && t.tile_extent == extent<1>(4) &&
                t.get_tile_extent()[0] == 4;
    tiled_index<4> own(t.local, t.global, t.tile, t.tile_origin, t.barrier);
    out[t] = good && plain(own.global) == t.local[0];
  });
  array_view<int, 2> two = out.section(8, 48).view_as(extent<2>(8, 6));
  parallel_for_each(two.extent.tile<4, 2>(), [=](tiled_index<4, 2> t) restrict(amp) {
    t.barrier.wait();
    two[t] = t.local == index<2>(t.global[0] % 4, t.global[1] % 2) &&
             t.tile == index<2>(t.global[0] / 4, t.global[1] / 2) &&
             t.tile_origin == t.global - t.local && t.tile_extent == t.get_tile_extent();
  });
  array_view<int, 3> three = out.section(56, 96).view_as(extent<3>(4, 4, 6));
  parallel_for_each(three.extent.tile<2, 4, 3>(), [=](tiled_index<2, 4, 3> t) restrict(amp) {
    t.barrier.wait();
    three[t] = t.local[2] == t.global[2] % 3 && t.tile[0] == t.global[0] / 2 &&
               t.tile_origin == t.global - t.local && t.tile_extent[1] == 4 &&
               t.get_tile_extent() == extent<3>(2, 4, 3);
  });
  for (int i = 0; i < 8 + 48 + 96; ++i)
    if (out[i] != 1)
      return 1;
  return 0;
}
