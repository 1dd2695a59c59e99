//===- block_counts.h - how often memory of freed containers is used again ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// data/host_blocks.cpp counts, and the report (observe/report.cpp) shows the counts. Blocks that
// the cache leaves to the C library (host_blocks::least_kept) do not count. A further counter needs
// a member here and a place in the report.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_BLOCK_COUNTS_H
#define AMPCC_RUNTIME_BLOCK_COUNTS_H

#include <atomic>
#include <cstddef>

namespace ampcc_rt {

/// Of the process. The counts only grow; `kept` is the size of all cached blocks in bytes.
struct block_counts {
  std::atomic<std::size_t> taken{0};  ///< blocks that containers took
  std::atomic<std::size_t> reused{0}; ///< those of them that were cached
  std::atomic<std::size_t> kept{0};

  static block_counts &get() {
    static block_counts only;
    return only;
  }
};

} // namespace ampcc_rt

#endif
