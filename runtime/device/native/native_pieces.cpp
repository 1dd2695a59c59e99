//===- native_pieces.cpp - distribution of the pieces of some work to threads ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/native/native_pieces.h"
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <mutex>

namespace ampcc_rt {
namespace native {

/// Neighbouring pieces, from which several threads take some. Blocks do not share cache lines.
struct alignas(64) shared_pieces::block {
  /// The first piece that no thread has taken, and in the upper half the end of these.
  std::atomic<std::uint64_t> rest{0};

  static std::uint64_t pack(std::uint64_t begin, std::uint64_t end) { return begin | end << 32; }

  bool take_first(std::uint64_t &piece) {
    return take([&](std::uint64_t begin, std::uint64_t end) {
      piece = begin;
      return pack(begin + 1, end);
    });
  }
  bool take_last(std::uint64_t &piece) {
    return take([&](std::uint64_t begin, std::uint64_t end) {
      piece = end - 1;
      return pack(begin, end - 1);
    });
  }

private:
  template <typename Choice> bool take(Choice choose) {
    std::uint64_t now = rest.load(std::memory_order_relaxed);
    for (;;) {
      const std::uint64_t begin = now & 0xffffffff, end = now >> 32;
      if (begin >= end)
        return false;
      if (rest.compare_exchange_weak(now, choose(begin, end), std::memory_order_relaxed))
        return true;
    }
  }
};

shared_pieces::shared_pieces(std::uint64_t count, unsigned threads, piece_function piece,
                             void *work)
    : piece_(piece), work_(work),
      size_(static_cast<unsigned>(std::min<std::uint64_t>(count, threads))),
      blocks_(new block[size_]) {
  for (unsigned i = 0; i < size_; ++i)
    blocks_[i].rest.store(block::pack(count * i / size_, count * (i + 1) / size_),
                          std::memory_order_relaxed);
}

shared_pieces::~shared_pieces() = default;

bool shared_pieces::run(unsigned thread) noexcept {
  bool any = false;
  try {
    const unsigned own = thread % size_;
    for (std::uint64_t i; blocks_[own].take_first(i);) {
      any = true;
      piece_(work_, i);
    }
    for (unsigned other = 1; other < size_; ++other)
      for (std::uint64_t i; blocks_[(own + other) % size_].take_last(i);) {
        any = true;
        piece_(work_, i);
      }
  } catch (...) {
    std::lock_guard<std::mutex> lock(mutex_);
    error_ = std::current_exception();
    for (unsigned i = 0; i < size_; ++i)
      blocks_[i].rest.store(0, std::memory_order_relaxed);
  }
  return any;
}

void shared_pieces::rethrow() {
  if (error_)
    std::rethrow_exception(error_);
}

} // namespace native
} // namespace ampcc_rt
