// RUN: %ampcc -std=c++20 --amp-version=1.3 -O1 %s -o %t && %t
// REQUIRES: opencl-device
// Matrices of 8-bit integers with a scale for each row: a product in tiles, sums in 32 bits, results
// rounded and saturated
#include <algorithm>
#include <amp.h>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <vector>
using namespace concurrency;

constexpr int tile = 16;

std::int8_t saturated(float x) {
  return static_cast<std::int8_t>(std::clamp(std::lround(x), -128l, 127l));
}
/// Four products of bytes, as dp4a.
int dot4(const std::int8_t *a, const std::int8_t *b, int sum) {
  for (int i = 0; i < 4; ++i)
    sum += a[i] * b[i];
  return sum;
}

/// c = a * transpose(b) * scale of the row of a * scale of the row of b.
void multiply(const array_view<const std::int8_t, 2> &a, const array_view<const std::int8_t, 2> &b,
              const array_view<const float> &rowScale, const array_view<const float> &columnScale,
              const array_view<std::int8_t, 2> &c) {
  const int depth = a.extent[1];
  c.discard_data();
  parallel_for_each(c.extent.tile<tile, tile>(), [=](tiled_index<tile, tile> t) restrict(amp) {
    tile_static std::int8_t left[tile][tile], right[tile][tile];
    const int y = t.local[0], x = t.local[1];
    int sum = 0;
    for (int k = 0; k < depth; k += tile) {
      left[y][x] = a(t.global[0], k + x);
      right[y][x] = b(t.tile_origin[1] + y, k + x);
      t.barrier.wait();
      for (int i = 0; i < tile; i += 4)
        sum = dot4(&left[y][i], &right[x][i], sum);
      t.barrier.wait();
    }
    c[t.global] = saturated(sum * rowScale[t.global[0]] * columnScale[t.global[1]]);
  });
}

int main() {
  const int m = 48, n = 64, k = 80;
  std::vector<std::int8_t> a(m * k), b(n * k), c(m * n);
  std::vector<float> rows(m), columns(n);
  for (int i = 0; i < m * k; ++i)
    a[i] = static_cast<std::int8_t>(i * 37 % 251 - 125);
  for (int i = 0; i < n * k; ++i)
    b[i] = static_cast<std::int8_t>(i * 91 % 255 - 127);
  for (int i = 0; i < m; ++i)
    rows[i] = 0.01f + 0.001f * i;
  for (int i = 0; i < n; ++i)
    columns[i] = 0.02f + 0.0005f * i;
  const array_view<std::int8_t, 2> result(m, n, c);
  multiply(array_view<const std::int8_t, 2>(m, k, a), array_view<const std::int8_t, 2>(n, k, b),
           array_view<const float>(m, rows), array_view<const float>(n, columns), result);
  result.synchronize();
  int wrong = 0, saturations = 0;
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < n; ++j) {
      int sum = 0;
      for (int l = 0; l < k; ++l)
        sum += a[i * k + l] * b[j * k + l];
      const float exact = sum * rows[i] * columns[j];
      saturations += std::abs(exact) > 128;
      // The nearest integer of a half may depend on a contraction.
      if (std::abs(c[i * n + j] - std::clamp(exact, -128.0f, 127.0f)) > 0.501f && wrong++ < 5)
        std::printf("(%d, %d): %d, not %g\n", i, j, c[i * n + j], exact);
    }
  return wrong != 0 || saturations == 0;
}
