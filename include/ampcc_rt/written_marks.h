//===- written_marks.h - marks of the unwritten words of global memory ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a kernel reports each read of memory that was never written. For that the
// runtime keeps a mark for each word of 4 bytes of a buffer: a byte that is 1 until the word is
// written. Native kernels (those for the CPU) report most accesses to the runtime, which finds
// races as well. In loops where threads cannot race (lib/Checks/VersionLoops.cpp) kernels read and
// write the marks directly, because a report costs more than the access itself. SHADOW_WRITTEN and
// SHADOW_WRITES in native_kernel.h do so with the functions below.
//
// `marks`, from SHADOW_MARKS, is the address that the first mark would have if the memory began at
// address 0. If it is 0, all words are written and no marks exist: then do not call these
// functions. `buffer` is the beginning of the buffer that holds `pointer`.
//
// The runtime's side is runtime/check/shadow_memory.h: change the marks in both.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_WRITTEN_MARKS_H
#define AMPCC_RT_WRITTEN_MARKS_H

namespace ampcc_rt {
namespace shadow {

/// Returns the mark of the word at `pointer`, which is a whole number of words after `buffer`. The
/// address is computed from that distance, so that the compiler knows that adjacent words have
/// adjacent marks.
static inline __attribute__((always_inline)) unsigned char *
mark_of(unsigned long marks, const void *buffer, const void *pointer) {
  const auto *const begin = static_cast<const char *>(buffer);
  return reinterpret_cast<unsigned char *>(marks + reinterpret_cast<unsigned long>(buffer) / 4) +
         (static_cast<const char *>(pointer) - begin) / 4;
}

/// Whether all words of an object of `bytes` bytes are written.
static inline __attribute__((always_inline)) bool
is_written(unsigned long marks, const void *buffer, const void *pointer, int bytes) {
  const unsigned char *const first = mark_of(marks, buffer, pointer);
  bool all = true;
  for (int i = 0; i < bytes; i += 4)
    all &= first[i / 4] == 0;
  return all;
}
/// Marks all words of an object as written.
static inline __attribute__((always_inline)) void
note_writes(unsigned long marks, const void *buffer, const void *pointer, int bytes) {
  unsigned char *const first = mark_of(marks, buffer, pointer);
  for (int i = 0; i < bytes; i += 4)
    first[i / 4] = 0;
}

} // namespace shadow
} // namespace ampcc_rt

#endif
