//===- NameRules.cpp - rules for objects that amp code names (spec 2.4.3.2) -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Amp code may name objects outside of the function only if they are constants whose value is
// known, and only for their value: their address must not be used. A reference to const that a
// function takes may bind to one, as if by value. An element or member of a constexpr object is a
// literal if Clang can compute it. If the value is needed at compile time (an array bound, a
// template argument, static_assert, the initialiser of a constexpr variable), the object itself is
// not used at all.
//
//===----------------------------------------------------------------------===//
#include "ChangedCaptures.h"
#include "TypeRules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/ClassAdvice.h"
#include "ampcc/Basic/IndirectCalls.h"
#include "ampcc/Basic/ObjectParts.h"
#include "clang/AST/ASTLambda.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ComparisonCategories.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace ampcc {
namespace {

/// Whether a function can keep the address of an object: in its result, or in memory that a
/// parameter leads to.
class AddressKeeper {
public:
  explicit AddressKeeper(const RuleContext &C) : C(C) {}

  bool operator()(const FunctionDecl *Function) {
    const auto *Method = dyn_cast<CXXMethodDecl>(Function);
    return canHoldPointer(Function->getReturnType()) ||
           (Method && Method->isImplicitObjectMemberFunction() &&
            leadsToPointer(Method->getThisType())) ||
           llvm::any_of(Function->parameters(), [&](const ParmVarDecl *Parameter) {
             return leadsToPointer(Parameter->getType());
           });
  }

private:
  /// An object of type T can hold the address of another one. Library classes, with which the host
  /// shares memory, hold no such address.
  bool canHoldPointer(QualType T) const {
    T = C.Ast.getBaseElementType(T);
    if (T->isAnyPointerType() || T->isReferenceType())
      return !T->getPointeeType()->isFunctionType();
    const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
    Class = Class ? Class->getDefinition() : nullptr;
    return Class && !C.Files.isLibrary(Class->getLocation()) &&
           (llvm::any_of(Class->fields(),
                         [&](const FieldDecl *F) { return canHoldPointer(F->getType()); }) ||
            llvm::any_of(Class->bases(), [&](const CXXBaseSpecifier &Base) {
              return canHoldPointer(Base.getType());
            }));
  }

  /// An object of type T leads to memory, not constant, that can hold an address.
  bool leadsToPointer(QualType T) {
    T = C.Ast.getBaseElementType(T);
    if (T->isAnyPointerType() || T->isReferenceType()) {
      const QualType To = T->getPointeeType();
      return (!To.isConstQualified() && canHoldPointer(To)) || leadsToPointer(To);
    }
    const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
    Class = Class ? Class->getDefinition() : nullptr;
    if (!Class || C.Files.isLibrary(Class->getLocation()) || !Open.insert(Class).second)
      return false;
    const bool Leads =
        llvm::any_of(Class->fields(),
                     [&](const FieldDecl *F) { return leadsToPointer(F->getType()); }) ||
        llvm::any_of(Class->bases(),
                     [&](const CXXBaseSpecifier &Base) { return leadsToPointer(Base.getType()); });
    Open.erase(Class);
    return Leads;
  }

  const RuleContext &C;
  llvm::SmallPtrSet<const CXXRecordDecl *, 4> Open; ///< classes that leadsToPointer() looks at
};

class NameChecker : public BodyWalker {
public:
  NameChecker(const RuleContext &C, const FunctionDecl *Function)
      : C(C), Function(Function), IsTemplate(Function->isDependentContext()) {}

  bool TraverseConstantExpr(ConstantExpr *, DataRecursionQueue * = nullptr) override {
    return true;
  }
  bool TraverseStaticAssertDecl(StaticAssertDecl *) override { return true; }
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &) override { return true; }
  bool TraverseVarDecl(VarDecl *Variable) override {
    if (Variable->isConstexpr())
      return true;
    if (Variable->getType()->isReferenceType() && Variable->getInit())
      keep(Variable->getInit());
    return BodyWalker::TraverseVarDecl(Variable);
  }

