//===- amp.cpp - the histogram in C++ AMP ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "histogram.h"

namespace bench {

using namespace concurrency;

variant histogram_generated(const histogram_input &in) {
  constexpr int bins = histogram_input::bins, tile = histogram_input::tile;
  constexpr int items = histogram_input::words_per_thread;
  const output<unsigned> counts{extent<1>(bins)};
  const auto packed = input_view(in.packed);
  const auto total = counts.view;
  const auto run = [=] {
    parallel_for_each(total.extent, [=](index<1> i) restrict(amp) { total[i] = 0; });
    const extent<1> threads(packed.extent[0] / items);
    parallel_for_each(
        threads.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
          tile_static unsigned count[bins];
          const int local = t.local[0];
          count[local] = 0;
          t.barrier.wait_with_tile_static_memory_fence();
          const int first = t.tile_origin[0] * items + local;
          for (int i = 0; i < items; ++i) {
            const unsigned word = packed[first + i * tile];
            for (int shift = 0; shift < 32; shift += 8)
              atomic_fetch_inc(&count[word >> shift & 255]);
          }
          t.barrier.wait_with_tile_static_memory_fence();
          atomic_fetch_add(&total[local], count[local]);
        });
  };
  return {run, counts.result()};
}

} // namespace bench
