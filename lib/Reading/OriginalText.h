//===- OriginalText.h - messages at the original text of repaired files --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-msvc, Clang parses a repaired text of the user's files (SourceRepairs.h).
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

/// Wraps the engine's client, of which it takes ownership. It moves a message about a repaired text
/// to the user's original text, and shows that.
std::unique_ptr<clang::DiagnosticConsumer> createOriginalText(clang::DiagnosticsEngine &Diags,
                                                              const SourceRepairs &Repairs);

} // namespace ampcc

#endif
