//===- NameRules.cpp - the objects that amp code may name (spec 2.4.3.2) --===//
//
// Of the objects outside of the function only constants that are as good as an integer literal, and
// only for their value. Where the value is asked for at compile time (an array bound, a template
// argument, static_assert, the initialiser of a constexpr variable) nothing of the object is left.
//
//===----------------------------------------------------------------------===//
#include "BodyWalker.h"
#include "Rules.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ComparisonCategories.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace ampcc {
namespace {

class NameChecker : public BodyWalker<NameChecker> {
public:
  NameChecker(const RuleContext &C, bool IsTemplate) : C(C), IsTemplate(IsTemplate) {}

  bool TraverseConstantExpr(ConstantExpr *, DataRecursionQueue * = nullptr) { return true; }
  bool TraverseStaticAssertDecl(StaticAssertDecl *) { return true; }
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &) { return true; }
  bool TraverseVarDecl(VarDecl *Variable) {
    return Variable->isConstexpr() || BodyWalker::TraverseVarDecl(Variable);
  }

  bool VisitImplicitCastExpr(ImplicitCastExpr *E) {
    if (E->getCastKind() == CK_LValueToRValue)
      Read.insert(E->getSubExpr()->IgnoreParens());
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) {
    check(E, E->getDecl(), E->getLocation());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) {
    check(E, E->getMemberDecl(), E->getMemberLoc());
    return true;
  }

private:
  void check(const Expr *E, const ValueDecl *Named, SourceLocation Loc) {
    const auto *Variable = dyn_cast<VarDecl>(Named);
    if (!Variable || !Variable->hasGlobalStorage() || Variable->isInvalidDecl() ||
        Variable->hasAttr<CUDASharedAttr>() || Variable->getType()->isDependentType() ||
        isStaticOfAmp(Variable) || C.Ast.CompCategories.lookupInfoForType(Variable->getType()))
      return; // the last: the values of `<=>`
    if (!isLiteralConstant(Variable)) {
      C.report(Loc, diag::err_amp_global) << !Variable->isFileVarDecl() << Variable;
      C.report(Variable->getLocation(), diag::note_amp_global) << Variable->getType();
    } else if (!IsTemplate && !Read.contains(E)) {
      C.report(Loc, diag::err_amp_global_object) << Variable;
      C.report(Variable->getLocation(), diag::note_declared_here) << Variable;
    }
  }

  /// A static variable of an amp function is an error where it is declared.
  static bool isStaticOfAmp(const VarDecl *Variable) {
    const auto *Function = dyn_cast<FunctionDecl>(Variable->getDeclContext());
    return Function && restrictionsOf(Function).Amp;
  }

  bool isLiteralConstant(const VarDecl *Variable) const {
    QualType T = Variable->getType();
    if (!T.isConstQualified() || !T->isIntegralOrEnumerationType())
      return false;
    const Expr *Init = Variable->getAnyInitializer();
    if (Init && Init->isValueDependent())
      return true; // each instance knows
    return Variable->isUsableInConstantExpressions(C.Ast);
  }

  const RuleContext &C;
  bool IsTemplate; ///< implicit conversions may be missing
  llvm::SmallPtrSet<const Expr *, 16> Read;
};

} // namespace

void checkNames(const RuleContext &C, const FunctionDecl *Function) {
  NameChecker(C, Function->isDependentContext()).walk(Function);
}

} // namespace ampcc
