//===- amp.cpp - sums of segments in C++ AMP ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "segmented_scan.h"

namespace bench {

using namespace concurrency;

namespace {

constexpr int tile = segments::tile, items = segments::items;

/// The sum from the last head of some neighbouring values, and whether they have a head.
struct run_sum {
  unsigned sum, head;
};

run_sum join(const run_sum &before, const run_sum &after) restrict(amp) {
  return {after.head ? after.sum : before.sum + after.sum, before.head | after.head};
}

/// Of all threads of the tile before this one; `total` receives that of all.
run_sum tile_before(const tiled_index<tile> &t, run_sum value, run_sum &total) restrict(amp) {
  tile_static run_sum sums[2][tile];
  const int local = t.local[0];
  int from = 0;
  sums[0][local] = value;
  t.barrier.wait_with_tile_static_memory_fence();
  for (int distance = 1; distance < tile; distance *= 2) {
    if (local >= distance)
      value = join(sums[from][local - distance], value);
    from = 1 - from;
    sums[from][local] = value;
    t.barrier.wait_with_tile_static_memory_fence();
  }
  total = sums[from][tile - 1];
  run_sum before = {0, 0};
  if (local > 0)
    before = sums[from][local - 1];
  t.barrier.wait_with_tile_static_memory_fence();
  return before;
}

/// The sums inside each part, its total, and the place of its first head.
void scan_parts(const array_view<const unsigned> &values, const array_view<const unsigned> &heads,
                const array_view<unsigned> &out, const array_view<run_sum> &totals,
                const array_view<int> &first_heads) {
  parallel_for_each(
      extent<1>(values.extent[0] / items).tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        tile_static int first_head;
        const int local = t.local[0], first = t.global[0] * items;
        if (local == 0)
          first_head = segments::part;
        run_sum inside[items], all = {0, 0}, total;
        int head = segments::part;
        for (int i = 0; i < items; ++i) {
          const run_sum one = {values[first + i], heads[first + i]};
          if (one.head && !all.head)
            head = local * items + i;
          all = join(all, one);
          inside[i] = all;
        }
        const run_sum before = tile_before(t, all, total);
        for (int i = 0; i < items; ++i)
          out[first + i] = join(before, inside[i]).sum;
        if (head < segments::part)
          atomic_fetch_min(&first_head, head);
        t.barrier.wait_with_tile_static_memory_fence();
        if (local == 0) {
          totals[t.tile] = total;
          first_heads[t.tile] = first_head;
        }
      });
}

/// Replaces the totals by what comes from earlier parts.
void scan_totals(const array_view<run_sum> &totals) {
  parallel_for_each(
      extent<1>(tile).tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        run_sum earlier = {0, 0};
        for (int first = 0; first < totals.extent[0]; first += tile) {
          const int i = first + t.local[0];
          run_sum value = {0, 0}, total;
          if (i < totals.extent[0])
            value = totals[i];
          const run_sum before = join(earlier, tile_before(t, value, total));
          if (i < totals.extent[0])
            totals[i] = before;
          earlier = join(earlier, total);
        }
      });
}

/// Adds it to the values before the first head of the part.
void add_earlier(const array_view<unsigned> &out, const array_view<const run_sum> &totals,
                 const array_view<const int> &first_heads) {
  parallel_for_each(
      extent<1>(out.extent[0] / items).tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        const unsigned earlier = totals[t.tile].sum;
        const int head = first_heads[t.tile], first = t.tile_origin[0] * items;
        for (int i = t.local[0]; i < segments::part; i += tile)
          if (i < head)
            out[first + i] += earlier;
      });
}

} // namespace

variant segmented_scan_generated(const segments &in) {
  const extent<1> parts(in.size / segments::part);
  const output<unsigned> out{extent<1>(in.size)};
  const output<run_sum> totals{parts};
  const output<int> first_heads{parts};
  const auto values = input_view(in.values), heads = input_view(in.heads);
  const auto run = [=] {
    scan_parts(values, heads, out.view, totals.view, first_heads.view);
    scan_totals(totals.view);
    add_earlier(out.view, totals.view, first_heads.view);
  };
  return {run, out.result()};
}

} // namespace bench
