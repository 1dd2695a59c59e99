//===- message_text.h - text of the messages that kernels print -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel that calls direct3d_printf writes no text. It writes 32-bit words to a buffer: the
// number of the call in the table of its module (module::messages), and the values of the
// arguments. device/message_log.cpp reads the buffer and formats the text with these functions.
// Reports of --amp-check are in the buffer in the same form, so that check_report.cpp uses
// words_of(), too. lib/Passes/Library/LowerMessages.cpp generates the code that writes the words,
// so change both together.
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
/// which is the number of its row in the table.
std::size_t words_of(const message &m);

/// Formats the message as printf in C does. `words` points to the words_of() values, after the
/// first word. Where a conversion does not fit its argument, which is undefined in C, an integer
/// becomes a floating-point number if the conversion needs one; any other value is printed by its
/// own type.
std::string message_text(const message &m, const std::uint32_t *words);

} // namespace ampcc_rt

#endif
