//===- EndOfUnit.cpp - a filter of two warnings at the end of a unit -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/EndOfUnit.h"
#include "clang/AST/Decl.h"
#include "clang/Sema/ExternalSemaSource.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

class Unused : public ExternalSemaSource {
public:
  Unused(Sema &S, std::function<bool(const FunctionDecl *)> IsUsed)
      : S(S), IsUsed(std::move(IsUsed)) {}

  void ReadUnusedFileScopedDecls(SmallVectorImpl<const DeclaratorDecl *> &) override {
    auto &All = S.UnusedFileScopedDecls;
    for (auto I = All.begin(nullptr, /*LocalOnly=*/true), E = All.end(); I != E; ++I)
      if (auto *F = dyn_cast<FunctionDecl>(*I); F && IsUsed(F))
        const_cast<FunctionDecl *>(F)->markUsed(S.Context);
  }

private:
  Sema &S;
  std::function<bool(const FunctionDecl *)> IsUsed;
};

class Undefined : public ExternalSemaSource {
public:
  explicit Undefined(std::function<bool(const NamedDecl *)> IsDefined)
      : IsDefined(std::move(IsDefined)) {}

  void ReadUndefinedButUsed(llvm::MapVector<NamedDecl *, SourceLocation> &All) override {
    All.remove_if([&](const std::pair<NamedDecl *, SourceLocation> &Entry) {
      return IsDefined(Entry.first);
    });
  }

private:
  std::function<bool(const NamedDecl *)> IsDefined;
};

} // namespace

void countAsUsed(Sema &S, std::function<bool(const FunctionDecl *)> IsUsed) {
  IntrusiveRefCntPtr<Unused> Source(new Unused(S, std::move(IsUsed)));
  S.addExternalSource(Source.get());
}

void countAsDefined(Sema &S, std::function<bool(const NamedDecl *)> IsDefined) {
  IntrusiveRefCntPtr<Undefined> Source(new Undefined(std::move(IsDefined)));
  S.addExternalSource(Source.get());
}

} // namespace ampcc
