//===- DeviceCallee.cpp - the function that a call means on the device ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/DeviceCallee.h"
#include "ampcc/Basic/CompilerBuiltins.h"
#include "ampcc/Basic/Restrictions.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/Builtins.h"

using namespace clang;

namespace ampcc {
namespace {

/// The overloads for amp in the scope of Function, templates as their patterns.
SmallVector<const FunctionDecl *, 2> ampOverloads(const FunctionDecl *Function) {
  SmallVector<const FunctionDecl *, 2> Found;
  const DeclContext *Scope = Function->getDeclContext()->getRedeclContext();
  if (Scope->isFunctionOrMethod())
    return Found;
  for (const NamedDecl *D : Scope->lookup(Function->getDeclName()))
    if (const FunctionDecl *Other = D->getUnderlyingDecl()->getAsFunction();
        Other && restrictionsOf(Other).Amp)
      Found.push_back(Other);
  return Found;
}

bool haveSameParameters(const FunctionDecl *A, const FunctionDecl *B) {
  const auto *Of = A->getType()->getAs<FunctionProtoType>();
  const auto *Its = B->getType()->getAs<FunctionProtoType>();
  return Of && Its && Of->getMethodQuals() == Its->getMethodQuals() &&
         Of->getRefQualifier() == Its->getRefQualifier() &&
         A->getNumParams() == B->getNumParams() &&
         llvm::equal(Of->getParamTypes(), Its->getParamTypes(),
                     [&](QualType P, QualType Q) { return A->getASTContext().hasSameType(P, Q); });
}

} // namespace

const FunctionDecl *deviceCallee(const FunctionDecl *Callee) {
  if (Callee->getBuiltinID()) {
    const FunctionDecl *Library = libraryFunction(Callee);
    return Library ? Library : Callee;
  }
  if (restrictionsOf(Callee).Amp || Callee->getPrimaryTemplate())
    return Callee;
  for (const FunctionDecl *Other : ampOverloads(Callee))
    if (!Other->getDescribedFunctionTemplate() && haveSameParameters(Callee, Other) &&
        Callee->getASTContext().hasSameType(Callee->getReturnType(), Other->getReturnType()))
      return Other;
  return Callee;
}

bool hasUnclearOverload(const FunctionDecl *Callee) {
  if (restrictionsOf(Callee).Amp || Callee->getBuiltinID() || deviceCallee(Callee) != Callee)
    return false;
  const FunctionTemplateDecl *Template = Callee->getPrimaryTemplate();
  const FunctionDecl *Pattern = Template ? Template->getTemplatedDecl() : Callee;
  return llvm::any_of(ampOverloads(Callee), [&](const FunctionDecl *Other) {
    return (Other->getDescribedFunctionTemplate() != nullptr) == (Template != nullptr) &&
           haveSameParameters(Pattern, Other);
  });
}

/// The statement does nothing but end the launch, or chooses between such statements. Depth: of
/// the calls that were followed to it.
static bool onlyTraps(const Stmt *S, unsigned Depth);

/// Calls of the function end the launch: it never returns, or its code does nothing else, as some
/// functions of the standard library that throw.
static bool onlyTraps(const FunctionDecl *Function, unsigned Depth) {
  if (Function->getBuiltinID() == Builtin::BI__builtin_unreachable ||
      restrictionsOf(deviceCallee(Function)).Amp)
    return false;
  if (Function->isNoReturn())
    return true;
  const FunctionDecl *Body = nullptr;
  return Depth < 4 && Function->getReturnType()->isVoidType() && Function->hasBody(Body) &&
         onlyTraps(Body->getBody(), Depth + 1);
}

static bool onlyTraps(const Stmt *S, unsigned Depth) {
  if (const auto *Block = dyn_cast<CompoundStmt>(S))
    return !Block->body_empty() &&
           llvm::all_of(Block->body(), [&](const Stmt *Each) { return onlyTraps(Each, Depth); });
  if (const auto *Choice = dyn_cast<IfStmt>(S))
    return Choice->getElse() && onlyTraps(Choice->getThen(), Depth) &&
           onlyTraps(Choice->getElse(), Depth);
  if (const auto *Attributed = dyn_cast<AttributedStmt>(S))
    return onlyTraps(Attributed->getSubStmt(), Depth);
  const auto *E = dyn_cast<Expr>(S);
  E = E ? E->IgnoreImplicit()->IgnoreParens()->IgnoreImplicit() : nullptr;
  if (!E || isa<CXXThrowExpr>(E))
    return E != nullptr;
  const auto *Call = dyn_cast<CallExpr>(E);
  return Call && Call->getDirectCallee() && onlyTraps(Call->getDirectCallee(), Depth);
}

bool isTrap(const Expr *E) { return isa<CXXThrowExpr, CallExpr>(E) && onlyTraps(E, 0); }

bool isUnmarked(const FunctionDecl *Function) {
  const auto *Cpu = Function->getAttr<CUDAHostAttr>();
  return !restrictionsOf(Function).Amp && (!Cpu || Cpu->isImplicit() || Cpu->getRange().isValid());
}

} // namespace ampcc
