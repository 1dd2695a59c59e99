//===- HeldDiagnostics.h - messages kept back until it is clear who gives them //
#ifndef AMPCC_LIB_FRONTEND_HELDDIAGNOSTICS_H
#define AMPCC_LIB_FRONTEND_HELDDIAGNOSTICS_H

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
