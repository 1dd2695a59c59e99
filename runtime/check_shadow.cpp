//===- check_shadow.cpp - who has used tile_static memory last ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check native kernels say which tile_static memory their threads use. A thread of the
// system runs a whole tile, between two barriers one thread of the tile after the other, so it can
// keep for every word who has used it since the last barrier: two threads, one of which writes, is
// a race. Tiles, and the times between barriers, have numbers that never come again, so nothing has
// to be cleared.
//
//===----------------------------------------------------------------------===//
#include <cstdint>
#include <memory>

namespace {

/// Of the threads of a tile each has another one.
struct place {
  int x, y, z;
  bool operator==(const place &other) const { return x == other.x && y == other.y && z == other.z; }
  /// In the order in which a tile's threads run.
  bool operator<=(const place &other) const {
    return z != other.z ? z < other.z : y != other.y ? y < other.y : x <= other.x;
  }
};

/// Small, since there are three for every word.
struct access {
  std::uint32_t interval = 0; ///< when; 0: never
  std::uint32_t site = 0;
  place by = {};
  std::uint32_t stored = 0; ///< a digest of the value, if it is known: threads may store the same
};

std::uint32_t digest(std::uint64_t value) {
  return static_cast<std::uint32_t>((value * 0x9e3779b97f4a7c15u) >> 32) | 1;
}

/// What a thread does with memory (lib/Passes/CheckReports.cpp): 0 reads it, 1 writes.
constexpr int stores_known = 2;

/// A word, or a smaller element. The first reader and another one are enough: whoever writes is not
/// both of them.
struct cell {
  std::uintptr_t address = 0;
  access write, read, other_read;
};

struct shadow {
  static constexpr std::size_t cells = 1 << 14; // 64 KiB of words, more than a tile may have
  std::unique_ptr<cell[]> table{new cell[cells]};
  std::uint32_t interval = 1;
  place last = {};
  access found; ///< the other side of the last race
  bool found_writes = false;

  cell &at(std::uintptr_t address) {
    cell &c = table[(address / 4 + address % 4 * (cells / 4)) % cells];
    if (c.address != address) {
      c = cell();
      c.address = address;
    }
    return c;
  }

  bool is_rival(const access &a, const place &me) const {
    return a.interval == interval && !(a.by == me);
  }
  bool meets(const access &a, const place &me, bool writes) {
    if (!is_rival(a, me))
      return false;
    found = a;
    found_writes = writes;
    return true;
  }

  bool use(std::uintptr_t address, const access &now, bool writes) {
    cell &c = at(address);
    const place &me = now.by;
    const bool same = writes && now.stored && now.stored == c.write.stored;
    bool races = !same && meets(c.write, me, true);
    if (writes) {
      races = races || meets(c.read, me, false) || meets(c.other_read, me, false);
      c.write = now;
    } else if (c.read.interval != interval) {
      c.read = now;
    } else if (!(c.read.by == me)) {
      c.other_read = now;
    }
    return races;
  }
};

/// Ends with its thread. The pointer is what every access needs, so it is found without a call.
thread_local __attribute__((tls_model("initial-exec"))) shadow *own_shadow = nullptr;

shadow &begin_shadow() {
  thread_local std::unique_ptr<shadow> own{new shadow};
  own_shadow = own.get();
  return *own_shadow;
}

shadow &mine() { return own_shadow ? *own_shadow : begin_shadow(); }

} // namespace

extern "C" unsigned int ampcc_rt_shadow_access(const void *pointer, int bytes, int x, int y, int z,
                                               unsigned int site, int use, unsigned long value) {
  shadow &own = mine();
  const auto begin = reinterpret_cast<std::uintptr_t>(pointer);
  const access now{own.interval, site, {x, y, z}, use == stores_known ? digest(value) : 0};
  const int step = bytes < 4 ? 1 : 4;
  bool races = false;
  for (int i = 0; i < bytes && !races; i += step)
    races = own.use(begin + static_cast<std::uintptr_t>(i), now, use != 0);
  return races;
}

extern "C" int ampcc_rt_shadow_other(int what) {
  const shadow &own = mine();
  switch (what) {
  case 0:
    return static_cast<int>(own.found.site);
  case 1:
    return own.found.by.x;
  case 2:
    return own.found.by.y;
  case 3:
    return own.found.by.z;
  default:
    return own.found_writes;
  }
}

/// A tile's threads come in order: one that is not behind the last is the first at its barrier.
extern "C" void ampcc_rt_shadow_barrier(int x, int y, int z) {
  shadow &own = mine();
  const place me{x, y, z};
  if (me <= own.last)
    ++own.interval;
  own.last = me;
}
