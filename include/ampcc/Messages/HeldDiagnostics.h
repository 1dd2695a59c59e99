//===- HeldDiagnostics.h - messages that are held until a decision -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader parses a unit that may lack standard headers. If the parse fails, it is repeated with
// more headers, and the messages of the first parse are discarded.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_HELDDIAGNOSTICS_H
#define AMPCC_MESSAGES_HELDDIAGNOSTICS_H

#include "clang/Basic/Diagnostic.h"
#include <memory>

namespace ampcc {

/// Collects the messages to the engine's client until `release` emits them or `drop` discards them.
class HeldDiagnostics {
public:
  explicit HeldDiagnostics(clang::DiagnosticsEngine &Diags);
  ~HeldDiagnostics();
  void release();
  void drop();

private:
  class Collector;
  void restoreClient();

  clang::DiagnosticsEngine &Diags;
  std::unique_ptr<Collector> Collected;
  clang::DiagnosticConsumer *Client;
  std::unique_ptr<clang::DiagnosticConsumer> Owned;
};

} // namespace ampcc

#endif
