// Tiles of run-time size with one thread in the last dimension: each thread runs once, also where all
// threads of a tile may skip a loop after a barrier. Launches of other sizes run in between.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 --amp-version=1.3 %s -o %t && %t
// RUN: rm -rf %t.d && %ampcc --amp-version=1.3 --translate %s -o %t.d && FileCheck %s < %t.d/thin-tiles.cl
// CHECK: #ifdef EXCHANGED
// CHECK: #define get_local_id(dimension) get_local_id(IN_LAUNCH(dimension))
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

/// Changes each element once for its thread, after a loop of `rounds`.
inline unsigned changed(unsigned element, unsigned h, int rounds) restrict(cpu, amp) {
  for (long k = 0; k < rounds; ++k)
    if (1 < (int)k)
      h ^= 5;
  return element * 3 + h;
}

template <int N> int wrong(const extent<N> &domain, const extent<N> &tile, int rounds) {
  std::vector<unsigned> data(domain.size());
  for (unsigned k = 0; k < data.size(); ++k)
    data[k] = k * 3;
  array_view<unsigned, N> v(domain, data);
  parallel_for_each(
      domain.tile(tile), [=](tile_index<N> t) restrict(amp) {
        unsigned h = 0;
        for (int d = 0; d < N; ++d)
          h = h * v.extent[d] + t.global[d];
        t.barrier.wait();
        v[t] = changed(v[t], h, rounds);
      });
  v.synchronize();
  int count = 0;
  for (unsigned k = 0; k < data.size(); ++k)
    count += data[k] != changed(k * 3, k, rounds);
  if (count)
    std::printf("%d wrong in %d rounds of tiles of %u\n", count, rounds, tile.size());
  return count;
}

int main() {
  int count = 0;
  for (int rounds : {0, 1, 4}) {
    count += wrong(extent<2>(64, 3), extent<2>(8, 1), rounds);
    count += wrong(extent<2>(16, 12), extent<2>(4, 3), rounds);
    count += wrong(extent<3>(8, 2, 4), extent<3>(4, 1, 1), rounds);
    count += wrong(extent<3>(8, 4, 4), extent<3>(2, 2, 1), rounds);
    count += wrong(extent<2>(64, 2), extent<2>(1, 1), rounds);
  }
  return count != 0;
}
