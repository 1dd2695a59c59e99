//===- message_text.h - text of the messages that kernels print -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Used for messages of kernels (device/message_log.h) and for the reports of --amp-check, which use
// the same representation.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_MESSAGE_TEXT_H
#define AMPCC_RUNTIME_MESSAGE_TEXT_H

#include <ampcc_rt/abi.h>
#include <cstddef>
#include <cstdint>
#include <string>

namespace ampcc_rt {

/// Returns the number of 32-bit words that hold the values of a message, without the first word,
/// which is the number of its row.
std::size_t words_of(const message &m);

/// Formats the message as printf in C does. Where a conversion does not fit its argument, which is
/// undefined in C, the value is converted if it is a number, else printed by its own type.
std::string message_text(const message &m, const std::uint32_t *words);

} // namespace ampcc_rt

#endif
