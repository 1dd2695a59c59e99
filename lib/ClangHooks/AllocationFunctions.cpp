//===- AllocationFunctions.cpp - the allocation functions for the device -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/AllocationFunctions.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

void removeDeviceAllocation(Sema &S) {
  TranslationUnitDecl *Unit = S.Context.getTranslationUnitDecl();
  for (OverloadedOperatorKind Op : {OO_New, OO_Array_New, OO_Delete, OO_Array_Delete}) {
    DeclarationName Name = S.Context.DeclarationNames.getCXXOperatorName(Op);
    std::vector<NamedDecl *> All(Unit->lookup(Name).begin(), Unit->lookup(Name).end());
    for (NamedDecl *D : All) {
      if (!D->hasAttr<CUDADeviceAttr>() || D->hasAttr<CUDAHostAttr>())
        continue;
      if (llvm::is_contained(llvm::make_range(S.IdResolver.begin(Name), S.IdResolver.end()), D))
        S.IdResolver.RemoveDecl(D);
      Unit->removeDecl(D);
      // A template may hold it among its candidates.
      auto *Never = new (S.Context) CXXBoolLiteralExpr(false, S.Context.BoolTy, SourceLocation());
      D->addAttr(EnableIfAttr::CreateImplicit(S.Context, Never, ""));
    }
  }
}

} // namespace ampcc
