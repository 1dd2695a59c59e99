//===- native_pieces.h - distribution of the pieces of some work to threads -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_NATIVE_PIECES_H
#define AMPCC_RUNTIME_NATIVE_PIECES_H

#include "device/native/native_pool.h"
#include <atomic>
#include <cstdint>
#include <exception>
#include <mutex>

namespace ampcc_rt {
namespace native {

/// The pieces 0 to count - 1 of some work. Each thread that calls run() takes the next piece until
/// none is left. The pool of static programs (static/native_pool.cpp) and run_pieces_on_stacks()
/// (native_stack.cpp) use it; oneTBB distributes pieces itself.
class shared_pieces {
public:
  shared_pieces(std::uint64_t count, piece_function piece, void *work)
      : count_(count), piece_(piece), work_(work) {}

  /// Runs pieces until none is left. After an exception all threads stop taking pieces, and
  /// rethrow() throws it.
  void run() noexcept {
    try {
      for (std::uint64_t i; (i = next_.fetch_add(1, std::memory_order_relaxed)) < count_;)
        piece_(work_, i);
    } catch (...) {
      next_ = count_;
      std::lock_guard<std::mutex> lock(mutex_);
      error_ = std::current_exception();
    }
  }

  /// Throws the exception of the last piece that failed. All threads must have returned from run().
  void rethrow() {
    if (error_)
      std::rethrow_exception(error_);
  }

private:
  const std::uint64_t count_;
  const piece_function piece_;
  void *const work_;
  std::atomic<std::uint64_t> next_{0};
  std::mutex mutex_;
  std::exception_ptr error_;
};

} // namespace native
} // namespace ampcc_rt

#endif
