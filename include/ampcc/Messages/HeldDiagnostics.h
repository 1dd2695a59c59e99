//===- HeldDiagnostics.h - messages that are held until a decision -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader uses it while it preprocesses a unit, and while it parses the standard headers that
// the analysis and the host share. If the unit turns out to have no C++ AMP, or to need another
// header first, the unit is parsed again and that parse repeats the messages, so these are
// discarded. The same holds for errors in a shared header.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_HELDDIAGNOSTICS_H
#define AMPCC_MESSAGES_HELDDIAGNOSTICS_H

#include "clang/Basic/Diagnostic.h"
#include <memory>

namespace ampcc {

/// Collects the messages to the engine's client until release() emits them or drop() discards them.
/// The destructor also discards them.
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
