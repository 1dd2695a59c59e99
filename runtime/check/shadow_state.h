//===- shadow_state.h - race detector of a thread that runs native kernels --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Native kernels that were compiled with --amp-check call the exported functions of
// check_shadow.cpp for uses of global memory, and for those uses of tile_static memory that they do
// not handle themselves (shadow_tile.h). Only check_shadow.cpp uses the detector.
//
// Two threads of a launch race if both use a word, one of them writes it, and no barrier of their
// tile orders the uses (spec 8.1.2.2). For each word the detector keeps the last write and two
// other uses, which are reads or atomic operations. An access is compared with these. In launches
// with elements or members of less than a word it does so for each byte. The marks of unwritten
// global memory are always of words: a word counts as written once any of its bytes is.
//
// To find a further kind of mistake in the use of memory, add a rule here and a verdict in
// ampcc_rt/check_shadow.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_SHADOW_STATE_H
#define AMPCC_RUNTIME_SHADOW_STATE_H

#include "check/shadow_barriers.h"
#include "check/shadow_fences.h"
#include "check/shadow_memory.h"
#include "check/shadow_tile.h"
#include "check/shadow_words.h"
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <memory>
#include <thread>
#include <utility>

namespace ampcc_rt {
namespace shadow {

/// Returns a hash for cell::stored, which is never 0, because 0 stands for an unknown value.
inline std::uint32_t digest(std::uint64_t value) {
  return static_cast<std::uint32_t>((value * 0x9e3779b97f4a7c15u) >> 32) | 1;
}

// Predicates of the kind of a use (ampcc_rt/check_shadow.def): whether the call passes the value
// that the use stores; whether the use overwrites the whole object; whether it writes other than
// atomically.
inline bool is_known(int does) { return does == word::stores_known || does == word::stores_object; }
inline bool writes_all(int does) { return does == word::stores || is_known(does); }
inline bool does_write(int does) { return writes_all(does) || does == word::updates; }
/// The detector of one thread of the system. Before enter() it checks nothing: all accesses are
/// fine.
///
/// Two other uses are enough. A later write conflicts with one of two uses by different threads,
/// because it belongs to another thread than at least one of them. Barriers do not order different
/// tiles, so uses by two tiles stay in conflict longest and are preferred.
///
/// A thread of the system runs a whole tile, so that the cells of tile_static memory are private to
/// it. The cells of global memory are shared (shadow_memory.h). Launches and tiles have numbers, so
/// that old cells are recognised and need not be cleared. An access is also checked for unwritten
/// memory.
class state : public barrier_arrivals {
public:
  bool alone = true; ///< whether this thread runs the whole launch: cells need no locks

  // A box of a tile_static variable: whether the tile has written all of it; mark it as written.
  bool is_filled(const box &queried) const { return !of || tile_words_.is_filled(queried); }
  void fill(const box &what) {
    if (of)
      tile_words_.fill(what);
  }
  /// Adds a tile_static variable of the kernel; called before a tile begins.
  void declare(std::uintptr_t begin, int bytes) {
    if (of)
      tile_words_.add(begin, begin + static_cast<std::uintptr_t>(bytes));
  }
  /// Starts to run a part of a launch; see shadow::enter.
  void enter(const launch &what, bool is_alone) {
    if (!of || entered_ != what.number) {
      entered_ = what.number;
      orders_tiles_ = false;
      tile_words_.forget();
      volume_ = 1;
      for (int d = 0; d < 3; ++d) {
        sizes_[d] = what.tile[d] == 0 ? 1 : what.tile[d];
        tiles_[d] = (what.global[d] + sizes_[d] - 1) / sizes_[d];
        volume_ *= sizes_[d];
      }
      origin_[0] = origin_[1] = origin_[2] = 0;
      first_ = 0;
      tile_words_.words.sizes[0] = sizes_[0];
      tile_words_.words.sizes[1] = sizes_[1];
    }
    of = &what;
    alone = is_alone;
  }
  tile_words &words() { return tile_words_.words; }
  /// All threads of the tile have passed a barrier, or another tile begins.
  void begin_interval() {
    if (seen_tile_ == tile_ && seen_interval_ == intervals_[of_tile_static])
      return;
    tile_words_.begin_interval(seen_tile_ != tile_);
    seen_tile_ = tile_;
    seen_interval_ = intervals_[of_tile_static];
  }

