//===- AllocationFunctions.cpp - the allocation functions for the device -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/AllocationFunctions.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/Version.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

static QualType typeOf(const ASTContext &Ast, const EnumDecl *Enum) {
#if CLANG_VERSION_MAJOR < 22
  return Ast.getTypeDeclType(Enum);
#else
  return Ast.getCanonicalTagType(Enum);
#endif
}

static void declare(Sema &S, OverloadedOperatorKind Op, llvm::ArrayRef<QualType> Parameters) {
  ASTContext &Ast = S.Context;
  const bool IsNew = Op == OO_New || Op == OO_Array_New;
  FunctionProtoType::ExtProtoInfo Info;
  if (!IsNew)
    Info.ExceptionSpec.Type = EST_BasicNoexcept;
  const QualType Type = Ast.getFunctionType(IsNew ? Ast.VoidPtrTy : Ast.VoidTy, Parameters, Info);
  TranslationUnitDecl *Unit = Ast.getTranslationUnitDecl();
  const DeclarationName Name = Ast.DeclarationNames.getCXXOperatorName(Op);
  FunctionDecl *Function = FunctionDecl::Create(Ast, Unit, {}, {}, Name, Type,
                                                /*TInfo=*/nullptr, SC_None);
  Function->setImplicit();
  llvm::SmallVector<ParmVarDecl *, 3> Variables;
  for (QualType T : Parameters) {
    Variables.push_back(ParmVarDecl::Create(Ast, Function, {}, {}, nullptr, T, /*TInfo=*/nullptr,
                                            SC_None, /*DefArg=*/nullptr));
    Variables.back()->setImplicit();
  }
  Function->setParams(Variables);
  Function->addAttr(CUDADeviceAttr::CreateImplicit(Ast));
  Unit->addDecl(Function);
  S.IdResolver.tryAddTopLevelDecl(Function, Name);
}

void declareDeviceAllocation(Sema &S) {
  S.DeclareGlobalNewDelete();
  const LangOptions &Language = S.getLangOpts();
  EnumDecl *Alignment = Language.AlignedAllocation ? S.getStdAlignValT() : nullptr;
  for (OverloadedOperatorKind Op : {OO_New, OO_Array_New, OO_Delete, OO_Array_Delete}) {
    const bool IsNew = Op == OO_New || Op == OO_Array_New;
    for (bool Sized : {false, true})
      for (bool Aligned : {false, true}) {
        if ((Sized && (IsNew || !Language.SizedDeallocation)) || (Aligned && !Alignment))
          continue;
        llvm::SmallVector<QualType, 3> Parameters = {IsNew ? S.Context.getSizeType()
                                                           : S.Context.VoidPtrTy};
        if (Sized)
          Parameters.push_back(S.Context.getSizeType());
        if (Aligned)
          Parameters.push_back(typeOf(S.Context, Alignment));
        declare(S, Op, Parameters);
      }
  }
}

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
