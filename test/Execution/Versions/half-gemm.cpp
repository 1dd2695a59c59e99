// half: a product of matrices of halves with sums in float, tiled, and one with sums in half.
// RUN: %ampcc --amp-version=1.3 -O2 %s -o %t && %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 -O2 --amp-vector-form=always %s -o %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 --amp-check -w %s -o %t && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t
#include <amp.h>
#include <amp_half.h>
#include <cassert>
#include <vector>
using namespace concurrency;

constexpr int n = 64, tile = 16;

void multiply(const array_view<const half, 2> &a, const array_view<const half, 2> &b,
              const array_view<half, 2> &c) {
  parallel_for_each(
      c.extent.tile<tile, tile>(), [=](tiled_index<tile, tile> t) restrict(amp) {
        tile_static half left[tile][tile], right[tile][tile];
        const int row = t.local[0], column = t.local[1];
        float sum = 0;
        for (int k = 0; k < n; k += tile) {
          left[row][column] = a(t.global[0], k + column);
          right[row][column] = b(k + row, t.global[1]);
          t.barrier.wait();
          for (int i = 0; i < tile; ++i)
            sum += float(left[row][i]) * float(right[i][column]);
          t.barrier.wait();
        }
        c[t] = half(sum);
      });
}

void multiply_in_half(const array_view<const half, 2> &a, const array_view<const half, 2> &b,
                      const array_view<half, 2> &c) {
  parallel_for_each(
      c.extent, [=](index<2> i) restrict(amp) {
        half sum = 0;
        for (int k = 0; k < n; ++k)
          sum += a(i[0], k) * b(k, i[1]);
        c[i] = sum;
      });
}

int main() {
  std::vector<half> a(n * n), b(n * n), c(n * n), d(n * n);
  for (int i = 0; i < n * n; ++i) {
    a[i] = half((i * 7 % 33 - 16) / 16.0f);
    b[i] = half((i * 5 % 29 - 14) / 8.0f);
  }
  multiply(array_view<const half, 2>(n, n, a), array_view<const half, 2>(n, n, b),
           array_view<half, 2>(n, n, c));
  multiply_in_half(array_view<const half, 2>(n, n, a), array_view<const half, 2>(n, n, b),
                   array_view<half, 2>(n, n, d));
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      float sum = 0; // of multiples of 1/128: exact
      half rounded = 0;
      for (int k = 0; k < n; ++k) {
        sum += float(a[row * n + k]) * float(b[k * n + column]);
        rounded += a[row * n + k] * b[k * n + column];
      }
      assert(c[row * n + column].bits() == half(sum).bits());
      assert(d[row * n + column].bits() == rounded.bits());
    }
}
