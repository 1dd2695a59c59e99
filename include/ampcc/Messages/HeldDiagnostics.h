//===- HeldDiagnostics.h - messages that are held until a decision -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader holds messages back while it preprocesses a unit, and while it parses the standard
// headers before the unit, because it may then discard that parse. For example, a unit without C++
// AMP is left to plain Clang, and a unit that needs another standard header is parsed again. The
// second parse repeats the messages, so the held ones are dropped; else they are released. Another
// part of a parse that may be discarded can hold its messages with this class.
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
