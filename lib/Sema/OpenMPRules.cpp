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

/// The file whose text the location is in, after all `#include`s, apart from headers that ampcc
/// reads before the unit. Only locations of the same one have an order.
FileID rootOf(const SourceManager &SM, SourceLocation Loc) {
  FileID File = SM.getFileID(SM.getExpansionLoc(Loc));
  for (SourceLocation From = SM.getIncludeLoc(File); From.isValid(); From = SM.getIncludeLoc(File))
    File = SM.getFileID(From);
  return File;
}

bool isWithin(const SourceManager &SM, SourceLocation Loc, SourceRange Range) {
  return Range.isValid() && rootOf(SM, Loc) == rootOf(SM, Range.getBegin()) &&
         SM.isBeforeInTranslationUnit(Range.getBegin(), Loc) &&
         SM.isBeforeInTranslationUnit(Loc, Range.getEnd());
}

/// The `if` at the place, null if there is none.
const IfStmt *findIf(const Stmt *S, SourceLocation Place) {
  if (const auto *If = dyn_cast<IfStmt>(S); If && If->getIfLoc() == Place)
    return If;
  for (const Stmt *Child : S->children())
    if (const IfStmt *Found = Child ? findIf(Child, Place) : nullptr)
      return Found;
  return nullptr;
}

/// The body of the template that Function is an instance of, which has all arms of `if constexpr`;
/// else that of Function.
const Stmt *writtenBody(const FunctionDecl *Function) {
  const FunctionDecl *Pattern = Function->getTemplateInstantiationPattern();
  const Stmt *Body = Pattern ? Pattern->getBody() : nullptr;
  return Body ? Body : Function->getBody();
}

/// Walks from the body of a function as it is written to the statement with a pragma. Instance is
/// the body of the instance.
class PragmaPlace {
  const ASTContext &Ast;
  const Stmt *Instance;
  SourceLocation Loc;

public:
  PragmaPlace(const ASTContext &Ast, const Stmt *Instance, SourceLocation Loc)
      : Ast(Ast), Instance(Instance), Loc(Loc) {}

  /// The function whose body has S runs the code at the pragma, which is inside of S. The bodies of
  /// lambdas and of members of local classes are those of other functions.
  bool runs(const Stmt *S) const {
    if (isa<LambdaExpr>(S))
      return false;
    if (const auto *If = dyn_cast<IfStmt>(S); If && If->isConstexpr())
      if (const Stmt *Arm = armOf(*If); Arm && !isRunning(*If, Arm))
        return false;
    if (const auto *Local = dyn_cast<DeclStmt>(S))
      for (const Decl *D : Local->decls())
        if (isa<TagDecl>(D) && contains(D->getSourceRange()))
          return false;
    const Stmt *Child = childOf(S);
    return !Child || runs(Child);
  }

  /// The statement after the pragma, for which it is; null if there is none.
  const Stmt *statement(const Stmt *S) const {
    if (const Stmt *Child = childOf(S))
      return statement(Child);
    for (const Stmt *Child : S->children())
      if (Child && isBefore(Loc, Child->getBeginLoc()))
        return Child;
    return nullptr;
  }

private:
  bool isBefore(SourceLocation A, SourceLocation B) const {
    return Ast.getSourceManager().isBeforeInTranslationUnit(A, B);
  }
  bool contains(SourceRange Range) const { return isWithin(Ast.getSourceManager(), Loc, Range); }

  const Stmt *childOf(const Stmt *S) const {
    for (const Stmt *Child : S->children())
      if (Child && contains(Child->getSourceRange()))
        return Child;
    return nullptr;
  }

  /// The pragma can be before the first token of an arm without braces.
  const Stmt *armOf(const IfStmt &If) const {
    if (isBefore(Loc, If.getRParenLoc()))
      return nullptr;
    const SourceLocation Else = If.getElseLoc();
    return Else.isInvalid() || isBefore(Loc, Else) ? If.getThen() : If.getElse();
  }

  /// False for an arm that does not run. In a template whose arguments decide, that is both,
  /// because the rules check the instances.
  bool isRunning(const IfStmt &If, const Stmt *Arm) const {
    const IfStmt *Own = findIf(Instance, If.getIfLoc());
    const Expr *Cond = Own ? Own->getCond() : nullptr;
    if (!Cond || Cond->isValueDependent())
      return false;
    const std::optional<llvm::APSInt> Value = Cond->getIntegerConstantExpr(Ast);
    return !Value || (*Value != 0) == (Arm == If.getThen());
  }
};

/// OpenMP's rule: the directive concerns the threads of the region of `parallel` around it. In a
/// kernel such a region has one thread. Critical sections and atomic operations concern all threads
/// of the program.
bool isOfRegion(const RuleContext &C, const Stmt *Body, const OpenMPDirective &D) {
  if (D.Name == "critical" || D.Name == "atomic")
    return false;
  return llvm::any_of(C.OpenMP, [&](const OpenMPDirective &Outer) {
    const SourceManager &SM = C.Ast.getSourceManager();
    if (Outer.Name != "parallel" || !isWithin(SM, Outer.Loc, Body->getSourceRange()))
      return false;
    const Stmt *Region = PragmaPlace(C.Ast, Body, Outer.Loc).statement(Body);
    return Region && isWithin(SM, D.Loc, Region->getSourceRange());
  });
}

} // namespace

void checkOpenMP(const RuleContext &C, const FunctionDecl *Function) {
  if (C.OpenMP.empty() || !Function->getBody())
    return;
  const Stmt *Body = writtenBody(Function);
  for (const OpenMPDirective &D : C.OpenMP)
    if (std::optional<unsigned> Advice = adviceFor(D.Name))
      if (isWithin(C.Ast.getSourceManager(), D.Loc, Body->getSourceRange()) &&
          PragmaPlace(C.Ast, Function->getBody(), D.Loc).runs(Body) && !isOfRegion(C, Body, D))
        C.report(D.Loc, diag::err_amp_openmp) << D.Name << *Advice;
}

} // namespace ampcc