  // The thread at `local` in its tile executes a fence, or an atomic operation.
  void fence(const place &local, const bool (&orders)[2]) {
    fences_.fence(part_of_tile(), lane_in_tile(local), orders);
  }
  /// Kernels with fences for the device order uses of different tiles in ways that are not
  /// followed.
  void order_tiles() { orders_tiles_ = true; }
  void change(const place &local) { fences_.atomic(part_of_tile(), lane_in_tile(local)); }

  /// Returns region::marks() of the memory at `begin`; 0 if it is not shadowed.
  std::uintptr_t marks(std::uintptr_t begin) {
    region *const mine = of ? region_of(begin) : nullptr;
    return mine ? mine->marks() : 0;
  }

  /// Notes a use of `bytes` bytes by the thread `who`, an index in the launch, and compares it with
  /// earlier ones. `what` is the kind of use and the bits added to it (word::use), `value` the
  /// stored value of a kind that is_known(). Returns a word::verdict. After `races` the members
  /// below describe the race.
  unsigned access(std::uintptr_t begin, int bytes, const place &who, std::uint32_t site, int what,
                  std::uint64_t value) {
    if (!of)
      return word::fine;
    const std::uint32_t number = std::min(site + 1, last_site);
    const int does = what & word::kind_mask;
    const std::uint32_t lane = lane_of(who);
    unsigned wrong;
    if (what & word::of_global) {
      use mine{};
      mine.thread = first_ + lane;
      mine.site = number;
      mine.interval = std::min(intervals_[of_global], last_interval);
      mine.atomic = does == word::is_atomic;
      wrong = global(begin, bytes, mine, what, is_known(does) ? digest(value) : 0);
    } else {
      wrong = tile_static(begin, bytes,
                          make_tile_use(number, lane_in_tile(who), does == word::is_atomic), what,
                          value);
    }
    found_unordered = false;
    if (wrong == word::races) {
      order_sides({first_ + lane, does, static_cast<int>(site)});
      found_unordered = was_unordered_[found_global ? of_global : of_tile_static] &&
                        in_one_tile(reported.thread, other.thread);
    }
    const bool silent = wrong == word::races ? (what & word::no_races)
                                             : wrong == word::unwritten && (what & word::no_init);
    return silent ? static_cast<unsigned>(word::fine) : wrong;
  }

  /// A side of the last race.
  struct side {
    std::uint32_t thread = 0;
    int does = word::reads;
    int site = -1; ///< -1: unknown
  };
  side reported, other; ///< the side at whose site the race is reported, and the other one
  bool found_global = false;
  bool found_unordered = false; ///< a barrier was between the uses, but does not order that memory
  /// Whether both sides of the last race have written the same value.
  enum class values { unknown, equal, different } found_values = values::unknown;
  std::int64_t found_element = 0, found_elements = 0; ///< index of the element, number of elements

  /// Returns the index of the thread in the launch.
  place place_of(const side &of_race) const {
    const std::uint32_t lane = of_race.thread % volume_, tile = of_race.thread / volume_;
    const auto component = [&](int d, std::uint32_t tile_place, std::uint32_t lane_place) {
      return static_cast<int>(tile_place % tiles_[d] * sizes_[d] + lane_place % sizes_[d]);
    };
    return {component(0, tile, lane), component(1, tile / tiles_[0], lane / sizes_[0]),
            component(2, tile / tiles_[0] / tiles_[1], lane / sizes_[0] / sizes_[1])};
  }

private:
  // Threads are numbered tile by tile. A launch without tiles has one thread in each.
  std::uint32_t entered_ = 0;
  std::uint32_t sizes_[3] = {1, 1, 1}, tiles_[3] = {1, 1, 1}, volume_ = 1;
  std::uint32_t origin_[3] = {0, 0, 0}, first_ = 0; ///< of the first thread of the last tile

