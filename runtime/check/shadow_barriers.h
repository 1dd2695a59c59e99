//===- shadow_barriers.h - bookkeeping of barriers for the threads of a tile --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The race detector of native kernels (shadow_state.h) derives from barrier_arrivals, which gives
// it two facts about the barriers of a tile. One is the number of the interval between two barriers
// in which a use happens, because a barrier orders the uses around it. The other is the threads
// that do not arrive at a barrier that others wait at, which --amp-check reports. Kernels call the
// functions through check_shadow.cpp.
//
// In the tile form (docs/architecture.md) one thread of the system runs all threads of a tile, one
// after the other in each interval. Each thread reports when it begins (begin_tile). If its index
// is not after that of the last thread that began, it is the first thread of the next tile.
//
// Change this code with meet-at-barriers and the calls that lib/Checks generates for barriers.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_SHADOW_BARRIERS_H
#define AMPCC_RUNTIME_SHADOW_BARRIERS_H

#include "check/check_shadow.h"
#include <cstdint>
#include <initializer_list>

namespace ampcc_rt {
namespace shadow {

/// The index of a thread in its tile. shadow_state.h also uses it for an index in the launch.
struct place {
  int x, y, z;
  /// Compares in the order in which the threads of a tile run.
  bool operator<=(const place &other) const {
    return z != other.z ? z < other.z : y != other.y ? y < other.y : x <= other.x;
  }
};

/// The state for the tile that a thread of the system runs.
///
/// In some kernels a barrier depends on a condition that may differ between the threads of a tile.
/// There the pass meet-at-barriers makes all threads reach the barrier. Before it each thread
/// reports whether it would have come to it in the user's program (decide).
class barrier_arrivals {
public:
  const launch *of = nullptr; ///< the launch; null before state::enter(): nothing is checked

  void begin_tile(const place &me) {
    if (me <= last_)
      next_tile();
    last_ = me;
  }
  // The functions with `all` are one call for all threads of the tile, in kernels whose barriers do
  // not depend on conditions that may differ between these.
  int threads() const { return static_cast<int>(of->tile[0] * of->tile[1] * of->tile[2]); }
  void begin_all() {
    next_tile();
    last_ = {static_cast<int>(of->tile[0]), static_cast<int>(of->tile[1]),
             static_cast<int>(of->tile[2])};
  }
  void arrive_all() {
    coming_.count = threads();
    coming_.first = {0, 0, 0};
  }
  void pass_all(const bool (&orders)[2]) {
    passing_.count = 0;
    pass({0, 0, 0}, orders);
    passing_.count = 0;
  }

  /// Notes a decision of a thread, after meet-at-barriers. With `at_barrier`, `continues` says that
  /// the thread would come to the next barrier. Else it says that the thread wants another
  /// iteration of a loop that contains barriers; the kernel repeats the loop while any_continues().
  /// Because this controls the kernel, it also works where nothing is checked (`of` is null).
  void decide(const place &me, bool continues, bool at_barrier) {
    if (me <= last_decision_ || deciding_ == 0) {
      deciding_ = 0;
      any_continues_ = any_stays_ = false;
    }
    ++deciding_;
    last_decision_ = me;
    if (at_barrier) {
      any_arrives_ = continues || (deciding_ > 1 && any_arrives_);
      is_decided_ = true;
    }
    if (!continues && !any_stays_)
      first_stays_ = me;
    if (continues && !any_continues_)
      first_continuing_ = me;
    (continues ? any_continues_ : any_stays_) = true;
    stays_ = (deciding_ == 1 ? 0 : stays_) + !continues;
    if (at_barrier && any_continues_ && any_stays_) {
      not_coming_ = stays_;
      first_absent_ = first_stays_;
      first_coming_ = first_continuing_;
    } else if (deciding_ == 1) {
      not_coming_ = 0;
    }
  }
  bool any_continues() const { return any_continues_; }
  void arrive(const place &me) {
    if (coming_.count == 0)
      coming_.first = me;
    const place &next = coming_.absent;
    if (me.x == next.x && me.y == next.y && me.z == next.z)
      advance(coming_.absent);
    ++coming_.count;
  }
  /// A thread passes the barrier. The first one begins the next interval and computes the missing
  /// threads. `orders` says whether the barrier orders uses of tile_static and of global memory.
  void pass(const place &me, const bool (&orders)[2]) {
    const bool first = passing_.count == 0;
    if (first) {
      passing_ = coming_;
      coming_ = group();
      // A barrier to which no thread would have come orders nothing.
      if (!is_decided_ || any_arrives_)
        order(orders);
      is_decided_ = false;
    }
    --passing_.count;
    arrived_ = passing_.count + 1;
    missing_ = first ? threads() - arrived_ : 0;
    if (first && missing_ == 0 && not_coming_) {
      missing_ = not_coming_;
      arrived_ -= not_coming_;
      passing_.absent = first_absent_;
      passing_.first = first_coming_;
    }
    if (first)
      not_coming_ = deciding_ = 0;
    last_passed_ = me;
  }
  // Queried by a thread that has just passed a barrier: the number of threads that did not come,
  // the number of those that came, and the first that did not come. Only the first thread that
  // passes gets these numbers and reports. For all others missing() is 0, and the other numbers
  // have no meaning.
  int missing() const { return missing_; }
  int arrived() const { return arrived_; }
  place absent() const { return passing_.absent; }
  /// The distance from the thread that has just passed to the first that arrived.
  place to_first() const {
    const place &to = passing_.first, &from = last_passed_;
    return {to.x - from.x, to.y - from.y, to.z - from.z};
  }

protected:
  static constexpr int of_tile_static = 0, of_global = 1; ///< kinds of memory
  // For each kind of memory, since the tile began: the number of barriers that order its uses, and
  // whether there was a barrier that does not order them.
  std::uint32_t intervals_[2] = {0, 0};
  bool was_unordered_[2] = {false, false};
  std::uint32_t tile_ = 0;
  place last_ = {};

private:
  void next_tile() {
    ++tile_;
    for (const int memory : {of_tile_static, of_global}) {
      intervals_[memory] = 0;
      was_unordered_[memory] = false;
    }
    coming_ = passing_ = group();
  }
  void order(const bool (&orders)[2]) {
    for (const int memory : {of_tile_static, of_global}) {
      intervals_[memory] += orders[memory];
      was_unordered_[memory] |= !orders[memory];
    }
  }
  void advance(place &p) const {
    if (++p.x < static_cast<int>(of->tile[0]))
      return;
    p.x = 0;
    if (++p.y < static_cast<int>(of->tile[1]))
      return;
    p.y = 0;
    ++p.z;
  }

  /// The threads at a barrier: their number, the first that is absent, and the first that arrived.
  struct group {
    int count = 0;
    place absent = {0, 0, 0}, first = {0, 0, 0};
  };
  group coming_, passing_;
  int missing_ = 0, arrived_ = 0;
  // The decisions at the last branch to a barrier.
  place last_decision_ = {}, first_stays_ = {}, first_absent_ = {}, first_continuing_ = {},
        first_coming_ = {}, last_passed_ = {};
  int deciding_ = 0, stays_ = 0, not_coming_ = 0;
  bool any_continues_ = false, any_stays_ = false;
  bool is_decided_ = false, any_arrives_ = false; ///< decisions about the next barrier
};

} // namespace shadow
} // namespace ampcc_rt

#endif
