//===- message_text.h - text of the messages that kernels print -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// device/message_log.cpp formats the messages of kernels with it. The reports of --amp-check have
// the same representation in the log, so that check_report.cpp needs words_of(), too.
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

/// Formats the message as printf in C does. `words` points to the words_of() values, after the
/// first word. Where a conversion does not fit its argument, which is undefined in C, an integer
/// becomes a floating-point number if the conversion needs one; any other value is printed by its
/// own type.
std::string message_text(const message &m, const std::uint32_t *words);

} // namespace ampcc_rt

#endif
