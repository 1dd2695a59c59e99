//===- check_shadow.cpp - who has used which memory -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Native kernels that were compiled with --amp-check say which memory their threads use. For every
// word the last write is kept, and two other uses: two threads of a launch, one of which writes,
// are a race unless a barrier of their tile lies between them.
//
// A thread of the system runs a whole tile, between two barriers one thread of the tile after the
// other, so that what is known of tile_static memory is its own. What is known of global memory
// belongs to the memory, a cell for every word. Launches and tiles have numbers, so nothing has to
// be cleared.
//
// Two other uses suffice. Of those that no barrier orders whoever comes next is at odds with one of
// two that belong to different threads; and where two tiles use a word, whoever writes it is at
// odds with one of them, so uses by different tiles are preferred.
//
//===----------------------------------------------------------------------===//
#include "check_shadow.h"
#include "shadow_barriers.h"
#include "shadow_memory.h"
#include "shadow_tile.h"
#include "shadow_words.h"
#include <algorithm>
#include <cstring>
#include <memory>
#include <thread>

namespace ampcc_rt {
namespace shadow {

std::atomic<bool> wanted{false};

namespace {

std::uint32_t digest(std::uint64_t value) {
  return static_cast<std::uint32_t>((value * 0x9e3779b97f4a7c15u) >> 32) | 1;
}

using word::is_atomic;
using word::no_init;
using word::no_races;
using word::of_global;
using word::reads;
using word::stores;
using word::stores_known;
using word::updates;

using word::fine;
using word::races;
using word::unwritten;

bool writes_all(int does) { return does == stores || does == stores_known; }
bool does_write(int does) { return writes_all(does) || does == updates; }

/// What a thread of the system knows.
class state : public barrier_arrivals {
public:
  bool alone = true;

  bool is_filled_at(const box &asked) {
    if (!of)
      return true;
    for (const filled &each : filled_)
      if (each.tile == tile_ && each.what.holds(asked))
        return true;
    follow();
    for (std::uintptr_t plane = 0; plane < asked.planes; ++plane)
      for (std::uintptr_t row = 0; row < asked.rows; ++row)
        for (std::uintptr_t at = 0; at < asked.bytes; at += 4) {
          const tile_cell &c = tile_words_.at(
              asked.begin + plane * asked.plane_stride + row * asked.row_stride + at, false);
          if (c.when < tile_began_ || !(c.write & is_written))
            return false;
        }
    fill(asked);
    return true;
  }
  void fill(const box &what) {
    for (filled &each : filled_)
      if (each.tile == tile_ && each.what.holds(what))
        return;
    filled_[next_filled_++ % most_filled] = {what, tile_};
  }
  void declare(std::uintptr_t begin, int bytes) {
    if (of)
      tile_words_.add(begin, begin + static_cast<std::uintptr_t>(bytes));
  }
  /// From now on parts of another launch.
  void enter(const launch &what, bool is_alone) {
    if (!of || entered_ != what.number) {
      entered_ = what.number;
      tile_words_.forget();
      volume_ = 1;
      for (int d = 0; d < 3; ++d) {
        sizes_[d] = what.tile[d] == 0 ? 1 : what.tile[d];
        tiles_[d] = (what.global[d] + sizes_[d] - 1) / sizes_[d];
        volume_ *= sizes_[d];
      }
      origin_[0] = origin_[1] = origin_[2] = 0;
      first_ = 0;
    }
    of = &what;
    alone = is_alone;
  }

  /// Filled: all of it is written.
  bool is_quiet(std::uintptr_t begin, bool filled) {
    if (!of) // nothing is reported
      return true;
    if (of->memory_count > launch::most_memories)
      return false;
    for (auto &each : quiet_)
      if (each.begin == begin && each.number == of->number && each.filled == filled)
        return each.is;
    asked &mine = quiet_[next_asked_++ % remembered];
    mine = {begin, of->number, filled, find_quiet(begin, filled)};
    return mine.is;
  }

  unsigned access(std::uintptr_t begin, int bytes, const place &who, std::uint32_t site, int what,
                  std::uint64_t value) {
    if (!of)
      return fine;
    const std::uint32_t lane = lane_of(who), number = std::min(site + 1, last_site);
    const int does = what & 7;
    unsigned wrong;
    if (what & of_global) {
      use mine{};
      mine.thread = first_ + lane;
      mine.site = number;
      mine.interval = std::min(interval_, last_interval);
      mine.atomic = does == is_atomic;
      wrong = global(begin, bytes, mine, does, does == stores_known ? digest(value) : 0);
    } else {
      wrong =
          tile_static(begin, bytes, make_tile_use(number, lane, does == is_atomic), does, value);
    }
    if (wrong == races)
      order_sides({first_ + lane, does, static_cast<int>(site)});
    const bool silent = wrong == races
                            ? (what & no_races)
                            : wrong == unwritten && ((what & no_init) || does == is_atomic);
    return silent ? static_cast<unsigned>(fine) : wrong;
  }

