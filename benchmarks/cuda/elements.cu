//===- elements.cu - kernels with one element for each thread -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"

__global__ void vector_add(const float *x, const float *y, float *z, int n) {
  int i = GLOBAL_X;
  if (i < n)
    z[i] = x[i] + y[i];
}
KERNEL(vector_add)

__global__ void saxpy(const float *x, const float *y, float *z, float a, int n) {
  int i = GLOBAL_X;
  if (i < n)
    z[i] = a * x[i] + y[i];
}
KERNEL(saxpy)

__global__ void triad(const float *b, const float *c, float *a, float s, int n) {
  int i = GLOBAL_X;
  if (i < n)
    a[i] = b[i] + s * c[i];
}
KERNEL(triad)

__global__ void exponentials(const float *x, float *y, int n) {
  int i = GLOBAL_X;
  if (i < n) {
    float v = x[i];
    y[i] = expf(-0.5f * v * v) / (1.0f + expf(-v));
  }
}
KERNEL(exponentials)

__device__ float normal(float d) {
  float k = 1.0f / (1.0f + 0.2316419f * fabsf(d));
  float tail = 0.39894228f * __expf(-0.5f * d * d) *
               (k * (0.31938153f +
                     k * (-0.356563782f +
                          k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
  return d > 0 ? 1.0f - tail : tail;
}

__global__ void black_scholes(const float *spot, const float *strike, const float *years, float *to,
                              int n, float rate, float volatility) {
  int i = GLOBAL_X;
  if (i < n) {
    float s = spot[i], x = strike[i], t = years[i];
    float root = sqrtf(t);
    float d1 =
        (__logf(s / x) + (rate + 0.5f * volatility * volatility) * t) / (volatility * root);
    float d2 = d1 - volatility * root;
    float discounted = x * __expf(-rate * t);
    float n1 = normal(d1), n2 = normal(d2);
    to[i] = s * n1 - discounted * n2;
    to[n + i] = discounted * (1.0f - n2) - s * (1.0f - n1);
  }
}
KERNEL(black_scholes)

__global__ void mandelbrot(unsigned *to, int n, float left, float top, float scale) {
  int x = GLOBAL_X, y = GLOBAL_Y;
  if (x < n) {
    float cr = left + scale * x, ci = top + scale * y;
    float zr = 0, zi = 0;
    unsigned step = 0;
    while (step < 256 && zr * zr + zi * zi <= 4.0f) {
      float real = zr * zr - zi * zi + cr;
      zi = zr * zi + zi * zr + ci;
      zr = real;
      ++step;
    }
    to[y * n + x] = step;
  }
}
KERNEL(mandelbrot)

__global__ void spmv(const int *starts, const int *columns, const float *values,
                     const float *vector, float *to, int rows) {
  int row = GLOBAL_X;
  if (row < rows) {
    float sum = 0;
    int end = starts[row + 1];
    for (int i = starts[row]; i < end; ++i)
      sum += values[i] * vector[columns[i]];
    to[row] = sum;
  }
}
KERNEL(spmv)
