//===- unwritten_words.h - memory that nobody has written -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_UNWRITTEN_WORDS_H
#define AMPCC_RUNTIME_UNWRITTEN_WORDS_H

#include "base/byte_ranges.h"

namespace ampcc_rt {
namespace shadow {

/// With --amp-check: which words of this memory of the native accelerator's no kernel and nobody
/// else has written, as far as that is known. Counted from `data`.
byte_ranges unwritten_words(const void *data, byte_range of);

} // namespace shadow
} // namespace ampcc_rt

#endif
