//===- DigitRules.cpp - a rule against doubles that lose digits in functions for float -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of fast_math and some of direct3d exist for float only. A double as argument is
// converted to float without a message, and the result back to double, with half of its digits. The
// rule reports a call where both conversions are implicit. A constant argument, such as the 2.0 of
// `pow(x, 2.0)`, loses nothing that the user would miss, and a cast states the intent.
//
//===----------------------------------------------------------------------===//
#include "Rules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/Basic/Substitutes.h"

using namespace clang;

namespace ampcc {
namespace {

bool isImplicitConversion(const ImplicitCastExpr *E, BuiltinType::Kind From, BuiltinType::Kind To) {
  return E && E->getCastKind() == CK_FloatingCast && !E->isPartOfExplicitCast() &&
         E->getType()->isSpecificBuiltinType(To) &&
         E->getSubExpr()->getType()->isSpecificBuiltinType(From);
}

class DigitChecker : public BodyWalker {
public:
  explicit DigitChecker(const RuleContext &C) : C(C) {}

  bool VisitImplicitCastExpr(ImplicitCastExpr *E) override {
    if (!isImplicitConversion(E, BuiltinType::Float, BuiltinType::Double))
      return true;
    const auto *Call = dyn_cast<CallExpr>(E->getSubExpr()->IgnoreParens());
    const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
    if (!Callee || !hasMark(Callee, Mark::Builtin))
      return true;
    for (const Expr *Argument : Call->arguments())
      if (losesDigits(Argument)) {
        report(Call, Callee, Argument);
        break;
      }
    return true;
  }

private:
  bool losesDigits(const Expr *Argument) const {
    const auto *Cast = dyn_cast<ImplicitCastExpr>(Argument->IgnoreParens());
    return isImplicitConversion(Cast, BuiltinType::Double, BuiltinType::Float) &&
           !Cast->getSubExpr()->isValueDependent() && !Cast->getSubExpr()->isEvaluatable(C.Ast);
  }

  void report(const CallExpr *Call, const FunctionDecl *Callee, const Expr *Argument) const {
    const NamedIn Caller = C.Found.function() && restrictionsOf(C.Found.function()).dual()
                               ? NamedIn::Dual
                               : NamedIn::Amp;
    const std::string Instead = Callee->getIdentifier()
                                    ? substituteFor(Callee->getName(), {C.Ast.DoubleTy}, Caller)
                                    : std::string();
    C.report(Call->getBeginLoc(), diag::warn_digits_lost)
        << Callee << Instead << Argument->getSourceRange();
  }

  const RuleContext &C;
};

} // namespace

void checkLostDigits(const RuleContext &C, const FunctionDecl *Function) {
  DigitChecker(C).walk(Function);
}

} // namespace ampcc
