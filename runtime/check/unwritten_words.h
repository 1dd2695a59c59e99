//===- unwritten_words.h - query for unwritten words of native memory -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check the shadow memory (shadow_memory.h) knows which words of an allocation nothing
// has written yet, and a kernel that reads one is reported. A copy of such words between two
// containers must not count as a write. So copies (data/copy.cpp) call data_source::unwritten(),
// which calls this function, and mark the same bytes of the target as undefined. Another operation
// that moves bytes between containers has to do the same.
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
