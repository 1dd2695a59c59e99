//===- HeldDiagnostics.h - messages kept until it is clear who gives them -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_MESSAGES_HELDDIAGNOSTICS_H
#define AMPCC_MESSAGES_HELDDIAGNOSTICS_H

#include "clang/Basic/Diagnostic.h"
#include <memory>

namespace ampcc {

/// Collects what the engine's client would be shown, until `release` shows it or `drop` forgets it.
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
