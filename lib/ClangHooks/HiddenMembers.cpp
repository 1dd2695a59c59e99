//===- HiddenMembers.cpp - members that Clang does not match with declarations -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/HiddenMembers.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Expr.h"
#include "clang/Sema/ExternalSemaSource.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

constexpr llvm::StringLiteral Kept = "ampcc::hidden";

/// A type that no declaration can name.
QualType typeOfNone(ASTContext &Ast) {
  return Ast.getFunctionType(Ast.OverloadTy, {}, FunctionProtoType::ExtProtoInfo());
}

class Settled : public ExternalSemaSource {
public:
  explicit Settled(ASTContext &Ast) : Ast(Ast) {}

  void ReadWeakUndeclaredIdentifiers(
      llvm::SmallVectorImpl<std::pair<IdentifierInfo *, WeakInfo>> &) override {
    showMembers(Ast);
  }

private:
  ASTContext &Ast;
};

} // namespace

void showMembers(ASTContext &Ast) {
  Decl *Unit = Ast.getTranslationUnitDecl();
  if (!Unit->hasAttrs())
    return;
  for (const auto *A : Unit->specific_attrs<AnnotateAttr>())
    if (A->getAnnotation() == Kept)
      for (const Expr *E : A->args())
        const_cast<ValueDecl *>(cast<DeclRefExpr>(E)->getDecl())->setType(E->getType());
  llvm::erase_if(Unit->getAttrs(), [](const Attr *A) {
    const auto *Annotation = dyn_cast<AnnotateAttr>(A);
    return Annotation && Annotation->getAnnotation() == Kept;
  });
}

void hideMembers(ASTContext &Ast, llvm::ArrayRef<FunctionDecl *> Functions) {
  if (Functions.empty())
    return;
  llvm::SmallVector<Expr *, 4> Types;
  for (FunctionDecl *D : Functions)
    Types.push_back(
        DeclRefExpr::Create(Ast, {}, {}, D, false, SourceLocation(), D->getType(), VK_LValue));
  for (FunctionDecl *D : Functions)
    D->setType(typeOfNone(Ast));
  Ast.getTranslationUnitDecl()->addAttr(
      AnnotateAttr::CreateImplicit(Ast, Kept, Types.data(), Types.size()));
}

void showMembersWhenSettled(Sema &S) {
  IntrusiveRefCntPtr<Settled> Source(new Settled(S.Context));
  S.addExternalSource(Source.get());
}

} // namespace ampcc
