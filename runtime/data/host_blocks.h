//===- host_blocks.h - cache of host memory blocks for arrays and textures --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The system hands out memory page by page, at the first access to each page. For an array that a
// program creates anew in each step this costs several times as much as to fill it. The cache
// therefore keeps the blocks that were freed last, by size, and gives them to new containers
// (data_source.cpp). Blocks of 4 MiB and more use huge pages where the system allows it. Its limit
// is the smaller of `most_kept` bytes and a sixteenth of the machine's memory. Beyond the limit it
// frees the oldest blocks, and it keeps no block above half of the limit. When the system has no
// more memory it frees all blocks. Several threads may use it. Its limits are the constants below.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_HOST_BLOCKS_H
#define AMPCC_RUNTIME_HOST_BLOCKS_H

#include <cstddef>
#include <memory>

namespace ampcc_rt {

/// The cache of this process.
class host_blocks {
public:
  static constexpr std::size_t alignment = 4096; ///< devices need it to work in the memory
  static constexpr std::size_t most_kept = std::size_t(256) << 20;
  /// Smaller blocks are not kept, because the C library does that itself.
  static constexpr std::size_t least_kept = std::size_t(256) << 10;

  /// The deleter of a block: returns it to the cache or frees it.
  struct give_back {
    std::size_t size = 0;
    void operator()(char *block) const noexcept;
  };
  using block = std::unique_ptr<char, give_back>;

  /// Returns an aligned block of at least `bytes`; null if there is no memory. The contents are
  /// zeros with `zeros`, else undefined.
  static block take(std::size_t bytes, bool zeros);

  /// Returns the size of all cached blocks, in bytes.
  static std::size_t kept();
  /// Frees all cached blocks.
  static void release_all() noexcept;
};

} // namespace ampcc_rt

#endif
