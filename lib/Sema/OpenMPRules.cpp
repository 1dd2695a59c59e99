//===- OpenMPRules.cpp - a rule against OpenMP's synchronization in amp code -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A thread of a kernel runs the statement after `#pragma omp parallel for` as it is, with the right
// result. It would also run the statement after `#pragma omp critical` as it is, beside the other
// threads of the kernel. So directives that order threads or select one are errors.
//
//===----------------------------------------------------------------------===//
#include "Rules.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace ampcc {
namespace {

/// The advice for a directive, as err_amp_openmp numbers it.
std::optional<unsigned> adviceFor(StringRef Directive) {
  return llvm::StringSwitch<std::optional<unsigned>>(Directive)
      .Cases("critical", "atomic", 0)
      .Case("barrier", 1)
      .Case("flush", 2)
      .Cases("master", "masked", "single", 3)
      .Default(std::nullopt);
}

/// The file with the location, or one that it includes, has Loc. Only such locations have an order.
bool isInFileOf(const SourceManager &SM, SourceLocation Loc, SourceLocation Other) {
  const FileID File = SM.getFileID(SM.getExpansionLoc(Other));
  FileID At = SM.getFileID(SM.getExpansionLoc(Loc));
  while (At.isValid() && At != File)
    At = SM.getFileID(SM.getIncludeLoc(At));
  return At == File;
}

bool isWithin(const SourceManager &SM, SourceLocation Loc, SourceRange Range) {
  return Range.isValid() && isInFileOf(SM, Loc, Range.getBegin()) &&
         SM.isBeforeInTranslationUnit(Range.getBegin(), Loc) &&
         SM.isBeforeInTranslationUnit(Loc, Range.getEnd());
}

/// True unless Arm is an arm of `if constexpr` that does not run. In a template whose arguments
/// decide, that is both, because the rules check the instances.
bool isRunning(const ASTContext &Ast, const Stmt *S, const Stmt *Arm) {
  const auto *If = dyn_cast<IfStmt>(S);
  if (!If || !If->isConstexpr() || (Arm != If->getThen() && Arm != If->getElse()))
    return true;
  if (If->getCond()->isValueDependent())
    return false;
  std::optional<const Stmt *> Running = If->getNondiscardedCase(Ast);
  return !Running || *Running == Arm;
}

/// The function whose body has S runs the code at Loc, which is inside of S. The body of a lambda
/// is that of another function.
bool runs(const ASTContext &Ast, const Stmt *S, SourceLocation Loc) {
  if (isa<LambdaExpr>(S))
    return false;
  for (const Stmt *Child : S->children())
    if (Child && isWithin(Ast.getSourceManager(), Loc, Child->getSourceRange()))
      return isRunning(Ast, S, Child) && runs(Ast, Child, Loc);
  return true;
}

} // namespace

void checkOpenMP(const RuleContext &C, const FunctionDecl *Function) {
  const Stmt *Body = Function->getBody();
  if (C.OpenMP.empty() || !Body)
    return;
  for (const OpenMPDirective &D : C.OpenMP)
    if (std::optional<unsigned> Advice = adviceFor(D.Name))
      if (isWithin(C.Ast.getSourceManager(), D.Loc, Body->getSourceRange()) &&
          runs(C.Ast, Body, D.Loc))
        C.report(D.Loc, diag::err_amp_openmp) << D.Name << *Advice;
}

} // namespace ampcc
