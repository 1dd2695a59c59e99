// Launches that only add to buffers: the number of keys in bins, weights of 64 bits, tiles, and
// views of the same elements.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t && env AMPCC_DEVICE=native AMPCC_SHARED_MEMORY=0 %t
// RUN: env AMPCC_DEVICE=native AMPCC_CPU_THREADS=1 %t && env AMPCC_DEVICE=native AMPCC_CPU_THREADS=7 %t
// RUN: %ampcc -O2 --amp-vector-form=always %s -o %t.vector && env AMPCC_DEVICE=native %t.vector
// RUN: %ampcc --amp-robust %s -o %t.robust && env AMPCC_DEVICE=native %t.robust
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

constexpr int keys = 1 << 17, bins = 1000, launches = 4;

// Long enough for several threads.
int bin_of(int key) restrict(cpu, amp) {
  for (int i = 0; i < 20; ++i)
    key = (key * 7919 + 13) % 65521;
  return key % bins;
}

// Section 10 of `all` has the counts; the elements beside it stay.
void count(const std::vector<int> &expected) {
  std::vector<unsigned> data(3 * bins, 5);
  std::vector<int> odd(1, 1000000);
  array_view<unsigned> all(3 * bins, data), counts = all.section(10, bins);
  array_view<int> left(1, odd);
  for (int launch = 0; launch < launches; ++launch)
    parallel_for_each(
        extent<1>(keys), [=](index<1> i) restrict(amp) {
          const int bin = bin_of(i[0]);
          atomic_fetch_inc(&counts[bin]);
          if (bin % 2)
            atomic_fetch_dec(&left[0]);
        });
  int odd_keys = 0;
  for (int bin = 0; bin < bins; ++bin) {
    assert(counts[bin] == unsigned(5 + launches * expected[bin]));
    odd_keys += bin % 2 ? expected[bin] : 0;
  }
  assert(all[9] == 5 && all[10 + bins] == 5 && left[0] == 1000000 - launches * odd_keys);
}

// A matrix, whose rows are the sums of tiles.
void count_in_tiles(const std::vector<int> &expected) {
  array<int, 2> counts(2, bins);
  parallel_for_each(counts.extent, [&](index<2> i) restrict(amp) { counts[i] = i[0]; });
  for (int launch = 0; launch < launches; ++launch)
    parallel_for_each(
        extent<1>(keys).tile<256>(), [&](tiled_index<256> t) restrict(amp) {
          tile_static int count[bins];
          for (int bin = t.local[0]; bin < bins; bin += 256)
            count[bin] = 0;
          t.barrier.wait();
          atomic_fetch_inc(&count[bin_of(t.global[0])]);
          t.barrier.wait();
          for (int bin = t.local[0]; bin < bins; bin += 256)
            atomic_fetch_add(&counts(1, bin), count[bin]);
        });
  const std::vector<int> result = counts;
  for (int bin = 0; bin < bins; ++bin)
    assert(result[bin] == 0 && result[bins + bin] == 1 + launches * expected[bin]);
}

// Each key adds to two views, which have elements in common.
void count_twice(const std::vector<int> &expected) {
  std::vector<int> data(bins);
  array_view<int> all(bins, data), upper = all.section(bins / 2, bins / 2);
  for (int launch = 0; launch < launches; ++launch)
    parallel_for_each(
        extent<1>(keys), [=](index<1> i) restrict(amp) {
          const int bin = bin_of(i[0]);
          atomic_fetch_add(&all[bin], 2);
          if (bin >= bins / 2)
            atomic_fetch_add(&upper[bin - bins / 2], 1);
        });
  for (int bin = 0; bin < bins; ++bin)
    assert(all[bin] == launches * expected[bin] * (bin < bins / 2 ? 2 : 3));
}

// Every thread reads through one view what it has added through the other.
void read_again() {
  std::vector<int> data(keys), seen(keys);
  array_view<int> sums(keys, data), read = sums, result(keys, seen);
  for (int launch = 0; launch < launches; ++launch)
    parallel_for_each(
        sums.extent, [=](index<1> i) restrict(amp) {
          atomic_fetch_add(&sums[i], bin_of(i[0]));
          result[i] = read[i];
        });
  for (int key = 0; key < keys; ++key)
    assert(result[key] == launches * bin_of(key));
}

int main() {
  std::vector<int> expected(bins);
  for (int key = 0; key < keys; ++key)
    ++expected[bin_of(key)];
  count(expected);
  count_in_tiles(expected);
  count_twice(expected);
  read_again();
}
