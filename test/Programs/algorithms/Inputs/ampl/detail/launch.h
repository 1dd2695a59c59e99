#ifndef AMPL_DETAIL_LAUNCH_H
#define AMPL_DETAIL_LAUNCH_H

#include "../policy.h"

namespace ampl {
namespace detail {

/// f(i) for every i below n.
template <class Policy, class F> void for_index(const Policy &policy, int n, const F &f) {
  if (n <= 0)
    return;
  concurrency::parallel_for_each(policy.view(), concurrency::extent<1>(n), [f](concurrency::index<1> i) restrict(amp) { f(i[0]); });
}

/// f(tiled_index, n) for tiles that cover n.
template <int Tile, class Policy, class F> void for_tiles(const Policy &policy, int threads, const F &f) {
  if (threads <= 0)
    return;
  const concurrency::tiled_extent<Tile> domain = concurrency::extent<1>(threads).tile<Tile>().pad();
  concurrency::parallel_for_each(policy.view(), domain, [=](concurrency::tiled_index<Tile> t) restrict(amp) { f(t); });
}

/// The usual tree in tile_static memory; the result is in data[0] for all.
template <int Tile, class T, class Op> struct tile_reducer {
  static void run(const concurrency::tiled_index<Tile> &t, T (&data)[Tile], Op op) restrict(amp) {
    t.barrier.wait_with_tile_static_memory_fence();
    step<Tile / 2>(t, data, op);
  }

private:
  template <int Half> static typename std::enable_if<(Half > 0)>::type step(const concurrency::tiled_index<Tile> &t, T (&data)[Tile], Op op) restrict(amp) {
    const int l = t.local[0];
    if (l < Half)
      data[l] = op(data[l], data[l + Half]);
    t.barrier.wait_with_tile_static_memory_fence();
    step<Half / 2>(t, data, op);
  }
  template <int Half> static typename std::enable_if<Half == 0>::type step(const concurrency::tiled_index<Tile> &, T (&)[Tile], Op) restrict(amp) {}
};

} // namespace detail
} // namespace ampl

#endif
