//===- unwritten_words.h - query for unwritten words of native memory -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_UNWRITTEN_WORDS_H
#define AMPCC_RUNTIME_UNWRITTEN_WORDS_H

#include "base/byte_ranges.h"

namespace ampcc_rt {
namespace shadow {

/// Returns the bytes among `of` whose words are still unwritten in memory of the native
/// accelerator; empty if it is not shadowed. Offsets count from `data`. Used with --amp-check to
/// report kernels that read undefined data.
byte_ranges unwritten_words(const void *data, byte_range of);

} // namespace shadow
} // namespace ampcc_rt

#endif
