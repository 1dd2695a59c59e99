// Prefix sums and sums of tiles of one dimension, of several element types, with values that live
// across barriers; the last tile has threads outside of the data.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-version=1.3 %s -o %t && %t 1 2 3 64 100 256
// RUN: %ampcc --amp-version=1.3 -O0 %s -o %t.O0 && %t.O0 3 64
// RUN: %ampcc --amp-version=1.3 --amp-robust %s -o %t.robust && %t.robust 3 64
// RUN: %ampcc --amp-version=1.3 --amp-check %s -o %t.checked && env AMPCC_CHECK=exitcode=77 %t.checked 3 64
#include <amp.h>
#include <cstdio>
#include <cstdlib>
#include <vector>
using namespace concurrency;

// Takes the parts of the tile by reference.
template <typename T>
T scan(const tile_index<1> &t, const tile_array<T> &sums, T own) restrict(amp) {
  const int thread = t.local[0];
  sums[thread] = own;
  for (int distance = 1; distance < t.tile_extent[0]; distance *= 2) {
    t.barrier.wait();
    const T before = thread >= distance ? sums[thread - distance] : T(0);
    t.barrier.wait();
    sums[thread] += before;
  }
  t.barrier.wait();
  return sums(thread);
}

template <typename T> int differences(int threads) {
  const int n = 1000, tiles = (n + threads - 1) / threads;
  std::vector<T> values(n), prefix(n, T(-1)), totals(tiles, T(-1));
  for (int i = 0; i < n; ++i)
    values[i] = T(i % 7);
  array_view<const T> in(n, values);
  array_view<T> out(n, prefix), total(tiles, totals);
  tile_array<T> sums{in.extent.tile(threads).get_tile_extent()};
  parallel_for_each(
      out.extent.tile(threads).pad(), [=](tile_index<1> t) restrict(amp) {
        const bool inside = in.extent.contains(t.global);
        const T sum = scan(t, sums, inside ? in[t] : T(0));
        if (inside)
          out[t] = sum;
        if (t.local[0] == t.tile_extent[0] - 1)
          total[t.tile] = sum;
      });
  out.synchronize();
  total.synchronize();
  int wrong = 0;
  T sum = T(0);
  for (int i = 0; i < n; ++i) {
    sum = i % threads == 0 ? values[i] : sum + values[i];
    wrong += prefix[i] != sum;
    if (i % threads == threads - 1 || i == n - 1)
      wrong += totals[i / threads] != sum;
  }
  return wrong;
}

int main(int argc, char **argv) {
  for (int i = 1; i < argc; ++i) {
    const int threads = std::atoi(argv[i]);
    const int wrong = differences<int>(threads) + differences<float>(threads) +
                      differences<unsigned char>(threads) + differences<long>(threads);
    if (wrong) {
      std::printf("%d wrong with tiles of %d\n", wrong, threads);
      return 1;
    }
  }
}
