// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrix multiplication, one thread for each element of the product.
#include <amp.h>
#include <cmath>
#include <cstdio>
#include <vector>

using namespace concurrency;

// c = a * b for an (m x k) and a (k x n) matrix.
void multiply(const std::vector<float> &a, const std::vector<float> &b, std::vector<float> &c,
              int m, int k, int n) {
  array_view<const float, 2> left(m, k, a);
  array_view<const float, 2> right(k, n, b);
  array_view<float, 2> product(m, n, c);
  product.discard_data();

  parallel_for_each(
      product.extent, [=](index<2> at) restrict(amp) {
        float sum = 0.0f;
        for (int i = 0; i < k; ++i)
          sum += left(at[0], i) * right(i, at[1]);
        product[at] = sum;
      });
  product.synchronize();
}

int main() try {
  const int m = 60, k = 45, n = 75;
  std::vector<float> a(m * k), b(k * n), c(m * n);
  for (int i = 0; i < m * k; ++i)
    a[i] = static_cast<float>(i % 7) - 3.0f;
  for (int i = 0; i < k * n; ++i)
    b[i] = static_cast<float>(i % 5) * 0.5f;

  multiply(a, b, c, m, k, n);

  int wrong = 0;
  for (int row = 0; row < m; ++row)
    for (int column = 0; column < n; ++column) {
      float sum = 0.0f;
      for (int i = 0; i < k; ++i)
        sum += a[row * k + i] * b[i * n + column];
      wrong += std::fabs(sum - c[row * n + column]) > 1e-3f;
    }
  std::printf("matrix multiplication, %d x %d times %d x %d: %s\n", m, k, k, n,
              wrong ? "wrong" : "correct");
  return wrong ? 1 : 0;
} catch (const runtime_exception &e) {
  std::fprintf(stderr, "error: %s\n", e.what());
  return 1;
}
