//===- tile_shadow.h - the shadow of tile_static memory, for the checks of native kernels ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a race between the threads of a tile is found by shadow memory: a cell for each
// word of 4 bytes of tile_static memory, which holds the last write and two other uses. A system
// thread runs a whole tile, so the cells belong to the system thread. All threads of a tile are
// between the same two barriers; uses before the last barrier are ordered and need not be kept. A
// number that grows with barriers and tiles distinguishes current cells from outdated ones. A cell
// is four times as large as its word. In a launch whose threads may use different bytes of a word
// (in_bytes in check_shadow.def) each byte has a cell, and only the runtime updates it. A further
// byte for each byte of memory records whether it was written in this tile.
//
// Compiled kernels contain the layout, so a change of it is one of the binary interface
// (docs/runtime-abi.md).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_TILE_SHADOW_H
#define AMPCC_RT_TILE_SHADOW_H

namespace ampcc_rt {
namespace shadow {

/// A use of a word: in the low 14 bits the number of the thread in the tile, in the next 16 bits
/// the number of the place in the source plus 1, and atomic_use. 0 is no use.
typedef unsigned int tile_use;
enum : tile_use { atomic_use = 1u << 30, whose = (1u << 14) - 1 };

/// The uses of a word since the last barrier.
struct tile_cell {
  unsigned int when; ///< the value of tile_words::now at these uses; an older one: there are none
  tile_use write, others[2];
};

/// The shadow memory of a system thread.
struct tile_words {
  unsigned long low = 0, size = 0;  ///< the addresses of the variables; size 0: nothing is checked
  tile_cell *cells = nullptr;       ///< one for each word, or for each byte
  unsigned char *written = nullptr; ///< for each byte: equal to `tag` if written in this tile
  unsigned int now = 1;             ///< the number of the interval between two barriers
  unsigned char tag = 1;            ///< the number of the tile
  unsigned int sizes[2] = {1, 1};   ///< of the tile, in its first two dimensions
};

/// The values of the argument `use` of ampcc_rt_shadow_access, from check_shadow.def, as far as
/// kernels need them.
enum : int {
  use_of_word = 7,
  use_reads = 0,
  use_stores = 1,
  use_stores_known = 2,
  use_is_atomic = 3,
  use_updates = 4,
  use_stores_object = 5,
  use_needs_runtime =
      ~(7 | 16 | 32 | 128), ///< bits of uses of global memory, in bytes, and queries
};

/// Returns the number of the thread at x, y, z in the tile.
static inline __attribute__((always_inline)) tile_use lane_of(const tile_words &of, int x, int y,
                                                              int z) {
  unsigned int lane = static_cast<unsigned int>(x);
  if (y != 0 || z != 0)
    lane +=
        (static_cast<unsigned int>(z) * of.sizes[1] + static_cast<unsigned int>(y)) * of.sizes[0];
  return lane & whose;
}

/// Whether `old` is a use by another thread than `mine`.
static inline __attribute__((always_inline)) bool differs(tile_use old, tile_use mine) {
  return old != 0 && ((old ^ mine) & whose) != 0;
}

/// Records the use `mine` of the word at `offset` if it is correct. Returns false, and records
/// nothing, if the runtime has to decide. `does` is the kind of use.
///
/// Native kernels update the cells for most uses themselves, with the functions of this file,
/// because nearly all uses are correct. They call the runtime for the others
/// (runtime/check/shadow_tile.h).
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

/// The shadow memory of the calling system thread; null outside of checked kernels.
extern "C" __attribute__((
    visibility("default"),
    tls_model("initial-exec"))) __thread ::ampcc_rt::shadow::tile_words *ampcc_rt_tile_words;

namespace ampcc_rt {
namespace shadow {

/// Records an access of the thread x, y, z to an object of `bytes` bytes with note_usual(), if it
/// is correct. Returns false if the caller has to report it by ampcc_rt_shadow_access, which has
/// the argument `use`; some words may be recorded then. `site` is the number of the place in the
/// source.
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
