//===- openmp.cpp - a hash table on the CPU -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hash_table.h"

namespace bench {

namespace {

constexpr std::uint32_t empty = table_input::empty;

inline std::uint32_t first_slot(std::uint32_t key, std::uint32_t mask) {
  const std::uint32_t mixed = key * mix_factor;
  return (mixed ^ mixed >> 15) & mask;
}

} // namespace

variant hash_table_openmp(const table_input &in) {
  const memory<std::uint32_t> out(in.count), values(in.slots), keys(in.slots);
  const auto run = [=] {
    const auto mask = static_cast<std::uint32_t>(in.slots - 1);
#pragma omp parallel
    {
#pragma omp for
      for (int i = 0; i < in.slots; ++i)
        keys[i] = empty;
#pragma omp for
      for (int i = 0; i < in.count; ++i) {
        const std::uint32_t key = in.keys[i];
        std::uint32_t slot = first_slot(key, mask), found = empty;
        while (!__atomic_compare_exchange_n(&keys[slot], &found, key, false, __ATOMIC_RELAXED,
                                            __ATOMIC_RELAXED)) {
          found = empty;
          slot = (slot + 1) & mask;
        }
        values[slot] = static_cast<std::uint32_t>(i);
      }
#pragma omp for
      for (int i = 0; i < in.count; ++i) {
        const std::uint32_t key = in.wanted[i];
        std::uint32_t slot = first_slot(key, mask);
        while (keys[slot] != key && keys[slot] != empty)
          slot = (slot + 1) & mask;
        out[i] = keys[slot] == key ? values[slot] : empty;
      }
    }
  };
  return {run, result_in(out)};
}

} // namespace bench
