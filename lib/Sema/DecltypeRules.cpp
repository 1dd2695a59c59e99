//===- DecltypeRules.cpp - a rule that decltype means one type on both sides -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In what both sides read, a class, a template or the declaration of a function for both, Clang
// resolves the call in `decltype(f())` or `sizeof(f())` for the amp side, the host compiler for the
// cpu: the types have to be the same. The bodies of cpu functions are resolved for the cpu,
// amp-only functions are not in the host source.
//
//===----------------------------------------------------------------------===//
#include "Rules.h"
#include "ampcc/Basic/ASTWalker.h"
#include "clang/AST/ASTLambda.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;

namespace ampcc {
namespace {

class DecltypeVisitor : public ASTWalker {
  using Base = ASTWalker;

public:
  explicit DecltypeVisitor(const RuleContext &C) : C(C), Scope(C.Ast.getTranslationUnitDecl()) {}

  bool shouldVisitTemplateInstantiations() const override { return true; }

  bool TraverseDecl(Decl *D) override {
    llvm::SaveAndRestore Outer(Function);
    llvm::SaveAndRestore Around(Scope);
    llvm::SaveAndRestore OfMember(InMember, isa_and_nonnull<FieldDecl>(D));
    llvm::SaveAndRestore OfTemplate(InTemplate, isParameterOfClass(D));
    if (const FunctionDecl *F = D ? D->getAsFunction() : nullptr) // with a template's parameters
      Function = F;
    if (auto *Context = dyn_cast_or_null<DeclContext>(D))
      Scope = Context;
    return Base::TraverseDecl(D);
  }
  bool TraverseLambdaExpr(LambdaExpr *Lambda, DataRecursionQueue * = nullptr) override {
    llvm::SaveAndRestore Outer(Function);
    Function = Lambda->getCallOperator();
    C.Found.enter(Function);
    checkHeadOfLambda(C, Scope, Lambda);
    C.Found.enter(nullptr);
    return Base::TraverseLambdaExpr(Lambda);
  }

  /// Tracks default initializers and default arguments, because each side itself resolves a default
  /// initializer when it creates an object.
  bool TraverseStmt(Stmt *S, DataRecursionQueue *Queue = nullptr) override {
    if (!S || (S != AtRunTime && S != OfParameter))
      return Base::TraverseStmt(S, Queue);
    llvm::SaveAndRestore Of(IsEvaluated, IsEvaluated && S != AtRunTime);
    llvm::SaveAndRestore InArgument(InDefault, InDefault || S == OfParameter);
    return Base::TraverseStmt(S);
  }
  bool VisitFieldDecl(FieldDecl *D) override {
    AtRunTime = D->getInClassInitializer();
    return true;
  }
  bool VisitVarDecl(VarDecl *D) override {
    if (const auto *Parameter = dyn_cast<ParmVarDecl>(D)) {
      bool IsParsed = Parameter->hasDefaultArg() && !Parameter->hasUninstantiatedDefaultArg() &&
                      !Parameter->hasUnparsedDefaultArg();
      OfParameter = IsParsed ? Parameter->getDefaultArg() : nullptr;
      return true;
    }
    const Expr *Init = D->getInit();
    bool IsConstant = Init && (Init->isValueDependent() || D->isUsableInConstantExpressions(C.Ast));
    AtRunTime = IsConstant ? nullptr : Init;
    return true;
  }
  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc T, bool Qualifier) override {
    llvm::SaveAndRestore Of(IsEvaluated, false);
    return Base::TraverseDecltypeTypeLoc(T, Qualifier);
  }
  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E,
                                        DataRecursionQueue * = nullptr) override {
    llvm::SaveAndRestore Of(IsEvaluated, false);
    return Base::TraverseUnaryExprOrTypeTraitExpr(E);
  }
  /// Constants that make a class or a template what it is.
  bool VisitCallExpr(CallExpr *E) override {
    if (!Function && IsEvaluated && (isInClass() || InTemplate))
      checkCallOfBoth(C, Scope, E);
    return true;
  }

  bool VisitDecltypeTypeLoc(DecltypeTypeLoc T) override {
    check(T.getUnderlyingExpr());
    return true;
  }
  /// In a class also what decides how large something is.
  bool VisitUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E) override {
    if (!Function && Scope->isRecord() && !E->isArgumentType())
      check(E->getArgumentExpr());
    return true;
  }
  /// In the type of a member an alias template is resolved anew: the object has one layout.
  bool VisitTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc T) override {
    const TemplateSpecializationType *Written = T.getTypePtr();
    if (!InMember || !Written->isTypeAlias() || Written->isDependentType())
      return true;
    QualType Of = Written->getAliasedType(), Sugar;
    do {
      if (const auto *Decltype = dyn_cast<DecltypeType>(Of))
        check(Decltype->getUnderlyingExpr());
      Sugar = Of;
      Of = Of.getSingleStepDesugaredType(C.Ast);
    } while (Of != Sugar);
    return true;
  }

private:
  bool isInClass() const {
    return Scope->isRecord() || (isa<EnumDecl>(Scope) && Scope->getParent()->isRecord());
  }

  static bool isParameterOfClass(const Decl *D) {
    return isa_and_nonnull<TemplateTypeParmDecl, NonTypeTemplateParmDecl>(D);
  }

  void check(const Expr *Calls) {
    Restrictions R = Function ? restrictionsOf(Function) : Restrictions();
    if (Function && isDeclaredInAmpOnly(Function)) {
      if (!isLambdaCallOperator(Function))
        return; // resolved for amp, and not in the host source
      R.Cpu = false;
    }
    if (R.Amp && !R.Cpu) {
      if (!isLambdaCallOperator(Function)) // before its clause the enclosing function decides
        return;
      C.Found.enter(Function);
      checkHeadOfLambda(C, Scope, Calls);
      C.Found.enter(nullptr);
      return;
    }
    auto Missing = [&](SourceLocation Loc, const FunctionDecl *Callee) {
      reportAmpOnlyCall(C, Loc, Callee,
                        R.dual() ? diag::err_dual_calls_amp_only : diag::err_amp_only_in_type);
    };
    C.Found.enter(Function);
    // In a class Clang has it for amp, but only the host compiler needs it.
    bool IsOfHost = InDefault && R.Cpu && !R.Amp;
    findCallsMissingOnHost(C, Scope, Calls, Missing, /*CompareTypes=*/!IsOfHost);
    C.Found.enter(nullptr);
  }

  const RuleContext &C;
  const FunctionDecl *Function = nullptr; ///< the innermost around
  const DeclContext *Scope;
  bool InTemplate = false; ///< in a parameter of one, whose functions have Function
  bool IsEvaluated = true;
  bool InDefault = false;            ///< in the default argument of a function's parameter
  const Stmt *OfParameter = nullptr; ///< that of the parameter that has just been visited
  const Stmt *AtRunTime = nullptr;   ///< the initializer of what has just been visited
  bool InMember = false;             ///< in the declaration of one with an object's layout
};

} // namespace

void checkDecltypes(const RuleContext &C) {
  DecltypeVisitor Visitor(C);
  for (Decl *D : C.Ast.getTranslationUnitDecl()->decls())
    if (C.Files.isEditable(D->getLocation()))
      Visitor.TraverseDecl(D);
}

} // namespace ampcc
