//===- unwritten_words.h - query for unwritten words of native memory -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// data_source::unwritten() uses it. With --amp-check a copy marks the bytes that it copies from
// unwritten ones as unwritten (data/copy.cpp).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_UNWRITTEN_WORDS_H
#define AMPCC_RUNTIME_UNWRITTEN_WORDS_H

#include "base/byte_ranges.h"

namespace ampcc_rt {
namespace shadow {

/// Returns the bytes among `of` whose words are still unwritten in the memory at `data`, an
/// allocation of the native accelerator; empty if that is not shadowed (check_shadow.h). Offsets
/// count from `data`. The cost is linear in the size of `of`. No kernel may be using the memory.
byte_ranges unwritten_words(const void *data, byte_range of);

} // namespace shadow
} // namespace ampcc_rt

#endif
