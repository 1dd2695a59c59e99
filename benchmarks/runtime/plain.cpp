//===- plain.cpp - short loops without C++ AMP ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plain.h"

void plain_add(float *to, const float *a, const float *b, int size) {
  for (int i = 0; i < size; ++i)
    to[i] = a[i] + b[i];
}

void openmp_step(float *numbers, int size) {
#pragma omp parallel for
  for (int i = 0; i < size; ++i)
    numbers[i] = numbers[i] * 0.5f + 1;
}
