//===- HeldDiagnostics.cpp - messages that are held until a decision -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Messages/HeldDiagnostics.h"
#include <vector>

using namespace clang;

namespace ampcc {

class HeldDiagnostics::Collector : public DiagnosticConsumer {
public:
  void HandleDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) override {
    DiagnosticConsumer::HandleDiagnostic(Level, Info);
    Stored.emplace_back(Level, Info);
  }
  std::vector<StoredDiagnostic> Stored;
};

HeldDiagnostics::HeldDiagnostics(DiagnosticsEngine &Diags)
    : Diags(Diags), Collected(std::make_unique<Collector>()), Client(Diags.getClient()),
      Owned(Diags.takeClient()) {
  Diags.setClient(Collected.get(), /*ShouldOwnClient=*/false);
}

HeldDiagnostics::~HeldDiagnostics() { restoreClient(); }

void HeldDiagnostics::restoreClient() {
  if (!Client)
    return;
  bool Owns = Owned != nullptr;
  Owned.release();
  Diags.setClient(Client, Owns);
  Client = nullptr;
}

void HeldDiagnostics::release() {
  restoreClient();
  for (const StoredDiagnostic &D : Collected->Stored)
    Diags.Report(D);
  Collected->Stored.clear();
}

void HeldDiagnostics::drop() {
  restoreClient();
  Collected->Stored.clear();
}

} // namespace ampcc
