//===- tile_shadow.h - the shadow of tile_static memory -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a cell for each word of tile_static memory holds the last write and two other
// uses. A system thread runs a whole tile, so the cells belong to the system thread. All threads of
// a tile are between the same two barriers: uses before the last barrier are ordered and need not
// be kept. A number that grows with barriers and tiles distinguishes current cells from outdated
// ones. A cell is four times as large as its word. A further byte for each byte records whether it
// is written in this tile.
//
// Native kernels update the cells for most uses themselves, because nearly all uses are correct.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_TILE_SHADOW_H
#define AMPCC_RT_TILE_SHADOW_H

namespace ampcc_rt {
namespace shadow {

/// A use by a thread of the tile: 16 bits of a site and 14 of the thread's number; 0: none.
typedef unsigned int tile_use;
enum : tile_use { atomic_use = 1u << 30, whose = (1u << 14) - 1 };

struct tile_cell {
  unsigned int when; ///< the interval between two barriers
  tile_use write, others[2];
};

struct tile_words {
  unsigned long low = 0, size = 0; ///< addresses of the variables; 0: nothing is checked
  tile_cell *cells = nullptr;
  unsigned char *written = nullptr; ///< `tag`: in this tile
  unsigned int now = 1;
  unsigned char tag = 1;
  unsigned int sizes[2] = {1, 1}; ///< of the tile, in its first two dimensions
};

/// The words `use` of ampcc_rt_shadow_access, as far as kernels need them.
enum : int {
  use_of_word = 7,
  use_reads = 0,
  use_stores = 1,
  use_stores_known = 2,
  use_is_atomic = 3,
  use_updates = 4,
  use_stores_object = 5,
  use_needs_runtime = ~(7 | 16 | 32 | 128), ///< global memory, or no use
};

/// Another number for each thread of a tile.
static inline __attribute__((always_inline)) tile_use lane_of(const tile_words &of, int x, int y,
                                                              int z) {
  unsigned int lane = static_cast<unsigned int>(x);
  if (y != 0 || z != 0)
    lane +=
        (static_cast<unsigned int>(z) * of.sizes[1] + static_cast<unsigned int>(y)) * of.sizes[0];
  return lane & whose;
}

/// A use by another thread.
static inline __attribute__((always_inline)) bool differs(tile_use old, tile_use mine) {
  return old != 0 && ((old ^ mine) & whose) != 0;
}

/// Notes the use of a word with which nothing is wrong. False where that takes more questions.
static inline __attribute__((always_inline)) bool note_usual(tile_words &of, unsigned long offset,
                                                             tile_use mine, int does) {
  tile_cell &c = of.cells[offset / 4];
  unsigned int marks;
  __builtin_memcpy(&marks, of.written + offset, 4);
  const unsigned int all = of.tag * 0x01010101u;
  const bool is_old = c.when != of.now;
  if ((does == use_reads || does == use_updates) && marks != all)
    return false;
  if (does == use_reads) {
    if (is_old) {
      c.when = of.now;
      c.write = 0;
      c.others[0] = mine;
      c.others[1] = 0;
      return true;
    }
    if (differs(c.write, mine))
      return false;
    if (!differs(c.others[0], mine))
      c.others[0] = mine;
    else if (!differs(c.others[1], mine))
      c.others[1] = mine;
    return true;
  }
  if (is_old) {
    c.when = of.now;
    c.others[0] = c.others[1] = 0;
  } else if (differs(c.write, mine) || differs(c.others[0], mine) || differs(c.others[1], mine)) {
    return false;
  }
  c.write = mine;
  __builtin_memcpy(of.written + offset, &all, 4);
  return true;
}

} // namespace shadow
} // namespace ampcc_rt

/// Of the thread of the system that runs a tile.
extern "C" __attribute__((
    visibility("default"),
    tls_model("initial-exec"))) __thread ::ampcc_rt::shadow::tile_words *ampcc_rt_tile_words;

namespace ampcc_rt {
namespace shadow {

/// The same for elements of so many bytes, and what `use` says of the access.
static inline __attribute__((always_inline)) bool
is_usual(const void *pointer, int bytes, int x, int y, int z, unsigned int site, int use) {
  const int does = use & use_of_word;
  if ((use & use_needs_runtime) || bytes % 4 != 0 || bytes > 16 || does == use_is_atomic ||
      does > use_stores_object)
    return false;
  tile_words *of = ampcc_rt_tile_words;
  if (!of)
    return false;
  const unsigned long offset = reinterpret_cast<unsigned long>(pointer) - of->low;
  if (offset >= of->size || site >= 0xfffe)
    return false;
  const tile_use mine = (site + 1) << 14 | lane_of(*of, x, y, z);
  for (int i = 0; i < bytes; i += 4)
    if (!note_usual(*of, offset + static_cast<unsigned long>(i), mine, does))
      return false;
  return true;
}

} // namespace shadow
} // namespace ampcc_rt

#endif
