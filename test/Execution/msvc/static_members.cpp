// A static constant named through a reference, where a constant is wanted.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

template <typename Tile> int half(const Tile &tile) restrict(cpu, amp) {
  int values[tile.tile_dim0];
  static_assert(sizeof values == 4 * tile.tile_dim0, "");
  constexpr int bound = tile.tile_dim0 / 2;
  return bound;
}

template <typename Domain> void fill(const Domain &domain, array_view<int> view) {
  typedef tiled_index<domain.tile_dim0> tile_type;
  parallel_for_each(domain, [=](tile_type t) restrict(amp) {
    tile_static int shared[t.tile_dim0];
    shared[t.local[0]] = half(t);
    t.barrier.wait();
    view[t.global] = shared[(t.local[0] + 1) % t.tile_dim0];
  });
}

int main() {
  std::vector<int> result(64);
  array_view<int> view(result);
  const tiled_extent<16> domain = view.extent.tile<16>();
  fill(domain, view);
  view.synchronize();
  for (int value : result)
    assert(value == 8);
  assert(half(domain) == 8);
}
