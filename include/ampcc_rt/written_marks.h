//===- written_marks.h - which words of global memory are written ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of memory that some thread may read before anybody has written it a byte for each word is 1 as
// long as nobody has. Native kernels look at these bytes themselves: `marks` is where the first one
// would be if the memory began at address 0.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_WRITTEN_MARKS_H
#define AMPCC_RT_WRITTEN_MARKS_H

namespace ampcc_rt {
namespace shadow {

/// Of the word at `pointer`, which lies whole words behind `buffer`. Said so the compiler sees that
/// neighbours have marks side by side.
static inline __attribute__((always_inline)) unsigned char *
mark_of(unsigned long marks, const void *buffer, const void *pointer) {
  const auto *const begin = static_cast<const char *>(buffer);
  return reinterpret_cast<unsigned char *>(marks + reinterpret_cast<unsigned long>(buffer) / 4) +
         (static_cast<const char *>(pointer) - begin) / 4;
}

static inline __attribute__((always_inline)) bool
is_written(unsigned long marks, const void *buffer, const void *pointer, int bytes) {
  const unsigned char *const first = mark_of(marks, buffer, pointer);
  bool all = true;
  for (int i = 0; i < bytes; i += 4)
    all &= first[i / 4] == 0;
  return all;
}
static inline __attribute__((always_inline)) void
note_writes(unsigned long marks, const void *buffer, const void *pointer, int bytes) {
  unsigned char *const first = mark_of(marks, buffer, pointer);
  for (int i = 0; i < bytes; i += 4)
    first[i / 4] = 0;
}

} // namespace shadow
} // namespace ampcc_rt

#endif
