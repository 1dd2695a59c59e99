// The members of tile_index in one to three dimensions, tile_static variables beside tile_arrays,
// sub-groups, and functors of a class.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-version=1.3 %s -o %t && %t
// RUN: %ampcc --amp-version=1.3 --amp-vector-form=never %s -o %t.scalar && %t.scalar
// RUN: %ampcc --amp-version=1.3 --amp-vector-form=always %s -o %t.vectors && %t.vectors
// RUN: %ampcc --amp-version=1.3 --amp-check %s -o %t.checked && env AMPCC_CHECK=exitcode=77 %t.checked
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

template <int N> int number(const index<N> &i, const extent<N> &e) restrict(cpu, amp) {
  int result = 0;
  for (int d = 0; d < N; ++d)
    result = result * e[d] + i[d];
  return result;
}

// Writes the number of the thread's tile, the thread's number in it, and the value of the thread
// with the opposite place.
template <int N> struct reverse {
  extent<N> domain;
  tile_array<int> values;
  array_view<int> tiles, threads, opposite, places, neighbour;
  void operator()(tile_index<N> t) const restrict(amp) {
    tile_static int first;
    const int own = number(t.local, t.tile_extent), at = number(t.global, domain);
    if (own == 0)
      first = at;
    values[own] = at;
    t.barrier.wait();
    extent<N> grid;
    bool same = first == values[0] && t.get_tile_extent() == t.tile_extent;
    for (int d = 0; d < N; ++d) {
      grid[d] = domain[d] / t.tile_extent[d];
      same = same && t.tile_origin[d] + t.local[d] == t.global[d] &&
             t.tile[d] * t.tile_extent[d] == t.tile_origin[d];
    }
    tiles[at] = number(t.tile, grid);
    threads[at] = own;
    opposite[at] = values[int(t.tile_extent.size()) - 1 - own];
    places[at] = same;
    neighbour[at] = t.sub_group.shuffle_xor(at, 1);
  }
};

template <int N> int errors(const extent<N> &domain, const extent<N> &tile) {
  const int n = int(domain.size()), count = int(tile.size());
  std::vector<int> results[5];
  for (auto &each : results)
    each.assign(n, -1);
  {
    parallel_for_each(domain.tile(tile),
                      reverse<N>{domain, tile_array<int>(count), array_view<int>(results[0]),
                                 array_view<int>(results[1]), array_view<int>(results[2]),
                                 array_view<int>(results[3]), array_view<int>(results[4])});
  }
  accelerator().default_view.wait();
  int wrong = 0;
  extent<N> grid;
  for (int d = 0; d < N; ++d)
    grid[d] = domain[d] / tile[d];
  for (index<N> i : domain) {
    index<N> group, local, other;
    for (int d = 0; d < N; ++d) {
      group[d] = i[d] / tile[d];
      local[d] = i[d] % tile[d];
    }
    const int at = number(i, domain), own = number(local, tile);
    int rest = count - 1 - own, next = own ^ 1;
    index<N> beside;
    if (next >= count)
      next = own;
    for (int d = N; d-- > 0;) {
      other[d] = group[d] * tile[d] + rest % tile[d];
      rest /= tile[d];
      beside[d] = group[d] * tile[d] + next % tile[d];
      next /= tile[d];
    }
    wrong += results[0][at] != number(group, grid) || results[1][at] != own ||
             results[2][at] != number(other, domain) || results[3][at] != 1 ||
             results[4][at] != number(beside, domain);
  }
  if (wrong)
    std::printf("%d wrong, rank %d, tile of %d\n", wrong, N, count);
  return wrong;
}

bool rounds() {
  const tile_domain<2> domain = extent<2>(10, 7).tile(4, 3);
  const tile_domain<1> whole(extent<1>(6), extent<1>(3)), empty = extent<1>(6).tile(0);
  return domain.pad() == extent<2>(12, 9).tile(extent<2>(4, 3)) &&
         domain.truncate() == extent<2>(8, 6).tile(4, 3) && domain != extent<2>(10, 7).tile(4, 4) &&
         domain.tile_extent == extent<2>(4, 3) && whole.pad() == whole && empty.pad() == empty &&
         empty.truncate() == empty && whole.get_tile_extent()[0] == 3 &&
         extent<3>(2, 2, 2).tile(1, 2, 1).tile_extent[1] == 2;
}

int main() {
  int wrong = !rounds();
  for (int threads : {1, 5, 32, 60})
    wrong += errors(extent<1>(4 * threads), extent<1>(threads));
  wrong += errors(extent<2>(6, 40), extent<2>(2, 20)) + errors(extent<2>(6, 4), extent<2>(6, 1)) +
           errors(extent<2>(2, 66), extent<2>(1, 33));
  wrong += errors(extent<3>(4, 6, 10), extent<3>(2, 3, 5)) +
           errors(extent<3>(64, 2, 2), extent<3>(32, 2, 1)) +
           errors(extent<3>(2, 2, 2), extent<3>(1, 1, 1));
  return wrong != 0;
}
