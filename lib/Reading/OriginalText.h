//===- OriginalText.h - messages at the original text of repaired files --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-msvc, the option for sources that were written for Visual C++, ampcc repairs the text
// of the user's files before Clang parses it (SourceRepairs.h). A message should nevertheless show
// the text that the user wrote, so Invocation.cpp installs this client directly before the one that
// shows messages. The clients that change messages come before both. Change this code if a message
// shows repaired text.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_READING_ORIGINALTEXT_H
#define AMPCC_LIB_READING_ORIGINALTEXT_H

#include <memory>

namespace clang {
class DiagnosticConsumer;
class DiagnosticsEngine;
} // namespace clang

namespace ampcc {

class SourceRepairs;

/// Returns a client of Clang's diagnostics engine Diags that passes all messages on to the present
/// client of Diags, of which it takes ownership. It moves the location, ranges and fix-its of a
/// message about a repaired text to the original text. Repairs must live as long as the client.
std::unique_ptr<clang::DiagnosticConsumer> createOriginalText(clang::DiagnosticsEngine &Diags,
                                                              const SourceRepairs &Repairs);

} // namespace ampcc

#endif