  /// Returns the number of a thread in its tile, and sets `first_` for that tile.
  std::uint32_t lane_of(const place &p) {
    const std::uint32_t at[3] = {static_cast<std::uint32_t>(p.x), static_cast<std::uint32_t>(p.y),
                                 static_cast<std::uint32_t>(p.z)};
    if (volume_ == 1) {
      first_ = (at[2] * tiles_[1] + at[1]) * tiles_[0] + at[0];
      return 0;
    }
    std::uint32_t in[3];
    bool same = true;
    for (int d = 0; d < 3; ++d) {
      in[d] = at[d] - origin_[d];
      same = same && in[d] < sizes_[d];
    }
    if (!same) {
      std::uint32_t tile[3];
      for (int d = 0; d < 3; ++d) {
        tile[d] = at[d] / sizes_[d];
        origin_[d] = tile[d] * sizes_[d];
        in[d] = at[d] - origin_[d];
      }
      first_ = ((tile[2] * tiles_[1] + tile[1]) * tiles_[0] + tile[0]) * volume_;
    }
    return (in[2] * sizes_[1] + in[1]) * sizes_[0] + in[0];
  }
  /// Returns a number that differs for each thread of a tile. Unlike lane_of it is computed from
  /// the index in the launch alone, without the origin of the tile, and so does not begin at 0.
  std::uint32_t lane_in_tile(const place &p) const {
    return (static_cast<std::uint32_t>(p.z) * sizes_[1] + static_cast<std::uint32_t>(p.y)) *
               sizes_[0] +
           static_cast<std::uint32_t>(p.x);
  }
  bool in_my_tile(std::uint64_t thread) const {
    return static_cast<std::uint32_t>(thread) - first_ < volume_;
  }
  bool in_one_tile(std::uint64_t a, std::uint64_t b) const {
    if (volume_ == 1)
      return a == b;
    if (in_my_tile(a) || in_my_tile(b))
      return in_my_tile(a) && in_my_tile(b);
    return static_cast<std::uint32_t>(a) / volume_ == static_cast<std::uint32_t>(b) / volume_;
  }

  /// Makes reports deterministic although tiles run in any order: of two tiles, the one with the
  /// smaller number is the other side, as if all had run in order.
  void order_sides(const side &mine) {
    reported = mine;
    if (other.thread > reported.thread && other.site >= 0 &&
        !in_one_tile(other.thread, reported.thread))
      std::swap(reported, other);
  }

  /// Returns whether the uses count as a race. Two writes of the same value are one (spec 8.1.2.2),
  /// but a harmless one that is reported on demand only.
  static bool is_race(values of, int what) {
    return of != values::equal || (what & word::equal_races);
  }

  void set_other(std::uint32_t thread, std::uint32_t site, bool writes, bool atomic) {
    const int does = !writes ? word::reads : atomic ? word::is_atomic : word::stores;
    other = {thread, does, site == last_site ? -1 : static_cast<int>(site) - 1};
    found_values = values::unknown;
  }

  fence_order fences_;
  bool orders_tiles_ = false;
  std::uint64_t part_of_tile() const {
    return static_cast<std::uint64_t>(tile_) << 32 |
           (intervals_[of_tile_static] + intervals_[of_global]);
  }
  bool is_fenced(int memory, std::uint32_t other, std::uint32_t mine) const {
    return fences_.is_ordered(part_of_tile(), memory, other, mine);
  }

  bool conflict(const use &old, const use &mine) const {
    if (old.is_none() || old.thread == mine.thread)
      return false;
    if (!in_one_tile(old.thread, mine.thread))
      return !orders_tiles_;
    const bool ordered = old.interval != mine.interval || mine.interval == last_interval;
    return !ordered && !is_fenced(of_global, static_cast<std::uint32_t>(old.thread) - first_,
                                  static_cast<std::uint32_t>(mine.thread) - first_);
  }
  bool note_conflict(const use &old, const use &mine, bool writes) {
    if (!conflict(old, mine))
      return false;
    set_other(static_cast<std::uint32_t>(old.thread), static_cast<std::uint32_t>(old.site), writes,
              old.atomic);
    return true;
  }

