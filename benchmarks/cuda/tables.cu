//===- tables.cu - large histograms and hash tables -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"

#define EMPTY 0xffffffffu

__global__ void clear_counts(unsigned *total, int n) {
  int i = GLOBAL_X;
  if (i < n)
    total[i] = 0;
}
KERNEL(clear_counts)

__global__ void count_keys(const unsigned *keys, unsigned *total, int threads) {
  int i = GLOBAL_X;
  if (i < threads)
    for (int k = 0; k < 16; ++k)
      atomicAdd(&total[keys[i + k * threads]], 1u);
}
KERNEL(count_keys)

__global__ void empty_table(unsigned *slot_keys, int slots) {
  int i = GLOBAL_X;
  if (i < slots)
    slot_keys[i] = EMPTY;
}
KERNEL(empty_table)

__device__ unsigned first_slot(unsigned key, unsigned mask) {
  unsigned mixed = key * 0x9e3779b1u;
  return (mixed ^ mixed >> 15) & mask;
}

__global__ void insert_keys(const unsigned *keys, unsigned *slot_keys, unsigned *slot_values,
                            unsigned mask, int n) {
  int i = GLOBAL_X;
  if (i >= n)
    return;
  unsigned key = keys[i];
  for (unsigned slot = first_slot(key, mask);; slot = (slot + 1) & mask)
    if (atomicCAS(&slot_keys[slot], EMPTY, key) == EMPTY) {
      slot_values[slot] = i;
      return;
    }
}
KERNEL(insert_keys)

__global__ void find_keys(const unsigned *wanted, const unsigned *slot_keys,
                          const unsigned *slot_values, unsigned *to, unsigned mask, int n) {
  int i = GLOBAL_X;
  if (i >= n)
    return;
  unsigned key = wanted[i];
  for (unsigned slot = first_slot(key, mask);; slot = (slot + 1) & mask) {
    unsigned found = slot_keys[slot];
    if (found == key || found == EMPTY) {
      to[i] = found == key ? slot_values[slot] : EMPTY;
      return;
    }
  }
}
KERNEL(find_keys)
