//===- Findings.cpp --------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Findings.h"
#include "ampcc/Flow/Flow.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace ampcc::flow {

const Expr *Findings::usersOwn(const CallStack &Stack, const Expr *E) {
  for (auto Site = Stack.rbegin(); Site != Stack.rend() && Site->Library; ++Site)
    E = Site->Call;
  return E;
}

bool Findings::firstAt(SourceLocation Loc, diag::Kind K) { return Given.insert({Loc, K}).second; }

std::string Findings::textOf(const Expr *E) const {
  const SourceManager &SM = Ast.getSourceManager();
  CharSourceRange Range =
      Lexer::getAsCharRange(SM.getExpansionRange(E->getSourceRange()), SM, Ast.getLangOpts());
  return Lexer::getSourceText(Range, SM, Ast.getLangOpts()).str();
}

void Findings::noteCalls(const CallStack &Stack, const Expr *At) {
  for (size_t I = Stack.size(); I-- > 1;) {
    if (Stack[I].Library || !Stack[I].Call)
      continue;
    CallStack Callers(Stack.begin(), Stack.begin() + I);
    const Expr *Call = usersOwn(Callers, Stack[I].Call);
    if (Call && Call != At)
      report(Call->getExprLoc(), diag::note_flow_called_here) << Stack[I].Function;
  }
  for (size_t I = Stack.size(); I-- > 0;)
    if (!Stack[I].Library) {
      noteInstantiation(Diags, Stack[I].Function);
      break;
    }
}

void Findings::noteValue(const Value &V, const Expr *Condition) {
  if (!V.Source)
    return;
  const SourceManager &SM = Ast.getSourceManager();
  SourceRange Whole = SM.getExpansionRange(Condition->getSourceRange()).getAsRange();
  SourceLocation Source = SM.getExpansionLoc(V.Source->getBeginLoc());
  bool Inside = !SM.isBeforeInTranslationUnit(Source, Whole.getBegin()) &&
                !SM.isBeforeInTranslationUnit(Whole.getEnd(), Source);
  report(Condition->getExprLoc(), diag::note_flow_condition)
      << textOf(V.Source) << (V.S == Spread::Differs)
      << (Inside ? V.Source->getSourceRange() : Condition->getSourceRange());
  if (!Inside)
    report(V.Source->getExprLoc(), diag::note_flow_value) << V.Source->getSourceRange();
}

void Findings::barrier(const CallStack &Stack, const Expr *Call, const Decision &Why) {
  if (!Call || !Why.V.Source)
    return;
  bool Certain = Why.V.S == Spread::Differs;
  // A place is spoken of once, for certain rather than perhaps.
  if (!firstAt(Call->getExprLoc(), diag::err_barrier_divergent))
    return;
  report(Call->getExprLoc(), Certain ? diag::err_barrier_divergent : diag::warn_barrier_divergent);
  if (Why.Departure) {
    unsigned How = isa<ReturnStmt>(Why.Departure)     ? 0
                   : isa<BreakStmt>(Why.Departure)    ? 1
                   : isa<ContinueStmt>(Why.Departure) ? 2
                                                      : 3;
    report(Why.Departure->getBeginLoc(), diag::note_flow_left) << How;
  }
  noteValue(Why.V, Why.Condition);
  noteCalls(Stack, Call);
}

void Findings::raceWithItself(const CallStack &Stack, const Access &A) {
  if (!A.At || !firstAt(A.At->getExprLoc(), diag::warn_tile_static_race_all))
    return;
  bool OfArray = llvm::any_of(A.Path, [](const Step &S) { return !S.Field; });
  report(A.At->getExprLoc(), diag::warn_tile_static_race_all)
      << A.Updates << OfArray << A.Variable << A.At->getSourceRange();
  report(A.Variable->getLocation(), diag::note_declared_here) << A.Variable;
  noteCalls(Stack, A.At);
}

void Findings::race(const CallStack &Stack, const Access &Later, const Access &Earlier) {
  if (!Later.At || !Earlier.At || !firstAt(Later.At->getExprLoc(), diag::warn_tile_static_race))
    return;
  report(Later.At->getExprLoc(), diag::warn_tile_static_race)
      << Later.Writes << Later.Variable << Earlier.Writes << Later.At->getSourceRange();
  report(Earlier.At->getExprLoc(), diag::note_flow_race_other)
      << Earlier.Writes << Earlier.At->getSourceRange();
  noteCalls(Stack, Later.At);
}

void Findings::outOfRange(const CallStack &Stack, const Expr *At, int64_t Index, int64_t Size,
                          bool ByThread, const VarDecl *Array) {
  SourceLocation Loc = At->getExprLoc();
  // Clang has seen an index that is a constant in itself.
  if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(At->IgnoreParenImpCasts())) {
    Expr::EvalResult Ignored;
    if (Subscript->getIdx()->EvaluateAsInt(Ignored, Ast) &&
        !Diags.isIgnored(clang::diag::warn_array_index_exceeds_bounds, Loc))
      return;
  }
  if (!firstAt(Loc, diag::warn_flow_array_bounds))
    return;
  report(Loc, diag::warn_flow_array_bounds)
      << static_cast<int>(Index) << (Index < 0) << static_cast<int>(Size) << ByThread
      << At->getSourceRange();
  if (Array)
    report(Array->getLocation(), diag::note_declared_here) << Array;
  noteCalls(Stack, At);
}

void Findings::divisionByZero(const CallStack &Stack, const BinaryOperator *E) {
  SourceLocation Loc = E->getOperatorLoc();
  Expr::EvalResult Ignored;
  if (E->getRHS()->EvaluateAsInt(Ignored, Ast) &&
      !Diags.isIgnored(clang::diag::warn_remainder_division_by_zero, Loc))
    return;
  if (!firstAt(Loc, diag::warn_flow_division_by_zero))
    return;
  bool Remainder = E->getOpcode() == BO_Rem || E->getOpcode() == BO_RemAssign;
  report(Loc, diag::warn_flow_division_by_zero) << Remainder << E->getRHS()->getSourceRange();
  noteCalls(Stack, E);
}

void Findings::floatDivision(const CallStack &Stack, const BinaryOperator *E) {
  SourceLocation Loc = E->getOperatorLoc();
  Expr::EvalResult Divisor;
  if (!E->getRHS()->EvaluateAsRValue(Divisor, Ast) || !Divisor.Val.isFloat() ||
      !Divisor.Val.getFloat().isZero() || !firstAt(Loc, diag::warn_flow_float_division_by_zero))
    return;
  report(Loc, diag::warn_flow_float_division_by_zero) << E->getRHS()->getSourceRange();
  noteCalls(Stack, E);
}

} // namespace ampcc::flow
