// RUN: %ampcc -std=c++20 --amp-version=1.3 -O1 %s -o %t && %t
// REQUIRES: opencl-device
// A histogram of bytes in tile_static counters, and the equalisation of an image with it
#include <algorithm>
#include <amp.h>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <numeric>
#include <vector>
using namespace concurrency;

constexpr int threads = 256, perThread = 16;

void histogram(const array_view<const std::uint8_t> &bytes, const array_view<unsigned> &counts) {
  const int size = bytes.extent[0];
  const int tiles = (size + threads * perThread - 1) / (threads * perThread);
  parallel_for_each(extent<1>(tiles * threads).tile<threads>(), [=](tiled_index<threads> t) restrict(amp) {
    tile_static unsigned local[256];
    local[t.local[0]] = 0;
    t.barrier.wait();
    const int first = t.tile[0] * threads * perThread + t.local[0];
    for (int k = 0; k < perThread; ++k)
      if (const int at = first + k * threads; at < size)
        std::atomic_ref(local[bytes[at]]).fetch_add(1, std::memory_order_relaxed);
    t.barrier.wait();
    if (const unsigned n = local[t.local[0]])
      std::atomic_ref(counts[t.local[0]]).fetch_add(n, std::memory_order_relaxed);
  });
}

int main() {
  const int size = 100003;
  std::vector<std::uint8_t> image(size), flat(size);
  std::uint32_t state = 1;
  for (std::uint8_t &p : image) {
    state = state * 1664525 + 1013904223;
    p = static_cast<std::uint8_t>((state >> 24) * (state >> 16 & 255) >> 8); // most are dark
  }
  std::vector<unsigned> counts(256), expected(256);
  const array_view<unsigned> c(256, counts);
  histogram(array_view<const std::uint8_t>(size, image), c);
  c.synchronize();
  for (std::uint8_t p : image)
    ++expected[p];
  if (counts != expected)
    return std::puts("the histogram differs"), 1;

  std::vector<unsigned> sums(256);
  std::partial_sum(counts.begin(), counts.end(), sums.begin());
  std::vector<std::uint8_t> table(256);
  for (int i = 0; i < 256; ++i)
    table[i] = static_cast<std::uint8_t>(sums[i] * 255ull / size);
  const array_view<const std::uint8_t> in(size, image), map(256, table);
  const array_view<std::uint8_t> out(size, flat);
  parallel_for_each(out.extent, [=](index<1> i) { out[i] = map[in[i]]; });
  out.synchronize();
  int wrong = 0;
  for (int i = 0; i < size; ++i)
    wrong += flat[i] != table[image[i]];
  const long sum = std::accumulate(flat.begin(), flat.end(), 0l);
  if (wrong || sum < 120l * size || sum > 140l * size)
    return std::printf("%d wrong, mean %g\n", wrong, double(sum) / size), 1;
  return 0;
}
