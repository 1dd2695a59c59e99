//===- TypeUses.cpp - the types that a function refers to -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants of a type that is converted at once ('a', 1LL, an enumerator) leave no value of that
// type in the function and are allowed.
//
//===----------------------------------------------------------------------===//
#include "TypeRules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/LongDoubles.h"
#include "ampcc/ClangHooks/Types.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace ampcc {
namespace {

class TypeUseChecker : public BodyWalker {
public:
  explicit TypeUseChecker(const RuleContext &C) : C(C) {}

  bool VisitVarDecl(VarDecl *Variable) override {
    if (Variable->isImplicit() || Variable->isInvalidDecl() || isa<ParmVarDecl>(Variable))
      return true;
    if (C.IsDeduced && isLongDouble(Variable->getType()) &&
        Variable->getType().isConstQualified() && Variable->getInit() &&
        longDoubleValue(C.Ast, Variable->getInit()))
      return true;
    if (Variable->getType()->isVariableArrayType())
      C.report(Variable->getLocation(), diag::err_not_lowered)
          << "a variable-length array" << "; its size must be a constant";
    else if (!takesTypeFromReported(Variable))
      checkWritten(Variable->getLocation(), Variable->getTypeSourceInfo(), Variable->getType());
    return true;
  }

  bool VisitExplicitCastExpr(ExplicitCastExpr *E) override {
    // What goes between pointers and integers is an error of its own, and so is dynamic_cast.
    bool OwnError = E->getCastKind() == CK_PointerToIntegral ||
                    E->getCastKind() == CK_IntegralToPointer || isa<CXXDynamicCastExpr>(E);
    TypeLoc Written = E->getTypeInfoAsWritten()->getTypeLoc();
    checkFromLongDouble(E);
    OwnError |= C.IsDeduced && isLongDouble(E->getType());
    if (!OwnError && !E->containsErrors() && !E->getType()->isVoidType())
      checkWritten(Written.getBeginLoc(), E->getTypeInfoAsWritten(), E->getTypeAsWritten(),
                   Written.getSourceRange(), /*IsCast=*/true);
    return true;
  }
  bool VisitCXXTemporaryObjectExpr(CXXTemporaryObjectExpr *E) override {
    return created(E->getTypeSourceInfo(), E->getBeginLoc(), E->getType());
  }
  bool VisitCXXScalarValueInitExpr(CXXScalarValueInitExpr *E) override {
    if (E->getType()->isVoidType())
      return true;
    return created(E->getTypeSourceInfo(), E->getBeginLoc(), E->getType());
  }
  bool VisitCompoundLiteralExpr(CompoundLiteralExpr *E) override {
    return created(E->getTypeSourceInfo(), E->getBeginLoc(), E->getType());
  }
  bool VisitFloatingLiteral(FloatingLiteral *E) override {
    if (!C.IsDeduced || !isLongDouble(E->getType()))
      checkType(C, E->getLocation(), E->getType(), TypeUse::Variable);
    return true;
  }

  // The uses of long double in a function without a clause (LongDoubles.h).
  bool VisitImplicitCastExpr(ImplicitCastExpr *E) override {
    checkFromLongDouble(E);
    return true;
  }
  bool VisitBinaryOperator(BinaryOperator *E) override {
    if (C.IsDeduced && E->isComparisonOp() && isLongDouble(E->getLHS()->getType()))
      for (const Expr *Operand : {E->getLHS(), E->getRHS()})
        checkLongDouble(Operand, isExactInDouble(C.Ast, Operand));
    if (const auto *Compound = dyn_cast<CompoundAssignOperator>(E);
        Compound && C.IsDeduced && isLongDouble(Compound->getComputationLHSType()) &&
        !isLongDouble(E->getLHS()->getType()))
      checkLongDouble(E->getRHS(), isRoundedByDouble(C.Ast, Compound));
    return true;
  }

private:
  void checkFromLongDouble(const CastExpr *E) {
    const Expr *Number = E->getSubExpr();
    if (C.IsDeduced && isLongDouble(Number->getType()) && !isLongDouble(E->getType()))
      checkLongDouble(Number, E->getType()->isRealFloatingType()
                                  ? isRoundedByDouble(C.Ast, Number, E->getType())
                                  : isExactInDouble(C.Ast, Number));
  }

  void checkLongDouble(const Expr *Number, bool IsAllowed) {
    if (!IsAllowed)
      checkType(C, Number->getExprLoc(), Number->getType(), TypeUse::Variable);
  }

  /// `auto P = &f`, `auto C = char(x)`, `auto R = f()`, `auto L = 1.0L`: the type is reported where
  /// it comes from.
  static bool takesTypeFromReported(const VarDecl *Variable) {
    const TypeSourceInfo *Written = Variable->getTypeSourceInfo();
    const Expr *Init = Variable->getInit();
    if (!Written || !Init || !Written->getType()->getContainedAutoType())
      return false;
    return Variable->getType()->isFunctionPointerType() ||
           Variable->getType()->isMemberFunctionPointerType() ||
           isa<ExplicitCastExpr, CallExpr, CXXTemporaryObjectExpr, FloatingLiteral>(
               Init->IgnoreImplicit());
  }

