//===- HostFunctionRules.cpp - calls of the standard library in amp code --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang finds no viable function for such a call, and its error names no types. The rule finds the
// call in the AST, so that the error can suggest a replacement that fits the arguments:
//
//   double root(double x) restrict(amp) { return std::sqrt(x); } // use precise_math::sqrt
//
//===----------------------------------------------------------------------===//
#include "Rules.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Basic/Substitutes.h"

using namespace clang;

namespace ampcc {
namespace {

/// Finds the call at a place that Clang has no function for.
class CallFinder : public ASTWalker {
public:
  explicit CallFinder(SourceLocation Loc) : Loc(Loc) {}

  const UnresolvedLookupExpr *Callee = nullptr;
  llvm::SmallVector<QualType, 4> Arguments;

  bool VisitRecoveryExpr(RecoveryExpr *E) override {
    const auto Parts = E->subExpressions();
    if (E->getBeginLoc() != Loc || Parts.empty())
      return true;
    Callee = dyn_cast<UnresolvedLookupExpr>(Parts.front()->IgnoreParens());
    for (const Expr *Argument : Parts.drop_front())
      Arguments.push_back(Argument->getType());
    return !Callee;
  }

private:
  SourceLocation Loc;
};

/// All functions of this name belong to the C or C++ library.
bool isOfStandardLibrary(const UnresolvedLookupExpr *Callee) {
  return llvm::all_of(Callee->decls(), [](const NamedDecl *D) {
    const FunctionDecl *Function = D->getUnderlyingDecl()->getAsFunction();
    return Function && (Function->isInStdNamespace() || Function->isExternC());
  });
}

} // namespace

void checkHostFunctions(const RuleContext &C, llvm::ArrayRef<KeptError> Kept) {
  for (const KeptError &Error : Kept) {
    const Stmt *Body =
        Error.K == KeptError::HostFunction && Error.Function ? Error.Function->getBody() : nullptr;
    if (!Body)
      continue;
    CallFinder Finder(Error.Parts[0].getLocation());
    Finder.TraverseStmt(const_cast<Stmt *>(Body));
    if (!Finder.Callee || !isOfStandardLibrary(Finder.Callee))
      continue;
    const bool IsDual = restrictionsOf(Error.Function).dual();
    C.Found.enter(Error.Function);
    const std::string Name = Finder.Callee->getName().getAsString();
    C.report(Error.Parts[0].getLocation(), diag::err_amp_host_function)
        << Finder.Callee->getName() << IsDual
        << substituteFor(Name, Finder.Arguments, IsDual ? NamedIn::Dual : NamedIn::Amp) +
               (allows(C.version(), Feature::Deduction) ? ""
                                                        : laterVersionFor(Name, Finder.Arguments))
        << Finder.Callee->getSourceRange();
  }
  C.Found.enter(nullptr);
}

} // namespace ampcc
