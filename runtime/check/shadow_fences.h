//===- shadow_fences.h - threads of a tile that order their uses by fences -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a thread does before a fence comes before what another thread of its tile does behind one,
// if an atomic operation of the first, behind its fence, precedes one of the other, in front of its
// own (spec 8.1.2.3). The threads of a tile run one after the other between two barriers, so the
// state of the one that runs and a bit for each of the others tell that. The elements of the atomic
// operations are not compared: that errs on the side of the program.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_SHADOW_FENCES_H
#define AMPCC_RUNTIME_SHADOW_FENCES_H

#include <cstdint>
#include <vector>

namespace ampcc_rt {
namespace shadow {

class fence_order {
public:
  /// The threads before the next barrier. `now` is another number for each such part of a tile.
  void fence(std::uint64_t now, std::uint32_t lane, const bool (&orders)[2]) {
    run(now, lane);
    for (int memory = 0; memory < 2; ++memory)
      if (orders[memory]) {
        fenced_[memory] = true;
        acquired_[memory] = acquired_[memory] || has_atomics_;
      }
  }
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
  /// What the other thread did comes before what this one does now.
  bool is_ordered(std::uint64_t now, int memory, std::uint32_t other, std::uint32_t lane) const {
    return now == now_ && lane == lane_ && acquired_[memory] && other < released_[memory].size() &&
           released_[memory][other];
  }

private:
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
  // Of the thread that runs, for uses of tile_static and of global memory.
  std::uint32_t lane_ = 0;
  bool has_atomics_ = false, fenced_[2] = {false, false}, acquired_[2] = {false, false};
  std::vector<bool> released_[2]; ///< of those that have run
};

} // namespace shadow
} // namespace ampcc_rt

#endif
