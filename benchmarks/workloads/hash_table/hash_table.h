//===- hash_table.h - a hash table ----------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_HASH_TABLE_H
#define BENCH_HASH_TABLE_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// A table of keys and values with open addressing, at most half full. A run empties it, inserts
/// all keys, each with its place in the input, and looks up others, of which half are there.
struct table_input {
  static constexpr std::uint32_t empty = 0xffffffffu;
  int count; ///< of the keys, all different, and of the look-ups
  int slots; ///< a power of two, at least 2 * count
  memory<std::uint32_t> keys, wanted;
};

/// Mixes the bits of a key; the low ones choose the slot.
constexpr std::uint32_t mix_factor = 0x9e3779b1u;

variant hash_table_generated(const table_input &in);
variant hash_table_handwritten(const table_input &in, opencl_device &device);
variant hash_table_openmp(const table_input &in);

} // namespace bench

#endif
