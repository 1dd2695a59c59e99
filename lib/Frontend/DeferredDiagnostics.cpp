//===- DeferredDiagnostics.cpp --------------------------------------------===//
//
// Sema asks its external sources for more functions to look at right before it emits deferred
// diagnostics, after the last instantiation. That is the moment to take all of them out of its hands.
//
//===----------------------------------------------------------------------===//
#include "DeferredDiagnostics.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/PartialDiagnostic.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Sema/ExternalSemaSource.h"
#include "clang/Sema/Sema.h"
#include <set>

using namespace clang;

namespace ampcc {
namespace {

/// One error or warning with the notes that follow it.
struct Message {
  const FunctionDecl *Function;
  std::vector<PartialDiagnosticAt> Parts;
};

class DeferredSource : public ExternalSemaSource {
public:
  void InitializeSema(Sema &NewSema) override { S = &NewSema; }
  void ForgetSema() override { S = nullptr; }

  void ReadDeclsToCheckForDeferredDiags(llvm::SmallSetVector<Decl *, 4> &) override {
    if (S)
      emit(take());
  }

private:
  bool isNote(const PartialDiagnosticAt &Part) const {
    return S->getDiagnostics().getDiagnosticIDs()->isBuiltinNote(Part.second.getDiagID());
  }

  std::vector<Message> take() {
    SemaBase::SemaDiagnosticBuilder::DeferredDiagnosticsType Taken;
    std::swap(Taken, S->DeviceDeferredDiags);
    std::vector<Message> Messages;
    for (auto &[Function, Parts] : Taken) {
      for (PartialDiagnosticAt &Part : Parts) {
        if (!isNote(Part) || Messages.empty() || Messages.back().Function != Function)
          Messages.push_back({Function, {}});
        Messages.back().Parts.push_back(std::move(Part));
      }
    }
    // The table is hashed by address; a reader wants the order of the source.
    const SourceManager &SM = S->getSourceManager();
    std::stable_sort(Messages.begin(), Messages.end(), [&](const Message &A, const Message &B) {
      return SM.isBeforeInTranslationUnit(A.Parts[0].first, B.Parts[0].first);
    });
    return Messages;
  }

  /// Instantiations of one template repeat each other: the same text at the same place comes once.
  void emit(const std::vector<Message> &Messages) {
    std::set<std::pair<SourceLocation, std::string>> Seen;
    for (const Message &M : Messages) {
      if (S->getDiagnostics().hasFatalErrorOccurred())
        return;
      SmallString<128> Text;
      M.Parts[0].second.EmitToString(S->getDiagnostics(), Text);
      if (!Seen.insert({M.Parts[0].first, std::string(Text)}).second)
        continue;
      for (const PartialDiagnosticAt &Part : M.Parts) {
        DiagnosticBuilder Builder(
            S->getDiagnostics().Report(Part.first, Part.second.getDiagID()));
        Part.second.Emit(Builder);
      }
    }
  }

  Sema *S = nullptr;
};

} // namespace

void emitDeferredOfEveryFunction(Sema &S) {
  IntrusiveRefCntPtr<DeferredSource> Source(new DeferredSource);
  S.addExternalSource(Source);
  Source->InitializeSema(S);
}

} // namespace ampcc
