//===- plain.h - short loops without C++ AMP ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_BENCHMARKS_PLAIN_H
#define AMPCC_BENCHMARKS_PLAIN_H

/// to[i] = a[i] + b[i].
void plain_add(float *to, const float *a, const float *b, int size);
/// numbers[i] = numbers[i] / 2 + 1, on OpenMP's threads.
void openmp_step(float *numbers, int size);

#endif