  /// A side of the last race.
  struct side {
    std::uint32_t thread = 0;
    int does = reads;
    int site = -1; ///< none: not known
  };
  side told, other;
  bool found_global = false;
  std::int64_t found_element = 0, found_elements = 0; ///< and how many the data has

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
  std::uint32_t origin_[3] = {0, 0, 0}, first_ = 0; ///< of the tile that was used last

  /// The number in its tile, whose first thread's is first_.
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

  /// Which of two tiles comes first is chance. The one that would if all ran in order is the other
  /// side, so that the report is always the same.
  void order_sides(const side &mine) {
    told = mine;
    if (other.thread > told.thread && other.site >= 0 && !in_one_tile(other.thread, told.thread))
      std::swap(told, other);
  }

  void set_other(std::uint32_t thread, std::uint32_t site, bool writes, bool atomic) {
    other = {thread,
             !writes  ? reads
             : atomic ? is_atomic
                      : stores,
             site == last_site ? -1 : static_cast<int>(site) - 1};
  }

  bool conflict(const use &old, const use &mine) const {
    if (old.is_none() || old.thread == mine.thread || (old.atomic && mine.atomic))
      return false;
    const bool ordered = old.interval != mine.interval || mine.interval == last_interval;
    return !ordered || !in_one_tile(old.thread, mine.thread);
  }
  bool meets(const use &old, const use &mine, bool writes) {
    if (!conflict(old, mine))
      return false;
    set_other(static_cast<std::uint32_t>(old.thread), static_cast<std::uint32_t>(old.site), writes,
              old.atomic);
    return true;
  }

  bool note(cell &c, const use &mine, int does, std::uint32_t stored) {
    const bool writes = does_write(does);
    const bool same = stored && stored == c.stored;
    bool result = !same && meets(c.write, mine, true);
    for (const use &each : c.others)
      if (writes || each.atomic != mine.atomic)
        result = result || meets(each, mine, each.atomic);
    if (writes) {
      c.write = mine;
      c.stored = stored;
      return result;
    }
    remember(c, mine);
    return result;
  }