  bool VisitUnaryOperator(UnaryOperator *E) override {
    if (E->getOpcode() == UO_AddrOf)
      keep(E->getSubExpr());
    return true;
  }
  bool VisitImplicitCastExpr(ImplicitCastExpr *E) override {
    if (E->getCastKind() == CK_LValueToRValue && !E->isValueDependent())
      readPart(E->getSubExpr(), E);
    return true;
  }
  /// In a template conversions are missing, and whether a part is a literal each instance knows.
  bool VisitArraySubscriptExpr(ArraySubscriptExpr *E) override {
    if (IsTemplate)
      readPart(E, E);
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    check(E, E->getDecl(), E->getLocation());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) override {
    if (IsTemplate)
      readPart(E, E);
    check(E, E->getMemberDecl(), E->getMemberLoc());
    return true;
  }

private:
  /// Handles `Read`, an expression that reads the value of the part.
  void readPart(const Expr *Part, const Expr *Read) {
    const Expr *Whole = objectOfPart(Part);
    if (!isa_and_nonnull<DeclRefExpr, MemberExpr>(Whole))
      return;
    Expr::EvalResult Result;
    if (Read->isInstantiationDependent() ||
        (Read->EvaluateAsRValue(Result, C.Ast) && !Result.HasSideEffects &&
         (Result.Val.isInt() || Result.Val.isFloat())))
      Parts.insert(Whole);
  }

  void check(const Expr *E, const ValueDecl *Named, SourceLocation Loc) {
    const auto *Variable = dyn_cast<VarDecl>(Named);
    if (!Variable || !Variable->hasGlobalStorage() || Variable->isInvalidDecl() ||
        Variable->hasAttr<CUDASharedAttr>() || Variable->getType()->isDependentType() ||
        isStaticOfAmp(Variable) || C.Ast.CompCategories.lookupInfoForType(Variable->getType()))
      return; // the last: the values of `<=>`
    if (Variable->isConstexpr() && Parts.contains(E))
      return;
    const Feature Needed =
        Variable->isStaticLocal() ? Feature::StaticConstants : Feature::ConstantObjects;
    if (allows(C.version(), Needed) && isConstantObject(Variable)) {
      if (!IsTemplate && !isEmptyClass(Variable->getType()))
        reportEscape(Variable, Loc);
    } else if (!isLiteralConstant(Variable)) {
      const bool IsOfLater =
          isConstantObject(Variable) && !IsTemplate && !canKeepAddress(C, Function);
      C.report(Loc, diag::err_amp_global) << !Variable->isFileVarDecl() << Variable << IsOfLater
                                          << versionText(firstVersionWith(Needed));
      noteAccess(Variable, Loc);
    } else if (!IsTemplate && Kept.contains(E)) {
      C.report(Loc, diag::err_amp_global_object) << Variable;
      C.report(Variable->getLocation(), diag::note_declared_here) << Variable;
    }
  }

  /// The way to the value. The place where another package declares its variable is no help.
  void noteAccess(const VarDecl *Variable, SourceLocation Loc) {
    const bool IsKernel = isLambdaCallOperator(Function);
    const CXXRecordDecl *Class = Variable->getType()->getAsCXXRecordDecl();
    if (std::optional<ClassAdvice> Advice = adviceFor(Class)) {
      const std::string Text =
          formatAdvice(IsKernel ? Advice->Captured : Advice->Inside, Class, Variable->getName());
      if (!Text.empty())
        C.report(Loc, diag::note_advice) << Text;
      return;
    }
    C.report(Variable->getLocation(), diag::note_amp_global) << Variable->getType();
    if (!C.Files.isEditable(Variable->getLocation()))
      return;
    if (std::optional<Change> Changed = findChange(Function, Variable)) {
      noteElementToChange(C, Variable, *Changed);
      return;
    }
    if (canBeConstexpr(Variable)) {
      C.report(Variable->getLocation(), diag::note_advice)
          << "declare it constexpr"
          << FixItHint::CreateInsertion(Variable->getBeginLoc(), "constexpr ");
      return;
    }
    if (Variable->getType()->isArrayType())
      C.report(Loc, diag::note_advice)
          << (Variable->getType().isConstant(C.Ast)
                  ? "declare the array in the function, or capture an array_view of it"
                  : "capture an array_view of it");
    else if (!hasTypeProblem(Variable))
      C.report(Loc, diag::note_advice)
          << (IsKernel ? "copy it into a local variable before the launch, and capture that"
                       : "pass its value as a parameter");
  }

  bool hasTypeProblem(const VarDecl *Variable) const {
    return findTypeProblem(C, Variable->getType(), TypeUse::Value).has_value();
  }

  bool canBeConstexpr(const VarDecl *Variable) const {
    return !Variable->isConstexpr() && Variable->getType().isConstQualified() &&
           Variable->getType()->isFloatingType() && Variable->getInit() &&
           !Variable->getBeginLoc().isMacroID() &&
           Variable->getInit()->isConstantInitializer(C.Ast, /*ForRef=*/false);
  }

