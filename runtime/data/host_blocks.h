//===- host_blocks.h - the host's memory of arrays and textures ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The system hands out memory page by page, at the first access of each: for an array that is made
// anew in each step of a program this costs several times as much as to fill it. So the last blocks
// that were freed are kept, by their sizes, and given to the next containers. All that are kept are
// at most `most_kept` bytes and a sixteenth of the machine's memory; those that were freed first go
// first, and all go when the system has no more memory.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_HOST_BLOCKS_H
#define AMPCC_RUNTIME_HOST_BLOCKS_H

#include <cstddef>
#include <memory>

namespace ampcc_rt {

class host_blocks {
public:
  static constexpr std::size_t alignment = 4096; ///< what devices that share it can use in place
  static constexpr std::size_t most_kept = std::size_t(256) << 20;
  /// Smaller blocks are those of the C library, which keeps them itself.
  static constexpr std::size_t least_kept = std::size_t(256) << 10;

  struct give_back {
    std::size_t size = 0;
    void operator()(char *block) const noexcept;
  };
  using block = std::unique_ptr<char, give_back>;

  /// At least `bytes`, aligned; null if there is no memory. The contents are undefined, or zeros.
  static block take(std::size_t bytes, bool zeros);

  /// What is kept now, in bytes.
  static std::size_t kept();
  static void release_all() noexcept;
};

} // namespace ampcc_rt

#endif
