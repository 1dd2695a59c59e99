//===- MemberSpecializations.cpp ------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// When a function gets its attributes, Clang has looked up its name already, and compares the types
// of what it has found next. When that is done it asks for names that a `#pragma weak` has named.
// In between an annotation of the unit keeps the types.
//
//===----------------------------------------------------------------------===//
#include "MemberSpecializations.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/Sema/ExternalSemaSource.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

constexpr llvm::StringLiteral Kept = "ampcc::hidden";

bool haveSameSides(const FunctionDecl *A, const FunctionDecl *B) {
  auto IsForCpu = [](const FunctionDecl *F) {
    return F->hasAttr<CUDAHostAttr>() || !F->hasAttr<CUDADeviceAttr>();
  };
  return A->hasAttr<CUDADeviceAttr>() == B->hasAttr<CUDADeviceAttr>() && IsForCpu(A) == IsForCpu(B);
}

/// No declaration can name what this returns.
QualType typeOfNone(ASTContext &Ast) {
  return Ast.getFunctionType(Ast.OverloadTy, {}, FunctionProtoType::ExtProtoInfo());
}

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

void hideMembersOfOtherSides(Sema &S, const FunctionDecl *Function) {
  ASTContext &Ast = S.Context;
  showMembers(Ast);
  if (!isa<CXXMethodDecl>(Function) || !Function->isOutOfLine() ||
      Function->getDeclContext()->isDependentContext())
    return;
  llvm::SmallVector<Expr *, 4> Others;
  bool HasOwn = false;
  for (NamedDecl *D : Function->getDeclContext()->lookup(Function->getDeclName())) {
    auto *Member = dyn_cast<CXXMethodDecl>(D);
    if (!Member || !Member->getMemberSpecializationInfo())
      continue;
    if (haveSameSides(Member, Function))
      HasOwn = true;
    else
      Others.push_back(DeclRefExpr::Create(Ast, {}, {}, Member, false, SourceLocation(),
                                           Member->getType(), VK_LValue));
  }
  if (!HasOwn || Others.empty())
    return;
  for (Expr *Other : Others)
    cast<DeclRefExpr>(Other)->getDecl()->setType(typeOfNone(Ast));
  Ast.getTranslationUnitDecl()->addAttr(
      AnnotateAttr::CreateImplicit(Ast, Kept, Others.data(), Others.size()));
}

void watchMemberSpecializations(Sema &S) {
  IntrusiveRefCntPtr<Settled> Source(new Settled(S.Context));
  S.addExternalSource(Source.get());
}

} // namespace ampcc