  /// checkType() for a type that the program writes, so that a fix-it can replace a number's type.
  void checkWritten(SourceLocation Loc, const TypeSourceInfo *Info, QualType T,
                    SourceRange Range = {}, bool IsCast = false) {
    const size_t Before = C.Found.messages().size();
    TypeLoc Type = Info ? Info->getTypeLoc().getUnqualifiedLoc() : TypeLoc();
    if (!checkType(C, Loc, T, TypeUse::Variable, Range) && C.Found.messages().size() > Before &&
        Type && Type.getType()->isBuiltinType() && !Type.getAs<AutoTypeLoc>() &&
        !Type.getBeginLoc().isMacroID())
      C.Found.isWritten(Type.getSourceRange(), IsCast);
  }

  bool created(const TypeSourceInfo *Written, SourceLocation Loc, QualType T) {
    checkType(C, Loc, T, TypeUse::Variable,
              Written ? Written->getTypeLoc().getSourceRange() : SourceRange());
    return true;
  }

  const RuleContext &C;
};

/// Where the return type is written, or else the function's name.
SourceLocation returnTypeLocation(const FunctionDecl *Function) {
  SourceLocation Loc = Function->getReturnTypeSourceRange().getBegin();
  return Loc.isValid() ? Loc : Function->getLocation();
}

/// The class is reported at the first of its members that works on it in amp code.
bool isFirstAmpMember(const RuleContext &C, const CXXMethodDecl *Method) {
  const CXXRecordDecl *Class = Method->getParent();
  if (Class->isLambda() || Class->isDependentContext() || isReferenceOnly(classType(Class)) ||
      (Method->isVirtualAsWritten() && !allows(C.versionOf(Method), Feature::VirtualFunctions)))
    return false;
  for (const CXXMethodDecl *Other : Class->methods())
    if (!Other->isStatic() && !Other->isImplicit() && restrictionsOf(Other).Amp)
      return Other->getCanonicalDecl() == Method->getCanonicalDecl();
  return false;
}

/// An instance of a function template, or a member of an instance of a class template, is created
/// by its first use and is not checked before that. Overload resolution creates instances as
/// candidates, also for operators between built-in types.
bool isUnusedInstance(const FunctionDecl *Function) {
  return Function->getTemplateSpecializationKindForInstantiation() == TSK_ImplicitInstantiation &&
         Function->getPointOfInstantiation().isInvalid() && !Function->isReferenced();
}

/// The instance of a class template that an object of amp code cannot have, if the function works
/// on such an object: that is the mistake, and what its members do with its arguments is no news.
const CXXRecordDecl *unusableInstance(const RuleContext &C, const FunctionDecl *Function) {
  const auto *Method = dyn_cast<CXXMethodDecl>(Function);
  const auto *Class =
      Method ? dyn_cast<ClassTemplateSpecializationDecl>(Method->getParent()) : nullptr;
  if (!Class || Method->isStatic() || isReferenceOnly(classType(Class)) ||
      !findTypeProblem(C, classType(Class), TypeUse::Value))
    return nullptr;
  return Class;
}

} // namespace

void checkSignature(const RuleContext &C, const FunctionDecl *Function) {
  if (!restrictionsOf(Function).Amp || !Function->isFirstDecl() || isUnusedInstance(Function))
    return;
  if (const CXXRecordDecl *Class = unusableInstance(C, Function)) {
    QualType T = classType(Class);
    reportType(C, Function->getLocation(), T, *findTypeProblem(C, T, TypeUse::Value));
    C.Found.isOfMember(Class);
    return;
  }
  // What a coroutine gives back is of a type for the host.
  bool IsCoroutine = coroutineBody(Function) || C.Found.reports(diag::err_amp_coroutine, Function);
  if (!IsCoroutine && !Function->getReturnType()->isVoidType())
    checkType(C, returnTypeLocation(Function), Function->getReturnType(), TypeUse::Variable,
              Function->getReturnTypeSourceRange());
  for (const ParmVarDecl *Parameter : Function->parameters())
    if (!Parameter->isInvalidDecl())
      checkType(C, Parameter->getLocation(), Parameter->getType(), TypeUse::Variable,
                Parameter->getSourceRange());
  const auto *Method = dyn_cast<CXXMethodDecl>(Function);
  if (!Method)
    return;
  if (Method->isVolatile())
    reportType(C, Method->getLocation(), Method->getThisType(), {TypeFault::Volatile, {}});
  else if (isFirstAmpMember(C, Method))
    checkType(C, Method->getLocation(), classType(Method->getParent()), TypeUse::Value);
}

void checkDeducedSignature(const RuleContext &C, const FunctionDecl *Function) {
  if (const auto *Method = dyn_cast<CXXMethodDecl>(Function); Method && !Method->isStatic())
    checkType(C, Method->getLocation(), classType(Method->getParent()), TypeUse::Value);
  if (!Function->getReturnType()->isVoidType())
    checkType(C, returnTypeLocation(Function), Function->getReturnType(), TypeUse::Variable);
  for (const ParmVarDecl *Parameter : Function->parameters())
    checkType(C, Parameter->getLocation(), Parameter->getType(), TypeUse::Variable);
}

void checkTypesOfBody(const RuleContext &C, const FunctionDecl *Function) {
  if (!unusableInstance(C, Function))
    TypeUseChecker(C).walk(Function);
}

void checkTypesOfOperand(const RuleContext &C, Expr *Operand) {
  TypeUseChecker(C).TraverseStmt(Operand);
}

} // namespace ampcc