  static bool like(const use &a, const use &b) {
    return a.thread == b.thread && a.atomic == b.atomic && a.interval == b.interval;
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

  /// Variables of which all is written, without a word for each element.
  struct filled {
    box what;
    std::uint32_t tile = ~0u;
  };
  static constexpr unsigned most_filled = 16;
  filled filled_[most_filled];
  unsigned next_filled_ = 0;
  std::uint32_t seen_tile_ = ~0u, seen_interval_ = ~0u;
  bool is_in_filled(std::uintptr_t address) const {
    for (const filled &each : filled_)
      if (each.tile == tile_ && each.what.holds(address))
        return true;
    return false;
  }

  tile_memory tile_words_;
  std::uint32_t now_ = 1, tile_began_ = 1;

  /// A barrier may have been passed, or another tile may have begun.
  void follow() {
    if (seen_tile_ == tile_ && seen_interval_ == interval_)
      return;
    if (++now_ == 0) {
      tile_words_.clear();
      now_ = 1;
    }
    if (seen_tile_ != tile_)
      tile_began_ = now_;
    seen_tile_ = tile_;
    seen_interval_ = interval_;
  }

  /// Threads meet in a cell.
  bool meets_in_tile(tile_use old, tile_use mine) const {
    return site_of(old) && !same_thread(old, mine) && !(old & mine & atomic_use);
  }
  bool found_in_tile(tile_use old, bool writes) {
    set_other(first_ + (old & whose), site_of(old), writes, (old & atomic_use) != 0);
    return true;
  }
  bool note_in_tile(tile_cell &c, tile_use mine, int does, const void *content, int bytes,
                    std::uint64_t value) {
    const bool writes = does_write(does);
    bool result = false;
    // Whoever writes what is there already changes nothing.
    if (meets_in_tile(c.write, mine) &&
        !(does == stores_known && bytes <= 8 &&
          std::memcmp(content, &value, static_cast<std::size_t>(bytes)) == 0))
      result = found_in_tile(c.write, true);
    for (const tile_use each : c.others)
      if (!result && (writes || ((each ^ mine) & atomic_use)) && meets_in_tile(each, mine))
        result = found_in_tile(each, (each & atomic_use) != 0);
    if (writes) {
      c.write = mine | is_written;
      return result;
    }
    const auto like = [mine](tile_use u) {
      return site_of(u) == 0 || (same_thread(u, mine) && !((u ^ mine) & atomic_use));
    };
    if (like(c.others[0]))
      c.others[0] = mine;
    else if (like(c.others[1]) || (c.others[0] & c.others[1] & ~mine & atomic_use))
      c.others[1] = mine;
    return result;
  }

  unsigned tile_static(std::uintptr_t begin, int bytes, tile_use mine, int does,
                       std::uint64_t value) {
    const int step = bytes < 4 ? 1 : 4;
    bool races_any = false;
    int unwritten_words = 0;
    follow();
    for (int i = 0; i < bytes && !races_any; i += step) {
      const std::uintptr_t address = begin + static_cast<std::uintptr_t>(i);
      tile_cell &c = tile_words_.at(address, step == 1);
      if (c.when != now_)
        c = {now_, c.when >= tile_began_ ? c.write & is_written : 0, {0, 0}};
      if (!(c.write & is_written) && !writes_all(does) && !is_in_filled(address))
        ++unwritten_words;
      races_any = note_in_tile(c, mine, does, reinterpret_cast<const void *>(begin), bytes, value);
      if (does != reads)
        c.write |= is_written;
    }
    found_global = false;
    return verdict(races_any, is_unwritten(unwritten_words * step, bytes));
  }

  static unsigned verdict(bool races, bool unwritten) {
    return races ? word::races : unwritten ? word::unwritten : word::fine;
  }
  /// Of a class some members may be without a value.
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

  unsigned global(std::uintptr_t begin, int bytes, const use &mine, int does,
                  std::uint32_t stored) {
    region *in = region_of(begin);
    if (!in || begin + static_cast<std::uintptr_t>(bytes) > in->end)
      return word::fine;
    const std::uint32_t number = of->number & number_mask;
    bool races_any = false;
    int unwritten_words = 0;
    for (int i = 0; i < bytes && !races_any; i += 4) {
      cell &c = in->at(begin + static_cast<std::uintptr_t>(i));
      std::uint32_t head = lock(c);
      if ((head & number_mask) != number) {
        c.write = c.others[0] = c.others[1] = use();
        c.stored = 0;
        head = number;
      }
      if (in->is_unwritten(begin + static_cast<std::uintptr_t>(i))) {
        unwritten_words += !writes_all(does);
        if (does != reads)
          in->note_written(begin + static_cast<std::uintptr_t>(i));
      }
      // Parts of a word are not told apart.
      if (bytes >= 4)
        races_any = note(c, mine, does, stored);
      __atomic_store_n(&c.head, head, __ATOMIC_RELEASE);
    }
    found_global = true;
    found_element = static_cast<std::int64_t>(begin - in->begin) / bytes;
    found_elements = static_cast<std::int64_t>(in->end - in->begin) / bytes;
    return verdict(races_any, bytes >= 4 && is_unwritten(unwritten_words * 4, bytes));
  }

public:
  void write_all(std::uintptr_t begin, const char *end) {
    region *in = of ? region_of(begin) : nullptr;
    if (in && in->unwritten.load(std::memory_order_relaxed) != 0)
      in->gain(begin, reinterpret_cast<std::uintptr_t>(end));
  }

private:
  struct asked {
    std::uintptr_t begin = 0;
    std::uint32_t number = 0;
    bool filled = false, is = false;
  };
  asked quiet_[remembered];
  unsigned next_asked_ = 0;

  bool find_quiet(std::uintptr_t begin, bool filled) {
    const region *const mine = region_of(begin);
    if (!mine || (filled && mine->unwritten.load(std::memory_order_relaxed) != 0))
      return false;
    unsigned same = 0;
    for (unsigned i = 0; i < of->memory_count; ++i) {
      const auto other = reinterpret_cast<std::uintptr_t>(of->memories[i]);
      same += other == begin;
      if (other == begin)
        continue;
      const std::shared_ptr<region> there = regions::instance().find(other);
      if (!there || (there->begin < mine->end && mine->begin < there->end))
        return false;
    }
    return same == 1;
  }
};

/// Ends with its thread. The pointer is what every access needs, so it is found without a call.
thread_local __attribute__((tls_model("initial-exec"))) state *own_state = nullptr;

state &begin_state() {
  thread_local std::unique_ptr<state> own{new state};
  own_state = own.get();
  return *own_state;
}

state &mine() { return own_state ? *own_state : begin_state(); }

std::uintptr_t number(const void *pointer) { return reinterpret_cast<std::uintptr_t>(pointer); }

} // namespace

void begin_memory(const void *data, std::size_t bytes) {
  regions::instance().add(number(data), number(data) + bytes);
}

void end_memory(const void *data) noexcept { regions::instance().remove(number(data)); }

void lose_contents(const void *data, std::size_t bytes) {
  const std::uintptr_t begin = number(data);
  const std::shared_ptr<region> in = regions::instance().find(begin);
  if (!in)
    return;
  in->lose(begin, begin + bytes);
}

void gain_contents(const void *data, std::size_t bytes) noexcept {
  const std::uintptr_t begin = number(data);
  if (const std::shared_ptr<region> in = regions::instance().find(begin))
    in->gain(begin, begin + bytes);
}

launch new_launch(const geometry &g, bool tiled) {
  static std::atomic<std::uint32_t> count{0};
  launch made;
  made.number = count.fetch_add(1, std::memory_order_relaxed) + 1;
  for (unsigned d = 0; d < 3; ++d) {
    made.global[d] = d < g.dimensions ? static_cast<std::uint32_t>(g.global[d]) : 1;
    made.tile[d] = !tiled ? 0 : d < g.dimensions ? static_cast<std::uint32_t>(g.local[d]) : 1;
  }
  return made;
}

void enter(const launch &what, bool alone) { mine().enter(what, alone); }

} // namespace shadow
} // namespace ampcc_rt

using ampcc_rt::shadow::mine;
namespace word = ampcc_rt::shadow::word;

extern "C" unsigned int ampcc_rt_shadow_access(const void *pointer, int bytes, int x, int y, int z,
                                               unsigned int site, int use, unsigned long value) {
  const auto begin = reinterpret_cast<std::uintptr_t>(pointer);
  if (use == word::quiet)
    return mine().is_quiet(begin, /*filled=*/true);
  if (use == word::apart)
    return mine().is_quiet(begin, /*filled=*/false);
  if (use == word::writes) {
    mine().write_all(begin, reinterpret_cast<const char *>(value) + bytes);
    return 0;
  }
  if (use == word::is_filled)
    return mine().is_filled_at(ampcc_rt::shadow::box(begin, bytes, x, y, z, site));
  if (use == word::fills) {
    mine().fill(ampcc_rt::shadow::box(begin, bytes, x, y, z, site));
    return 0;
  }
  if (use == word::declares) {
    mine().declare(begin, bytes);
    return 0;
  }
  return mine().access(begin, bytes, {x, y, z}, site, use, value);
}

extern "C" int ampcc_rt_shadow_other(int what) {
  const auto &own = mine();
  const auto component = [&](const auto &of_race, int d) {
    const ampcc_rt::shadow::place at = own.place_of(of_race);
    return d == 0 ? at.x : d == 1 ? at.y : at.z;
  };
  switch (what) {
  case word::other_site:
    return own.other.site;
  case word::other_x:
  case word::other_y:
  case word::other_z:
    return component(own.other, what - word::other_x);
  case word::other_use:
    return own.other.does;
  case word::is_global:
    return own.found_global;
  case word::element:
    return static_cast<int>(own.found_element);
  case word::told_use:
    return own.told.does;
  case word::told_site:
    return own.told.site;
  case word::told_x:
  case word::told_y:
  case word::told_z:
    return component(own.told, what - word::told_x);
  default:
    return static_cast<int>(own.found_elements);
  }
}

extern "C" void ampcc_rt_shadow_barrier(int x, int y, int z, int what) {
  auto &own = mine();
  if (!own.of)
    return;
  switch (what) {
  case word::begins:
    return own.begin_tile({x, y, z});
  case word::arrives:
    return own.arrive({x, y, z});
  case word::passes:
    return own.pass({x, y, z});
  case word::stays_away:
  case word::wants_to:
    return own.decide({x, y, z}, what == word::wants_to, /*at_barrier=*/true);
  case word::has_enough:
  case word::wants_more:
    return own.decide({x, y, z}, what == word::wants_more, /*at_barrier=*/false);
  case word::all_begin:
    return own.begin_all();
  case word::all_arrive:
    return own.arrive_all();
  default:
    return own.pass_all();
  }
}

extern "C" int ampcc_rt_shadow_absent(int what) {
  const auto &own = mine();
  switch (what) {
  case word::missing:
    return own.missing();
  case word::absent_x:
    return own.absent().x;
  case word::absent_y:
    return own.absent().y;
  case word::absent_z:
    return own.absent().z;
  case word::arrived:
    return own.arrived();
  case word::any_goes:
    return own.any_goes();
  case word::to_first_x:
    return own.to_first().x;
  case word::to_first_y:
    return own.to_first().y;
  default:
    return own.to_first().z;
  }
}
