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
#include <algorithm>
#include <memory>
#include <thread>

namespace ampcc_rt {
namespace shadow {

std::atomic<bool> wanted{false};

namespace {

std::uint32_t digest(std::uint64_t value) {
  return static_cast<std::uint32_t>((value * 0x9e3779b97f4a7c15u) >> 32) | 1;
}

/// What a thread does with memory (lib/Passes/CheckReports.cpp).
/// quiet: nothing; whether threads can only meet in this memory by this name, and all of it is
/// written. is_filled: whether all of a tile_static variable is written; fills: from now on it is.
enum {
  quiet = 64,
  is_filled = 65,
  fills = 66,
  reads = 0,
  stores = 1,
  stores_known = 2,
  is_atomic = 3,
  updates = 4,
  of_global = 8,
  no_races = 16,
  no_init = 32
};
bool writes_all(int does) { return does == stores || does == stores_known; }
bool does_write(int does) { return writes_all(does) || does == updates; }
/// What is wrong with it.
enum { fine = 0, races = 1, unwritten = 2 };

/// A cell of tile_static memory knows whose it is.
struct tile_cell : cell {
  std::uintptr_t address;
};

/// What a thread of the system knows.
class state : public barrier_arrivals {
public:
  bool alone = true;

  bool is_filled_at(std::uintptr_t begin, int bytes) {
    const std::uintptr_t end = begin + static_cast<std::uintptr_t>(bytes);
    for (const filled &each : filled_)
      if (each.tile == tile_ && begin >= each.begin && end <= each.end)
        return true;
    for (std::uintptr_t address = begin; address < end; address += 4) {
      const tile_cell &c = cell_at(address);
      if (c.address != address || (c.head & number_mask) != (tile_ & number_mask) ||
          !(c.head & flag))
        return false;
    }
    fill(begin, bytes);
    return true;
  }
  void fill(std::uintptr_t begin, int bytes) {
    for (filled &each : filled_)
      if (each.tile == tile_ && each.begin == begin)
        return;
    filled_[next_filled_++ % most_filled] = {begin, begin + static_cast<std::uintptr_t>(bytes),
                                             tile_};
  }

  bool is_quiet(std::uintptr_t begin) {
    if (!of || of->memory_count > launch::most_memories)
      return false;
    for (auto &each : quiet_)
      if (each.begin == begin && each.number == of->number)
        return each.is;
    asked &mine = quiet_[next_asked_++ % remembered];
    mine = {begin, of->number, find_quiet(begin)};
    return mine.is;
  }

  unsigned access(std::uintptr_t begin, int bytes, const place &who, std::uint32_t site, int what,
                  std::uint64_t value) {
    if (!of)
      return fine;
    use mine{};
    mine.thread = linear(who);
    mine.site = std::min(site + 1, last_site);
    mine.interval = std::min(interval_, last_interval);
    const int does = what & 7;
    mine.atomic = does == is_atomic;
    const std::uint32_t stored = does == stores_known ? digest(value) : 0;
    const unsigned wrong = what & of_global ? global(begin, bytes, mine, does, stored)
                                            : tile_static(begin, bytes, mine, does, stored);
    if (wrong == races)
      order_sides({mine, does, static_cast<int>(site)});
    const bool silent = wrong == races ? (what & no_races)
                                       : wrong == unwritten && ((what & no_init) || mine.atomic);
    return silent ? static_cast<unsigned>(fine) : wrong;
  }

  /// A side of the last race.
  struct side {
    use by{};
    int does = reads;
    int site = -1; ///< none: not known
  };
  side told, other;
  bool found_global = false;
  std::int64_t found_element = 0, found_elements = 0; ///< and how many the data has

  place place_of(const side &of_race) const {
    const std::uint32_t linear = static_cast<std::uint32_t>(of_race.by.thread);
    return {static_cast<int>(linear % of->global[0]),
            static_cast<int>(linear / of->global[0] % of->global[1]),
            static_cast<int>(linear / of->global[0] / of->global[1])};
  }

private:
  std::uint32_t linear(const place &p) const {
    return (static_cast<std::uint32_t>(p.z) * of->global[1] + static_cast<std::uint32_t>(p.y)) *
               of->global[0] +
           static_cast<std::uint32_t>(p.x);
  }
  bool in_one_tile(std::uint64_t a, std::uint64_t b) const {
    if (of->tile[0] == 0)
      return a == b;
    auto left = static_cast<std::uint32_t>(a), right = static_cast<std::uint32_t>(b);
    for (int d = 0; d < 3; ++d) {
      if (left % of->global[d] / of->tile[d] != right % of->global[d] / of->tile[d])
        return false;
      left /= of->global[d];
      right /= of->global[d];
    }
    return true;
  }