  bool note(cell &c, const use &mine, int what, std::uint32_t stored) {
    const bool writes = does_write(what & word::kind_mask);
    const values both = !stored || !c.stored ? values::unknown
                        : stored == c.stored ? values::equal
                                             : values::different;
    bool result = is_race(both, what) && note_conflict(c.write, mine, true);
    if (result)
      found_values = both;
    if (writes) {
      for (const use &each : c.others)
        if (each.atomic || is_race(both, what))
          result = result || note_conflict(each, mine, each.atomic);
      c.write = mine;
      c.stored = stored;
      return result;
    }
    if (mine.atomic)
      c.stored = 0;
    remember(c, mine);
    return result;
  }

  static bool like(const use &a, const use &b) {
    return a.thread == b.thread && a.interval == b.interval;
  }
  void remember(cell &c, const use &mine) const {
    use &first = c.others[0], &second = c.others[1];
    if (first.is_none() || like(first, mine))
      first = mine;
    else if (second.is_none() || like(second, mine))
      second = mine;
    else if (in_one_tile(first.thread, second.thread))
      (mine.interval != first.interval && in_one_tile(mine.thread, first.thread) ? first : second) =
          mine;
  }

  //===--------------------------------------------------------------------===//
  // tile_static memory
  //===--------------------------------------------------------------------===//

  tile_memory tile_words_;
  std::uint32_t seen_tile_ = ~0u, seen_interval_ = ~0u;

  /// Returns whether another thread's use of a cell in this interval conflicts with mine, if one of
  /// both is a write.
  bool conflicts_in_tile(tile_use old, tile_use mine) const {
    return site_of(old) && !same_thread(old, mine) &&
           !is_fenced(of_tile_static, lane(old), lane(mine));
  }
  std::uint32_t lane(tile_use of) const {
    const place origin{static_cast<int>(origin_[0]), static_cast<int>(origin_[1]),
                       static_cast<int>(origin_[2])};
    return (of - lane_in_tile(origin)) & whose;
  }
  bool found_in_tile(tile_use old, bool writes) {
    set_other(first_ + lane(old), site_of(old), writes, (old & atomic_use) != 0);
    return true;
  }
  /// Compares the value that the thread stores with the one that another thread has stored.
  static values compare(int does, const void *content, int bytes, std::uint64_t value) {
    if (does == word::stores_object)
      return word::object_hash(content, static_cast<std::size_t>(bytes)) == value
                 ? values::equal
                 : values::different;
    if (does != word::stores_known || bytes > 8)
      return values::unknown;
    return std::memcmp(content, &value, static_cast<std::size_t>(bytes)) == 0 ? values::equal
                                                                              : values::different;
  }
  bool note_in_tile(tile_cell &c, tile_use mine, int what, const void *content, int bytes,
                    std::uint64_t value) {
    const int does = what & word::kind_mask;
    const bool writes = does_write(does);
    bool result = false;
    const bool after_write = conflicts_in_tile(c.write, mine);
    const bool after_other =
        writes && (conflicts_in_tile(c.others[0], mine) || conflicts_in_tile(c.others[1], mine));
    const values both =
        after_write || after_other ? compare(does, content, bytes, value) : values::unknown;
    const bool harms = is_race(both, what);
    if (after_write && harms) {
      result = found_in_tile(c.write, true);
      found_values = both;
    }
    if (writes) {
      for (const tile_use each : c.others)
        if (!result && (harms || (each & atomic_use)) && conflicts_in_tile(each, mine))
          result = found_in_tile(each, (each & atomic_use) != 0);
      c.write = mine;
      return result;
    }
    const auto like = [mine](tile_use u) { return site_of(u) == 0 || same_thread(u, mine); };
    if (like(c.others[0]))
      c.others[0] = mine;
    else if (like(c.others[1]))
      c.others[1] = mine;
    return result;
  }

  unsigned tile_static(std::uintptr_t begin, int bytes, tile_use mine, int what,
                       std::uint64_t value) {
    const int does = what & word::kind_mask;
    const bool in_bytes = what & word::in_bytes;
    const int step = bytes < 4 || in_bytes ? 1 : 4;
    bool races_any = false;
    int unwritten_words = 0;
    for (int i = 0; i < bytes && !races_any; i += step) {
      const std::uintptr_t address = begin + static_cast<std::uintptr_t>(i);
      if (!tile_words_.has(address))
        continue;
      tile_cell &c = tile_words_.at(address, in_bytes);
      if (c.when != tile_words_.words.now)
        c = {tile_words_.words.now, 0, {0, 0}};
      unwritten_words += !writes_all(does) && !tile_words_.is_written(address);
      races_any = note_in_tile(c, mine, what, reinterpret_cast<const void *>(begin), bytes, value);
      if (does != word::reads)
        tile_words_.write(address, static_cast<std::size_t>(step));
    }
    found_global = false;
    return verdict(races_any, is_unwritten(unwritten_words * step, bytes));
  }

