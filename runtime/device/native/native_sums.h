//===- native_sums.h - memory of native launches that only add to it ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel may use a buffer for nothing but additions of integers to its elements, whose results it
// does not use (kernel_arg::sum_bytes). Then it does not matter when the additions reach the
// buffer, or in which order. A launch on several threads gives each of them zeroed memory in place
// of such buffers, and adds it to the buffers after all pieces have run. So the kernel needs no
// atomic instructions (native_span::exclusive). The launch is the only command that uses the
// buffers meanwhile, because the logs of accesses (data/access_log.h) order it with all others.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_NATIVE_SUMS_H
#define AMPCC_RUNTIME_NATIVE_SUMS_H

#include "base/byte_ranges.h"
#include "base/small_vector.h"
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace ampcc_rt {
namespace native {

/// A buffer to whose elements a kernel only adds.
struct sum_argument {
  unsigned position; ///< among the arguments of the kernel
  unsigned element;  ///< bytes of an integer, 4 or 8
  byte_range covers; ///< bytes of the buffer that the kernel may use
};
typedef small_vector<sum_argument, 2> sum_arguments;
/// The addresses of the arguments of a kernel.
typedef small_vector<const void *, 16> argument_addresses;

/// Returns whether copies of the memory cost less than they save in a launch of so many threads.
/// That is so if there are at least as many threads as elements, and a copy fits into a cache.
bool are_copies_worthwhile(const sum_arguments &sums, std::uint64_t threads);

/// Zeroed memory in place of the buffers of a launch, a copy for each thread that runs pieces.
class sum_copies {
public:
  /// Both must outlive the object.
  sum_copies(const sum_arguments &sums, const argument_addresses &args)
      : sums_(sums), args_(args) {}

  /// Runs `piece` with the arguments of the kernel, whose buffers are a copy that no other thread
  /// uses meanwhile. May throw std::bad_alloc.
  template <typename Piece> void with_copy(Piece piece) {
    copy *const mine = take();
    piece(mine->args.begin());
    give(mine);
  }

  /// Adds all copies to the buffers, on several threads if that is worthwhile.
  void add_to_buffers();

private:
  /// One after the other, each at a cache line.
  struct copy {
    std::unique_ptr<unsigned char[]> memory;
    small_vector<unsigned char *, 2> places; ///< of each sum
    argument_addresses args;
  };

  copy *take();
  void give(copy *unused);
  static void add_piece(void *self, std::uint64_t number);

  const sum_arguments &sums_;
  const argument_addresses &args_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<copy>> all_;
  std::vector<copy *> free_;
};

} // namespace native
} // namespace ampcc_rt

#endif
