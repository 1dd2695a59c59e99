//===- native_pieces.h - distribution of the pieces of some work to threads -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pools (native_pool.cpp, static/native_pool.cpp) and run_pieces_on_stacks() (native_stack.cpp)
// run the pieces of a launch through an object of this class. Each thread has a block of
// neighbouring pieces of its own and runs them in ascending order, so that in the next launch over
// the same data it finds that data in its caches. A thread whose block is empty takes pieces from
// the ends of the others'. Change this code for another order of the pieces.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_NATIVE_PIECES_H
#define AMPCC_RUNTIME_NATIVE_PIECES_H

#include "device/native/native_pool.h"
#include <atomic>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>

namespace ampcc_rt {
namespace native {

/// The pieces 0 to count - 1 of some work, fewer than 2^32.
class shared_pieces {
public:
  shared_pieces(std::uint64_t count, unsigned threads, piece_function piece, void *work);
  ~shared_pieces();

  /// Runs pieces until none is left. Threads that run at the same time should have different
  /// numbers, and in each launch the same ones. Returns whether the thread has run a piece. After
  /// an exception all threads stop taking pieces, and rethrow() throws it.
  bool run(unsigned thread) noexcept;

  /// Throws the exception of the last piece that failed. All threads must have returned from run().
  void rethrow();

  /// Returns the most threads that are useful.
  unsigned threads() const { return size_; }

private:
  struct block;

  const piece_function piece_;
  void *const work_;
  const unsigned size_;
  const std::unique_ptr<block[]> blocks_;
  std::mutex mutex_;
  std::exception_ptr error_;
};

} // namespace native
} // namespace ampcc_rt

#endif
