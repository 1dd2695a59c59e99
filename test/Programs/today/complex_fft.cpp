// RUN: %ampcc -std=c++20 --amp-version=1.3 -O1 %s -o %t && %t
// REQUIRES: opencl-device
// A fast Fourier transform of std::complex in tiles, and the product of two polynomials with it
#include <amp.h>
#include <cmath>
#include <complex>
#include <cstdio>
#include <numbers>
#include <vector>
using namespace concurrency;
using cplx = std::complex<float>;

constexpr int points = 256;

constexpr unsigned reversed(unsigned x, int bits) {
  unsigned r = 0;
  for (int i = 0; i < bits; ++i, x >>= 1)
    r = (r << 1) | (x & 1);
  return r;
}
cplx root(int k, int n, bool inverse) {
  const float angle = 2 * std::numbers::pi_v<float> * k / n;
  return std::polar(1.0f, inverse ? angle : -angle);
}

/// Transforms each row of points numbers, a row for each tile.
void transform(const array_view<cplx, 2> &rows, bool inverse) {
  const extent<2> threads(rows.extent[0], points / 2);
  parallel_for_each(threads.tile<1, points / 2>(), [=](tiled_index<1, points / 2> t) restrict(amp) {
    tile_static float re[points], im[points];
    const int row = t.global[0], i = t.local[1];
    for (int k = i; k < points; k += points / 2) {
      const cplx z = rows(row, reversed(k, 8));
      re[k] = z.real();
      im[k] = z.imag();
    }
    t.barrier.wait();
    for (int half = 1; half < points; half *= 2) {
      const int at = (i / half) * 2 * half + i % half;
      const cplx a(re[at], im[at]);
      const cplx b = cplx(re[at + half], im[at + half]) * root(i % half, 2 * half, inverse);
      const cplx sum = a + b, difference = a - b;
      re[at] = sum.real();
      im[at] = sum.imag();
      re[at + half] = difference.real();
      im[at + half] = difference.imag();
      t.barrier.wait();
    }
    for (int k = i; k < points; k += points / 2)
      rows(row, k) = cplx(re[k], im[k]) / (inverse ? float(points) : 1.0f);
  });
}

int main() {
  std::vector<cplx> data(2 * points);
  std::vector<int> a(100), b(100), expected(points);
  for (int i = 0; i < 100; ++i) {
    a[i] = i % 7 - 3;
    b[i] = i % 5 - 2;
    data[i] = a[i];
    data[points + i] = b[i];
  }
  for (int i = 0; i < 100; ++i)
    for (int j = 0; j < 100; ++j)
      expected[i + j] += a[i] * b[j];
  array_view<cplx, 2> rows(2, points, data);
  transform(rows, false);
  parallel_for_each(extent<1>(points), [=](index<1> i) restrict(amp) {
    rows(0, i[0]) *= rows(1, i[0]);
  });
  transform(rows.section(0, 0, 1, points), true);
  rows.synchronize();
  int wrong = 0;
  for (int i = 0; i < points; ++i)
    if (std::abs(data[i] - cplx(expected[i])) > 0.01f && wrong++ < 5)
      std::printf("%d: %g, not %d\n", i, data[i].real(), expected[i]);
  // The transform of one wave is one line.
  for (int i = 0; i < points; ++i)
    data[i] = std::exp(cplx(0, 2 * std::numbers::pi_v<float> * 5 * i / points));
  rows.refresh();
  transform(rows.section(0, 0, 1, points), false);
  rows.synchronize();
  for (int i = 0; i < points; ++i)
    if (std::abs(std::abs(data[i]) - (i == 5 ? points : 0)) > 0.01f && wrong++ < 10)
      std::printf("line %d: %g\n", i, std::abs(data[i]));
  return wrong != 0;
}