  /// A static variable of an amp function that is no constant is an error where it is declared.
  bool isStaticOfAmp(const VarDecl *Variable) const {
    const auto *Function = dyn_cast<FunctionDecl>(Variable->getDeclContext());
    return Function && restrictionsOf(Function).Amp && !isConstantStatic(C, Variable);
  }

  bool isLiteralConstant(const VarDecl *Variable) const {
    QualType T = Variable->getType();
    if (!T.isConstQualified() ||
        !(T->isIntegralOrEnumerationType() || (Variable->isConstexpr() && T->isArithmeticType())))
      return false;
    const Expr *Init = Variable->getAnyInitializer();
    if (Init && Init->isValueDependent())
      return true; // each instance knows
    return Variable->isUsableInConstantExpressions(C.Ast);
  }

  /// A constant array, or object of a class, whose value the device can have: it has no pointers.
  /// lib/Lower declares a copy of it in each function that names it.
  bool isConstantObject(const VarDecl *Variable) const {
    const QualType T = Variable->getType();
    if (!T.isConstant(C.Ast) ||
        !(T->isRecordType() || T->isConstantArrayType() || Variable->isStaticLocal()))
      return false;
    if (isEmptyClass(T))
      return T.isDestructedType() == QualType::DK_none;
    const Expr *Init = Variable->getAnyInitializer();
    if (Init && Init->isValueDependent())
      return true; // each instance knows
    const CXXRecordDecl *Class = C.Ast.getBaseElementType(T)->getAsCXXRecordDecl();
    if (Class && Class->hasDefinition() && Class->hasMutableFields())
      return false;
    const APValue *Value = Init ? Variable->evaluateValue() : nullptr;
    return Value && T.isDestructedType() == QualType::DK_none && !leadsToObject(*Value) &&
           !findTypeProblem(C, T, TypeUse::Value);
  }

  /// The value contains the address of an object.
  static bool leadsToObject(const APValue &Value) {
    bool Found = false;
    forEachAddress(
        Value, [&](const ValueDecl *D) { Found |= !isa_and_nonnull<FunctionDecl, FieldDecl>(D); });
    return Found;
  }

  /// Nothing reads an object without bytes, wherever it is.
  static bool isEmptyClass(QualType T) {
    const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
    return Class && Class->isEmpty();
  }

  /// The copy ends with the function.
  void reportEscape(const VarDecl *Variable, SourceLocation Loc) {
    if (!canKeepAddress(C, Function))
      return;
    C.report(Loc, diag::err_amp_global_object) << Variable;
    C.report(Variable->getLocation(), diag::note_declared_here) << Variable;
  }

  /// The object that the lvalue E names is kept by its address.
  void keep(const Expr *E) {
    E = E->IgnoreParens();
    if (const auto *Cleanups = dyn_cast<ExprWithCleanups>(E))
      return keep(Cleanups->getSubExpr());
    if (const auto *Choice = dyn_cast<ConditionalOperator>(E)) {
      keep(Choice->getTrueExpr());
      return keep(Choice->getFalseExpr());
    }
    if (const auto *Comma = dyn_cast<BinaryOperator>(E); Comma && Comma->isCommaOp())
      return keep(Comma->getRHS());
    if (const auto *Same = dyn_cast<CastExpr>(E); Same && Same->getCastKind() == CK_NoOp)
      return keep(Same->getSubExpr());
    Kept.insert(E);
  }

  const RuleContext &C;
  const FunctionDecl *Function;
  bool IsTemplate; ///< implicit conversions may be missing
  llvm::SmallPtrSet<const Expr *, 16> Kept, Parts;
};

} // namespace

bool canKeepAddress(const RuleContext &C, const FunctionDecl *Function) {
  return AddressKeeper(C)(Function);
}

bool isConstantStatic(const RuleContext &C, const VarDecl *Variable) {
  if (!Variable->isStaticLocal() || !Variable->getType().isConstQualified())
    return false;
  const Expr *Init = Variable->getInit();
  return Init && (Init->isValueDependent() || Variable->isUsableInConstantExpressions(C.Ast) ||
                  (allows(C.version(), Feature::StaticConstants) && Variable->evaluateValue()));
}

void checkNames(const RuleContext &C, const FunctionDecl *Function) {
  NameChecker(C, Function).walk(Function);
}

void checkNamesOfOperand(const RuleContext &C, const FunctionDecl *Function, Expr *Operand) {
  NameChecker(C, Function).TraverseStmt(Operand);
}

} // namespace ampcc