  static unsigned verdict(bool races, bool unwritten) {
    return races ? word::races : unwritten ? word::unwritten : word::fine;
  }
  /// Whether `count` unwritten of `bytes` bytes make an access one of unwritten memory. A class,
  /// which has more than 8 bytes, may be copied with some members unwritten.
  static bool is_unwritten(int count, int bytes) { return bytes <= 8 ? count > 0 : count >= bytes; }

  //===--------------------------------------------------------------------===//
  // Global memory
  //===--------------------------------------------------------------------===//

  static constexpr unsigned remembered = 8;
  std::shared_ptr<region> known_[remembered];
  region *last_region_ = nullptr;
  std::uint32_t generation_ = 0;
  unsigned next_ = 0;

  region *region_of(std::uintptr_t address) {
    const std::uint32_t current = regions::instance().generation.load(std::memory_order_acquire);
    if (generation_ == current && last_region_ && last_region_->holds(address))
      return last_region_;
    if (generation_ != current) {
      for (auto &each : known_)
        each.reset();
      generation_ = current;
    }
    for (auto &each : known_)
      if (each && each->holds(address))
        return last_region_ = each.get();
    std::shared_ptr<region> found = regions::instance().find(address);
    last_region_ = nullptr;
    if (!found)
      return nullptr;
    auto &into = known_[next_++ % remembered];
    into = std::move(found);
    return last_region_ = into.get();
  }

  std::uint32_t lock(cell &c) const {
    if (alone)
      return c.head;
    std::uint32_t seen = __atomic_load_n(&c.head, __ATOMIC_RELAXED);
    for (;;) {
      if (seen & locked) {
        std::this_thread::yield();
        seen = __atomic_load_n(&c.head, __ATOMIC_RELAXED);
      } else if (__atomic_compare_exchange_n(&c.head, &seen, seen | locked, true, __ATOMIC_ACQUIRE,
                                             __ATOMIC_RELAXED)) {
        return seen;
      }
    }
  }

  unsigned global(std::uintptr_t begin, int bytes, const use &mine, int what,
                  std::uint32_t stored) {
    const int does = what & word::kind_mask;
    region *in = region_of(begin);
    if (!in || begin + static_cast<std::uintptr_t>(bytes) > in->end)
      return word::fine;
    const std::uint32_t number = of->number & number_mask;
    const bool in_bytes = what & word::in_bytes;
    const int step = in_bytes ? 1 : 4;
    bool races_any = false;
    int unwritten_words = 0;
    for (int i = 0; i < bytes && !races_any; i += step) {
      cell &c = in->at(begin + static_cast<std::uintptr_t>(i), in_bytes);
      std::uint32_t head = lock(c);
      if ((head & number_mask) != number) {
        c.write = c.others[0] = c.others[1] = use();
        c.stored = 0;
        head = number;
      }
      if (in->is_unwritten(begin + static_cast<std::uintptr_t>(i))) {
        unwritten_words += !writes_all(does);
        if (does != word::reads)
          in->note_written(begin + static_cast<std::uintptr_t>(i));
      }
      // Without cells of bytes, threads may use the other parts of the word.
      if (bytes >= 4 || in_bytes)
        races_any = note(c, mine, what, stored);
      __atomic_store_n(&c.head, head, __ATOMIC_RELEASE);
    }
    found_global = true;
    found_element = static_cast<std::int64_t>(begin - in->begin) / bytes;
    found_elements = static_cast<std::int64_t>(in->end - in->begin) / bytes;
    return verdict(races_any,
                   (bytes >= 4 || in_bytes) && is_unwritten(unwritten_words * step, bytes));
  }
};

} // namespace shadow
} // namespace ampcc_rt

#endif
