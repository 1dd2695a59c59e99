//===- message_text.h - messages of kernels as text -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_MESSAGE_TEXT_H
#define AMPCC_RUNTIME_MESSAGE_TEXT_H

#include <ampcc_rt/abi.h>
#include <cstddef>
#include <cstdint>
#include <string>

namespace ampcc_rt {

/// The words in which a message's values are sent, without the first, which is its row.
std::size_t words_of(const message &m);

/// The message as C's printf would print it. Where a conversion and its argument are of different
/// kinds, which C leaves undefined, the value is converted, or is printed as what it is.
std::string message_text(const message &m, const std::uint32_t *words);

} // namespace ampcc_rt

#endif
