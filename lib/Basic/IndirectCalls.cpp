//===- IndirectCalls.cpp - calls of functions that are chosen at run time ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/IndirectCalls.h"
#include "clang/AST/CXXInheritance.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace ampcc {

const CXXMethodDecl *virtualCallee(const CallExpr *E) {
  const auto *Method = dyn_cast_or_null<CXXMethodDecl>(E->getDirectCallee());
  if (!Method || !Method->isVirtual())
    return nullptr;
  const Expr *Object = nullptr;
  if (isa<CXXOperatorCallExpr>(E)) {
    Object = E->getArg(0);
  } else if (const auto *Member = dyn_cast<MemberExpr>(E->getCallee()->IgnoreParens())) {
    if (Member->hasQualifier())
      return nullptr;
    Object = Member->getBase();
  }
  const bool IsKnown =
      Object && Method->getDevirtualizedMethod(Object, /*IsAppleKext=*/false) == Method;
  return IsKnown ? nullptr : Method->getCanonicalDecl();
}

bool isIndirectCall(const CallExpr *E) {
  // The member to which a pointer leads may be known: an argument of a template.
  const auto *Operator = dyn_cast<BinaryOperator>(E->getCallee()->IgnoreParens());
  if (E->getDirectCallee() && !(Operator && Operator->isPtrMemOp()))
    return virtualCallee(E) != nullptr;
  return !E->isTypeDependent() &&
         !isa<CXXPseudoDestructorExpr>(E->getCallee()->IgnoreParenImpCasts());
}

const CXXMethodDecl *operatorOfInvoker(const FunctionDecl *F) {
  const auto *Invoker = dyn_cast<CXXMethodDecl>(F);
  if (!Invoker || !Invoker->isLambdaStaticInvoker())
    return nullptr;
  const CXXMethodDecl *Operator = Invoker->getParent()->getLambdaCallOperator();
  if (!Invoker->getParent()->isGenericLambda())
    return Operator;
  void *Position = nullptr;
  return cast<CXXMethodDecl>(Operator->getDescribedFunctionTemplate()->findSpecialization(
      Invoker->getTemplateSpecializationArgs()->asArray(), Position));
}

void forEachAddress(const APValue &Value, llvm::function_ref<void(const ValueDecl *)> Fn) {
  switch (Value.getKind()) {
  case APValue::LValue:
    if (!Value.isNullPointer())
      Fn(Value.getLValueBase().dyn_cast<const ValueDecl *>());
    return;
  case APValue::MemberPointer:
    if (Value.getMemberPointerDecl())
      Fn(Value.getMemberPointerDecl());
    return;
  case APValue::Struct:
    for (unsigned I = 0; I < Value.getStructNumBases(); ++I)
      forEachAddress(Value.getStructBase(I), Fn);
    for (unsigned I = 0; I < Value.getStructNumFields(); ++I)
      forEachAddress(Value.getStructField(I), Fn);
    return;
  case APValue::Union:
    return forEachAddress(Value.getUnionValue(), Fn);
  case APValue::Array:
    for (unsigned I = 0; I < Value.getArrayInitializedElts(); ++I)
      forEachAddress(Value.getArrayInitializedElt(I), Fn);
    if (Value.hasArrayFiller())
      forEachAddress(Value.getArrayFiller(), Fn);
    return;
  default:
    return;
  }
}

bool overrides(const CXXMethodDecl *Method, const CXXMethodDecl *Virtual) {
  return declaresSameEntity(Method, Virtual) ||
         llvm::any_of(Method->overridden_methods(), [&](const CXXMethodDecl *Overridden) {
           return overrides(Overridden, Virtual);
         });
}

std::pair<const CXXMethodDecl *, unsigned> finalOverrider(const ClassPath &Path,
                                                          const CXXMethodDecl *Virtual) {
  for (const auto &[Number, Class] : llvm::enumerate(Path))
    for (const CXXMethodDecl *Method : Class->methods())
      if (Method->isVirtual() && overrides(Method, Virtual))
        return {Method, Number};
  return {nullptr, 0};
}

SmallVector<const CXXMethodDecl *, 8> finalOverriders(const CXXRecordDecl *Class) {
  SmallVector<const CXXMethodDecl *, 8> Found;
  CXXFinalOverriderMap All;
  Class->getFinalOverriders(All);
  for (const auto &[Method, Subobjects] : All)
    for (const auto &[Number, Overriders] : Subobjects)
      for (const UniqueVirtualMethod &Each : Overriders)
        if (!Each.Method->isPureVirtual() && !llvm::is_contained(Found, Each.Method))
          Found.push_back(Each.Method);
  return Found;
}

} // namespace ampcc
