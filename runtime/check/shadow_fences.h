//===- shadow_fences.h - order of uses by fences for the threads of a tile --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two uses of a word by threads of one tile are no race if fences order them (spec 8.1.2.3): the
// first thread uses the word, executes a fence and then an atomic operation; later the second
// thread executes an atomic operation, a fence and then uses the word.
//
// The threads of a tile run one after the other between two barriers, so that the state of the
// running thread and one bit for each thread that ran before are enough. The addresses of the
// atomic operations are not compared, so that some races are missed but none is reported wrongly.
// The race detector (shadow_state.h) calls it for kernels with fences. To find the missed races,
// store the addresses with the bits.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_SHADOW_FENCES_H
#define AMPCC_RUNTIME_SHADOW_FENCES_H

#include <cstdint>
#include <vector>

namespace ampcc_rt {
namespace shadow {

/// The fences and atomic operations since the last barrier.
class fence_order {
public:
  // In all functions `now` identifies the interval between two barriers of a tile and `lane` the
  // running thread. Index 0 of the arrays is tile_static memory, 1 is global memory.

  /// Notes that the thread executes a fence, which orders the uses of each memory in `orders`.
  void fence(std::uint64_t now, std::uint32_t lane, const bool (&orders)[2]) {
    run(now, lane);
    for (int memory = 0; memory < 2; ++memory)
      if (orders[memory]) {
        fenced_[memory] = true;
        acquired_[memory] = acquired_[memory] || has_atomics_;
      }
  }
  /// Notes that the thread executes an atomic operation.
  void atomic(std::uint64_t now, std::uint32_t lane) {
    run(now, lane);
    has_atomics_ = true;
    for (int memory = 0; memory < 2; ++memory)
      if (fenced_[memory]) {
        if (released_[memory].size() <= lane)
          released_[memory].resize(lane + 1);
        released_[memory][lane] = true;
      }
  }
  /// Returns whether fences order the uses of `memory` by the thread `other`, which ran before, and
  /// a use by `lane` now.
  bool is_ordered(std::uint64_t now, int memory, std::uint32_t other, std::uint32_t lane) const {
    return now == now_ && lane == lane_ && acquired_[memory] && other < released_[memory].size() &&
           released_[memory][other];
  }

private:
  /// Starts the state of a new interval or of another thread.
  void run(std::uint64_t now, std::uint32_t lane) {
    if (now != now_)
      for (auto &each : released_)
        each.clear();
    if (now == now_ && lane == lane_)
      return;
    now_ = now;
    lane_ = lane;
    has_atomics_ = false;
    for (int memory = 0; memory < 2; ++memory)
      fenced_[memory] = acquired_[memory] = false;
  }

  std::uint64_t now_ = ~std::uint64_t(0);
  // The state of the running thread, for uses of tile_static and of global memory.
  std::uint32_t lane_ = 0;
  bool has_atomics_ = false, fenced_[2] = {false, false}, acquired_[2] = {false, false};
  std::vector<bool> released_[2]; ///< by lane: executed a fence and then an atomic operation
};

} // namespace shadow
} // namespace ampcc_rt

#endif
