//===- amp.cpp - stream compaction in C++ AMP -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "../scan/scan_amp.h"
#include "compaction.h"

namespace bench {

using namespace concurrency;

variant compaction_generated(const kept_values &in) {
  constexpr int tile = kept_values::tile;
  const extent<1> tiles(in.size / tile);
  const output<unsigned> kept{extent<1>(in.size)}, counts{tiles}, offsets{tiles};
  const output<unsigned> sums{extent<1>(tiles[0] / scan_shape::part)};
  const auto values = input_view(in.values);
  const auto run = [=] {
    const array_view<unsigned> to = kept.view, count = counts.view;
    parallel_for_each(
        values.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
          tile_static unsigned of_tile;
          if (t.local[0] == 0)
            of_tile = 0;
          t.barrier.wait_with_tile_static_memory_fence();
          if (values[t.global] < kept_values::limit)
            atomic_fetch_inc(&of_tile);
          t.barrier.wait_with_tile_static_memory_fence();
          if (t.local[0] == 0)
            count[t.tile] = of_tile;
        });
    exclusive_scan(count, offsets.view, sums.view);
    const array_view<const unsigned> offset = offsets.view;
    parallel_for_each(
        values.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
          const unsigned value = values[t.global];
          const bool keep = value < kept_values::limit;
          unsigned total;
          const unsigned before = tile_exclusive_scan(t, keep ? 1u : 0u, total);
          if (keep)
            to[offset[t.tile] + before] = value;
        });
  };
  return {run, kept.result()};
}

} // namespace bench
