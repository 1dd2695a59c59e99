//===- amp.cpp - the sorts in C++ AMP -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "../scan/scan_amp.h"
#include "sort.h"

namespace bench {

using namespace concurrency;

namespace {

constexpr int tile = keys::tile;

/// Puts two values into ascending or descending order.
void order(unsigned &a, unsigned &b, bool ascending) restrict(amp) {
  if ((a > b) == ascending) {
    const unsigned kept = a;
    a = b;
    b = kept;
  }
}

/// The lower partner of thread `i` at a distance that is a power of two.
int lower_partner(int i, int distance) restrict(amp) { return 2 * i - (i & (distance - 1)); }

/// All steps of a merge whose distance lies inside a part of two tiles.
void merge_part(unsigned *part, const tiled_index<tile> &t, int run, int distance) restrict(amp) {
  const bool ascending = (2 * t.global[0] & run) == 0;
  for (; distance > 0; distance /= 2) {
    const int at = lower_partner(t.local[0], distance);
    order(part[at], part[at + distance], ascending);
    t.barrier.wait_with_tile_static_memory_fence();
  }
}

/// Sorts parts of two tiles, alternately up and down.
void sort_parts(const array_view<const unsigned> &from, const array_view<unsigned> &to) {
  parallel_for_each(
      extent<1>(to.extent[0] / 2).tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        tile_static unsigned part[2 * tile];
        const int local = t.local[0], first = 2 * t.tile_origin[0];
        part[local] = from[first + local];
        part[local + tile] = from[first + tile + local];
        t.barrier.wait_with_tile_static_memory_fence();
        for (int run = 2; run <= 2 * tile; run *= 2)
          merge_part(part, t, run, run / 2);
        to[first + local] = part[local];
        to[first + tile + local] = part[local + tile];
      });
}

/// The steps of a merge that fit into a part.
void merge_parts(const array_view<unsigned> &data, int run) {
  parallel_for_each(
      extent<1>(data.extent[0] / 2).tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        tile_static unsigned part[2 * tile];
        const int local = t.local[0], first = 2 * t.tile_origin[0];
        part[local] = data[first + local];
        part[local + tile] = data[first + tile + local];
        t.barrier.wait_with_tile_static_memory_fence();
        merge_part(part, t, run, tile);
        data[first + local] = part[local];
        data[first + tile + local] = part[local + tile];
      });
}

/// One step of a merge over all the data.
void merge_step(const array_view<unsigned> &data, int run, int distance) {
  parallel_for_each(
      extent<1>(data.extent[0] / 2), [=](index<1> i) restrict(amp) {
        const int at = lower_partner(i[0], distance);
        order(data[at], data[at + distance], (2 * i[0] & run) == 0);
      });
}

unsigned digit(unsigned key, int shift) restrict(amp) { return key >> shift & (keys::radix - 1); }

/// How many keys with each digit a tile has, digits first: counts[digit * tiles + tile].
void count_digits(const array_view<const unsigned> &from, const array_view<unsigned> &counts,
                  int shift) {
  const int tiles = from.extent[0] / tile;
  parallel_for_each(
      from.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        tile_static unsigned count[keys::radix];
        const int local = t.local[0];
        if (local < keys::radix)
          count[local] = 0;
        t.barrier.wait_with_tile_static_memory_fence();
        atomic_fetch_inc(&count[digit(from[t.global], shift)]);
        t.barrier.wait_with_tile_static_memory_fence();
        if (local < keys::radix)
          counts[local * tiles + t.tile[0]] = count[local];
      });
}

/// Sorts each tile by the digit, one bit after the other, and moves the keys to their places.
void scatter(const array_view<const unsigned> &from, const array_view<unsigned> &to,
             const array_view<const unsigned> &offsets, int shift) {
  const int tiles = from.extent[0] / tile;
  parallel_for_each(
      from.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        tile_static unsigned sorted[tile];
        tile_static int starts[keys::radix];
        const int local = t.local[0];
        unsigned key = from[t.global];
        for (int bit = 0; bit < keys::radix_bits; ++bit) {
          const unsigned one = key >> (shift + bit) & 1;
          unsigned zeros;
          const unsigned zeros_before = tile_exclusive_scan(t, 1 - one, zeros);
          sorted[one ? zeros + local - zeros_before : zeros_before] = key;
          t.barrier.wait_with_tile_static_memory_fence();
          key = sorted[local];
          t.barrier.wait_with_tile_static_memory_fence();
        }
        const unsigned mine = digit(key, shift);
        if (local == 0 || digit(sorted[local - 1], shift) != mine)
          starts[mine] = local;
        t.barrier.wait_with_tile_static_memory_fence();
        to[offsets[mine * tiles + t.tile[0]] + local - starts[mine]] = key;
      });
}

} // namespace

variant bitonic_sort_generated(const keys &in) {
  const output<unsigned> sorted{extent<1>(in.count)};
  const auto from = input_view(in.values);
  const auto data = sorted.view;
  const auto run = [=] {
    sort_parts(from, data);
    for (int run = 4 * tile; run <= data.extent[0]; run *= 2) {
      for (int distance = run / 2; distance > tile; distance /= 2)
        merge_step(data, run, distance);
      merge_parts(data, run);
    }
  };
  return {run, sorted.result()};
}

variant radix_sort_generated(const keys &in) {
  const output<unsigned> sorted{extent<1>(in.count)}, other{extent<1>(in.count)};
  const int counts = in.count / tile * keys::radix;
  const output<unsigned> count{extent<1>(counts)}, offsets{extent<1>(counts)};
  const output<unsigned> sums{extent<1>(counts / scan_shape::part)};
  const auto values = input_view(in.values);
  const auto run = [=] {
    const auto pass = [&](const array_view<const unsigned> &from, const array_view<unsigned> &to,
                          int shift) {
      count_digits(from, count.view, shift);
      exclusive_scan(count.view, offsets.view, sums.view);
      scatter(from, to, offsets.view, shift);
    };
    pass(values, other.view, 0);
    pass(other.view, sorted.view, keys::radix_bits);
    for (int shift = 2 * keys::radix_bits; shift < 32; shift += 2 * keys::radix_bits) {
      pass(sorted.view, other.view, shift);
      pass(other.view, sorted.view, shift + keys::radix_bits);
    }
  };
  return {run, sorted.result()};
}

} // namespace bench
