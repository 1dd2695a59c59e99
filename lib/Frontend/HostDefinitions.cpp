//===- HostDefinitions.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HostDefinitions.h"
#include "ampcc/Basic/UnitFiles.h"
#include "clang/Sema/ExternalSemaSource.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

/// F may be called from host code only, and an overload of the same name is used that host code
/// cannot call.
bool hasUsedTwin(const FunctionDecl *F) {
  if (F->hasAttr<CUDADeviceAttr>())
    return false;
  return llvm::any_of(F->getDeclContext()->lookup(F->getDeclName()), [](const NamedDecl *D) {
    const FunctionDecl *Twin = D->getAsFunction();
    return Twin && Twin->hasAttr<CUDADeviceAttr>() && !Twin->hasAttr<CUDAHostAttr>() &&
           Twin->isUsed();
  });
}

class HostDefinitions : public ExternalSemaSource {
public:
  HostDefinitions(Sema &S, const UnitFiles &Files) : S(S), Files(Files) {}

  /// A call in a restrict(cpu, amp) function uses an overload for each side; this reading resolves
  /// it to that of amp alone.
  void ReadUnusedFileScopedDecls(SmallVectorImpl<const DeclaratorDecl *> &) override {
    auto &Unused = S.UnusedFileScopedDecls;
    for (auto I = Unused.begin(nullptr, true), E = Unused.end(); I != E; ++I)
      if (auto *F = dyn_cast<FunctionDecl>(*I); F && hasUsedTwin(F))
        const_cast<FunctionDecl *>(F)->markUsed(S.Context);
  }

  void ReadUndefinedButUsed(llvm::MapVector<NamedDecl *, SourceLocation> &Undefined) override {
    Undefined.remove_if([&](const std::pair<NamedDecl *, SourceLocation> &Entry) {
      return Files.isLibrary(Entry.first->getLocation());
    });
  }

private:
  Sema &S;
  const UnitFiles &Files;
};

} // namespace

void leaveDefinitionsToHost(Sema &S, const UnitFiles &Files) {
  IntrusiveRefCntPtr<HostDefinitions> Source(new HostDefinitions(S, Files));
  S.addExternalSource(Source.get());
}

} // namespace ampcc
