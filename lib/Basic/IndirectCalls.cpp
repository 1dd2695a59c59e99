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

bool isVirtualStep(const CXXRecordDecl *Class, const CXXRecordDecl *Base) {
  return llvm::none_of(Class->bases(), [&](const CXXBaseSpecifier &Spec) {
    return !Spec.isVirtual() && declaresSameEntity(Spec.getType()->getAsCXXRecordDecl(), Base);
  });
}

using PathRef = ArrayRef<const CXXRecordDecl *>;

/// The end of Path, from its last virtual base on. It is the same for all paths to one object.
static PathRef objectAt(PathRef Path) {
  for (size_t I = Path.size() - 1; I > 0; --I)
    if (isVirtualStep(Path[I - 1], Path[I]))
      return Path.drop_front(I);
  return Path;
}

/// Calls Fn with Path, and with its continuations to all bases of its last class.
static void forEachPath(ClassPath &Path, llvm::function_ref<void(PathRef)> Fn) {
  Fn(Path);
  for (const CXXBaseSpecifier &Spec : Path.back()->bases()) {
    Path.push_back(Spec.getType()->getAsCXXRecordDecl()->getDefinition());
    forEachPath(Path, Fn);
    Path.pop_back();
  }
}

std::pair<const CXXMethodDecl *, ClassPath> finalOverrider(const ClassPath &Path,
                                                           const CXXMethodDecl *Virtual) {
  std::pair<const CXXMethodDecl *, ClassPath> Found;
  ClassPath Start{Path.front()};
  // The objects that contain the base, along all paths to it: one of them has the last overrider.
  forEachPath(Start, [&](PathRef Other) {
    if (objectAt(Other) != objectAt(Path))
      return;
    for (size_t Length = 1; Length <= Other.size(); ++Length)
      for (const CXXMethodDecl *Method : Other[Length - 1]->methods())
        if (Method->isVirtual() && Method != Found.first &&
            overrides(Method, Found.first ? Found.first : Virtual))
          Found = {Method, ClassPath(Other.take_front(Length))};
  });
  return Found;
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
