//===- OriginalText.h - messages about a text that was repaired ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_READING_ORIGINALTEXT_H
#define AMPCC_LIB_READING_ORIGINALTEXT_H

#include <memory>

namespace clang {
class DiagnosticConsumer;
class DiagnosticsEngine;
} // namespace clang

namespace ampcc {

class SourceRepairs;

/// Stands in front of the engine's client, which it takes: a message about a text that was repaired
/// is about what its user has written there, and shows that.
std::unique_ptr<clang::DiagnosticConsumer> createOriginalText(clang::DiagnosticsEngine &Diags,
                                                              const SourceRepairs &Repairs);

} // namespace ampcc

#endif