  /// Which of two tiles comes first is chance. The one that would if all ran in order is the other
  /// side, so that the report is always the same.
  void order_sides(const side &mine) {
    told = mine;
    if (other.by.thread > told.by.thread && other.site >= 0 &&
        !in_one_tile(other.by.thread, told.by.thread))
      std::swap(told, other);
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
    other = {old,
             !writes      ? reads
             : old.atomic ? is_atomic
                          : stores,
             old.site == last_site ? -1 : static_cast<int>(old.site) - 1};
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
    std::uintptr_t begin = 0, end = 0;
    std::uint32_t tile = ~0u;
  };
  static constexpr unsigned most_filled = 16;
  filled filled_[most_filled];
  unsigned next_filled_ = 0;
  bool is_in_filled(std::uintptr_t address) const {
    for (const filled &each : filled_)
      if (each.tile == tile_ && address >= each.begin && address < each.end)
        return true;
    return false;
  }

  tile_cell &cell_at(std::uintptr_t address) {
    return table_[(address / 4 + address % 4 * (cells / 4)) % cells];
  }

  static constexpr std::size_t cells = 1 << 14; // 64 KiB of words, more than a tile may have
  std::unique_ptr<tile_cell[]> table_{new tile_cell[cells]()};

  unsigned tile_static(std::uintptr_t begin, int bytes, const use &mine, int does,
                       std::uint32_t stored) {
    const int step = bytes < 4 ? 1 : 4;
    const std::uint32_t number = tile_ & number_mask;
    bool races_any = false;
    int unwritten_words = 0;
    for (int i = 0; i < bytes && !races_any; i += step) {
      const std::uintptr_t address = begin + static_cast<std::uintptr_t>(i);
      tile_cell &c = cell_at(address);
      if (c.address != address || (c.head & number_mask) != number) {
        c = tile_cell();
        c.address = address;
        c.head = number;
      }
      if (!(c.head & flag) && !writes_all(does) && !is_in_filled(address))
        ++unwritten_words;
      if (does != reads)
        c.head |= flag;
      races_any = note(c, mine, does, stored);
    }
    found_global = false;
    return races_any ? races : is_unwritten(unwritten_words * step, bytes) ? unwritten : fine;
  }

  /// Of a class some members may be without a value.
  static bool is_unwritten(int count, int bytes) { return bytes <= 8 ? count > 0 : count >= bytes; }

  //===--------------------------------------------------------------------===//
  // Global memory
  //===--------------------------------------------------------------------===//

  static constexpr unsigned remembered = 4;
  std::shared_ptr<region> known_[remembered];
  std::uint32_t generation_ = 0;
  unsigned next_ = 0;

  region *region_of(std::uintptr_t address) {
    const std::uint32_t current = regions::instance().generation.load(std::memory_order_acquire);
    if (generation_ != current) {
      for (auto &each : known_)
        each.reset();
      generation_ = current;
    }
    for (auto &each : known_)
      if (each && each->holds(address))
        return each.get();
    std::shared_ptr<region> found = regions::instance().find(address);
    if (!found)
      return nullptr;
    auto &into = known_[next_++ % remembered];
    into = std::move(found);
    return into.get();
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
      return fine;
    const std::uint32_t number = of->number & number_mask;
    bool races_any = false;
    int unwritten_words = 0;
    for (int i = 0; i < bytes && !races_any; i += 4) {
      cell &c = in->at(begin + static_cast<std::uintptr_t>(i));
      std::uint32_t head = lock(c);
      if ((head & number_mask) != number) {
        c.write = c.others[0] = c.others[1] = use();
        c.stored = 0;
        head = (head & flag) | number;
      }
      if ((head & flag) && !writes_all(does))
        ++unwritten_words;
      if (does != reads && (head & flag)) {
        head &= ~flag;
        in->unwritten.fetch_sub(1, std::memory_order_relaxed);
      }
      // Parts of a word are not told apart.
      if (bytes >= 4)
        races_any = note(c, mine, does, stored);
      __atomic_store_n(&c.head, head, __ATOMIC_RELEASE);
    }
    found_global = true;
    found_element = static_cast<std::int64_t>(begin - in->begin) / bytes;
    found_elements = static_cast<std::int64_t>(in->end - in->begin) / bytes;
    return races_any                                                ? races
           : bytes >= 4 && is_unwritten(unwritten_words * 4, bytes) ? unwritten
                                                                    : fine;
  }

