//===- DeferredMessages.cpp - the messages that Clang defers for device functions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/DeferredMessages.h"
#include "clang/Sema/ExternalSemaSource.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

class EndOfUnit : public ExternalSemaSource {
public:
  explicit EndOfUnit(std::function<void()> Action) : Action(std::move(Action)) {}
  void ReadDeclsToCheckForDeferredDiags(llvm::SmallSetVector<Decl *, 4> &) override { Action(); }

private:
  std::function<void()> Action;
};

} // namespace

std::vector<DeferredMessages> takeDeferred(Sema &S) {
  std::vector<DeferredMessages> Result;
  for (auto &[Function, Parts] : S.DeviceDeferredDiags)
    Result.push_back({Function, std::move(Parts)});
  S.DeviceDeferredDiags.clear();
  return Result;
}

void beforeDeferredAreGiven(Sema &S, std::function<void()> Action) {
  IntrusiveRefCntPtr<EndOfUnit> Source(new EndOfUnit(std::move(Action)));
  S.addExternalSource(Source.get());
}

} // namespace ampcc