  struct asked {
    std::uintptr_t begin = 0;
    std::uint32_t number = 0;
    bool is = false;
  };
  asked quiet_[remembered];
  unsigned next_asked_ = 0;

  bool find_quiet(std::uintptr_t begin) {
    const region *const mine = region_of(begin);
    if (!mine || mine->unwritten.load(std::memory_order_relaxed) != 0)
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
  for (std::size_t i = 0; i + 4 <= bytes && in->holds(begin + i); i += 4) {
    std::uint32_t &head = in->at(begin + i).head;
    if (!(head & flag))
      in->unwritten.fetch_add(1, std::memory_order_relaxed);
    head |= flag;
  }
}

void gain_contents(const void *data, std::size_t bytes) noexcept {
  const std::uintptr_t begin = number(data);
  const std::shared_ptr<region> in = regions::instance().find(begin);
  if (!in || in->unwritten.load() == 0)
    return;
  for (std::size_t i = 0; i < bytes && in->holds(begin + i); i += 4) {
    std::uint32_t &head = in->at(begin + i).head;
    if (head & flag)
      in->unwritten.fetch_sub(1, std::memory_order_relaxed);
    head &= ~flag;
  }
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

void enter(const launch &what, bool alone) {
  state &own = mine();
  own.of = &what;
  own.alone = alone;
}

} // namespace shadow
} // namespace ampcc_rt

using ampcc_rt::shadow::mine;

extern "C" unsigned int ampcc_rt_shadow_access(const void *pointer, int bytes, int x, int y, int z,
                                               unsigned int site, int use, unsigned long value) {
  const auto begin = reinterpret_cast<std::uintptr_t>(pointer);
  if (use == ampcc_rt::shadow::quiet)
    return mine().is_quiet(begin);
  if (use == ampcc_rt::shadow::is_filled)
    return mine().is_filled_at(begin, bytes);
  if (use == ampcc_rt::shadow::fills) {
    mine().fill(begin, bytes);
    return 0;
  }
  return mine().access(begin, bytes, {x, y, z}, site, use, value);
}

/// Of the last race: the site of the other side, its thread's place, what it does; whether the
/// memory is global, the element; then what the side does that is told, its site and its thread's
/// place; how many elements the memory has.
extern "C" int ampcc_rt_shadow_other(int what) {
  const auto &own = mine();
  const auto component = [&](const auto &of_race, int d) {
    const ampcc_rt::shadow::place at = own.place_of(of_race);
    return d == 0 ? at.x : d == 1 ? at.y : at.z;
  };
  switch (what) {
  case 0:
    return own.other.site;
  case 1:
  case 2:
  case 3:
    return component(own.other, what - 1);
  case 4:
    return own.other.does;
  case 5:
    return own.found_global;
  case 6:
    return static_cast<int>(own.found_element);
  case 7:
    return own.told.does;
  case 8:
    return own.told.site;
  case 9:
  case 10:
  case 11:
    return component(own.told, what - 9);
  default:
    return static_cast<int>(own.found_elements);
  }
}

/// 0: the thread begins, 1: it arrives at a barrier, 2: it has passed it, 3 and 4: it does not or
/// does come to the next one; 5 and 6: it does not or does want another round; 7 to 9: the first
/// three for all threads of the tile.
extern "C" void ampcc_rt_shadow_barrier(int x, int y, int z, int what) {
  auto &own = mine();
  if (!own.of)
    return;
  if (what == 0)
    own.begin_tile({x, y, z});
  else if (what == 1)
    own.arrive({x, y, z});
  else if (what == 2)
    own.pass({x, y, z});
  else if (what < 7)
    own.decide({x, y, z}, what == 4 || what == 6, what < 5);
  else if (what == 7)
    own.begin_all();
  else if (what == 8)
    own.arrive_all();
  else
    own.pass_all();
}

/// 0: how many threads of the tile did not come to the barrier that the thread has passed, said to
/// the first of them; then one of those, how many came, and whether any of those that have decided
/// so far goes to a barrier; then the way from the thread to the first that came.
extern "C" int ampcc_rt_shadow_absent(int what) {
  const auto &own = mine();
  switch (what) {
  case 0:
    return own.missing();
  case 1:
    return own.absent().x;
  case 2:
    return own.absent().y;
  case 3:
    return own.absent().z;
  case 4:
    return own.arrived();
  case 5:
    return own.any_goes();
  case 6:
    return own.to_first().x;
  case 7:
    return own.to_first().y;
  default:
    return own.to_first().z;
  }
}
