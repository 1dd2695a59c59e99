//===- FlowReport.cpp - diagnostics about the findings of TileFlow -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FlowReport.h"
#include "ampcc/Basic/Instantiation.h"
#include "ampcc/Basic/Restrictions.h"
#include "clang/AST/Expr.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace ampcc {

SourceLocation FlowReport::location(const kir::Expr *E) const {
  if (const Expr *Of = origin(E))
    return Of->getExprLoc();
  return SourceLocation::getFromRawEncoding(E->Pos.Opaque);
}

SourceRange FlowReport::range(const kir::Expr *E) const {
  if (const Expr *Of = origin(E))
    return Of->getSourceRange();
  return location(E);
}

std::string FlowReport::textOf(SourceRange Range) const {
  const SourceManager &SM = Ast.getSourceManager();
  CharSourceRange Chars = Lexer::getAsCharRange(SM.getExpansionRange(Range), SM, Ast.getLangOpts());
  return Lexer::getSourceText(Chars, SM, Ast.getLangOpts()).str();
}

void FlowReport::noteCalls(const flow::Finding &F) {
  for (const flow::CallChain *At = F.Where; At && At->Caller; At = At->Caller) {
    const FunctionDecl *Function = From.Functions.lookup(At->Function);
    if (Known.isLibrary(At->Function) || !At->Call || !Function)
      continue;
    const kir::Expr *Call = flow::TileFlow::usersOwn(Known, At->Caller, At->Call);
    if (Call && Call != F.At)
      report(location(Call), diag::note_flow_called_here) << Function;
  }
  for (const flow::CallChain *At = F.Where; At; At = At->Caller)
    if (!Known.isLibrary(At->Function)) {
      if (const FunctionDecl *Function = From.Functions.lookup(At->Function))
        noteInstantiation(Diags, Function);
      return;
    }
}

void FlowReport::noteDeclaration(const kir::Var *V) {
  if (const VarDecl *Declared = From.Variables.lookup(V))
    report(Declared->getLocation(), diag::note_declared_here) << Declared;
}

void FlowReport::noteValue(const flow::Finding &F) {
  const SourceManager &SM = Ast.getSourceManager();
  const SourceRange Condition = range(F.Condition), Value = range(F.Source);
  if (Condition.isInvalid())
    return; // the choice of a virtual function: the calls are noted
  const SourceRange Whole = SM.getExpansionRange(Condition).getAsRange();
  const SourceLocation Source = SM.getExpansionLoc(Value.getBegin());
  const bool Inside = !SM.isBeforeInTranslationUnit(Source, Whole.getBegin()) &&
                      !SM.isBeforeInTranslationUnit(Whole.getEnd(), Source);
  report(location(F.Condition), diag::note_flow_condition)
      << textOf(Value) << F.Certain << (Inside ? Value : Condition);
  if (!Inside)
    report(location(F.Source), diag::note_flow_value) << Value;
}

void FlowReport::barrier(const flow::Finding &F) {
  // A place is spoken of once, for certain rather than perhaps.
  if (!firstAt(location(F.At), diag::err_barrier_divergent))
    return;
  report(location(F.At), F.Certain ? diag::err_barrier_divergent : diag::warn_barrier_divergent)
      << F.OfSubGroup;
  if (F.Left) {
    using Kind = kir::Stmt::Kind;
    const unsigned How = F.Left->kind() == Kind::Return     ? 0
                         : F.Left->kind() == Kind::Break    ? 1
                         : F.Left->kind() == Kind::Continue ? 2
                                                            : 3;
    report(SourceLocation::getFromRawEncoding(F.Left->Pos.Opaque), diag::note_flow_left)
        << How << F.OfSubGroup;
  }
  noteValue(F);
  noteCalls(F);
}

/// Several threads write one value: a race by the letter, which its own group reports.
bool FlowReport::benignRace(const flow::Finding &F) {
  const bool OfOne = F.K == flow::Finding::Kind::SharedElement;
  const VarDecl *Array = F.IsGlobal ? nullptr : From.Variables.lookup(F.Array);
  if (F.Values != flow::Stored::Equal)
    return false;
  const diag::Kind Row = OfOne ? diag::warn_race_benign_all : diag::warn_race_benign;
  if ((!F.IsGlobal && !Array) || !firstAt(location(F.At), Row))
    return true;
  const std::string Name = "'" + (Array ? Array->getNameAsString() : F.Array->Name) + "'";
  if (OfOne) {
    report(location(F.At), Row) << F.IsGlobal << F.OfElement << Name << range(F.At);
  } else {
    report(location(F.At), Row) << (F.Does == flow::Use::Writes) << F.IsGlobal << Name
                                << range(F.At);
    noteOther(F);
  }
  noteCalls(F);
  return true;
}

/// Adds a note at the other access. Copies of whole elements have no place of their own beside the
/// access that was reported.
void FlowReport::noteOther(const flow::Finding &F) {
  if (location(F.Other).isValid())
    report(location(F.Other), diag::note_flow_race_other) << int(F.OtherDoes) << range(F.Other);
}

/// As the rows about writes choose their words.
static int howWritten(const flow::Finding &F) {
  return F.Updates ? 2 : F.Values == flow::Stored::MayDiffer ? 1 : 0;
}

/// By the atomic functions for numbers of the type that is written, in the version of the kernel.
FlowReport::Remedy FlowReport::remedyOf(const flow::Finding &F) const {
  const kir::Type *Ty = F.At->type();
  const auto *Int = dyn_cast<kir::IntType>(Ty);
  if (Int && Int->Bits == 32)
    return Remedy::Atomic;
  if (!(Int && Int->Bits == 64) && !isa<kir::FloatType>(Ty))
    return Remedy::OwnElement;
  for (const flow::CallChain *At = F.Where; At; At = At->Caller)
    if (const FunctionDecl *Function = From.Functions.lookup(At->Function);
        Function && !Known.isLibrary(At->Function))
      return allows(versionOf(Function).value_or(Version), Feature::Atomics)
                 ? Remedy::Atomic
                 : Remedy::AtomicOfLaterVersion;
  return Remedy::OwnElement;
}

/// The container is captured; the kernel's parameter has its name.
void FlowReport::globalRace(const flow::Finding &F) {
  using Kind = flow::Finding::Kind;
  const diag::Kind Row = F.K == Kind::Race ? diag::warn_global_race : diag::warn_global_race_all;
  if (!firstAt(location(F.At), Row))
    return;
  const std::string Name = "'" + F.Array->Name + "'";
  if (F.K == Kind::Race) {
    const bool IsAtomic =
        F.Does == flow::Use::ChangesAtomically || F.OtherDoes == flow::Use::ChangesAtomically;
    report(location(F.At), Row) << int(F.Does) << Name << int(F.OtherDoes) << IsAtomic
                                << range(F.At);
    noteOther(F);
  } else {
    report(location(F.At), Row) << howWritten(F) << Name << int(remedyOf(F)) << range(F.At);
  }
  noteCalls(F);
}

void FlowReport::sharedElement(const flow::Finding &F) {
  if (benignRace(F))
    return;
  if (F.IsGlobal)
    return globalRace(F);
  const VarDecl *Array = From.Variables.lookup(F.Array);
  if (!Array || !firstAt(location(F.At), diag::warn_tile_static_race_all))
    return;
  report(location(F.At), diag::warn_tile_static_race_all)
      << howWritten(F) << F.OfElement << Array << range(F.At);
  noteDeclaration(F.Array);
  noteCalls(F);
}

void FlowReport::race(const flow::Finding &F) {
  if (benignRace(F))
    return;
  if (F.IsGlobal)
    return globalRace(F);
  const VarDecl *Array = From.Variables.lookup(F.Array);
  if (!Array || !firstAt(location(F.At), diag::warn_tile_static_race))
    return;
  report(location(F.At), diag::warn_tile_static_race)
      << int(F.Does) << Array << int(F.OtherDoes) << range(F.At);
  noteOther(F);
  noteCalls(F);
}

void FlowReport::unwritten(const flow::Finding &F) {
  const VarDecl *Variable = From.Variables.lookup(F.Array);
  if (!Variable || !firstAt(Variable->getLocation(), diag::warn_tile_static_unwritten))
    return;
  report(location(F.At), diag::warn_tile_static_unwritten) << Variable << range(F.At);
  noteDeclaration(F.Array);
}

void FlowReport::outOfRange(const flow::Finding &F) {
  const SourceLocation Loc = location(F.At);
  // Clang has seen an index that is a constant in itself.
  const Expr *At = origin(F.At);
  if (const auto *Subscript =
          dyn_cast_or_null<ArraySubscriptExpr>(At ? At->IgnoreParenImpCasts() : nullptr)) {
    Expr::EvalResult Ignored;
    if (Subscript->getIdx()->EvaluateAsInt(Ignored, Ast) &&
        !Diags.isIgnored(clang::diag::warn_array_index_exceeds_bounds, Loc))
      return;
  }
  if (!firstAt(Loc, diag::warn_flow_array_bounds))
    return;
  report(Loc, diag::warn_flow_array_bounds)
      << F.Index << (F.Index < 0) << F.Size << F.ByThread << range(F.At);
  noteDeclaration(F.Array);
  noteCalls(F);
}

void FlowReport::divisionByZero(const flow::Finding &F) {
  const auto *E = dyn_cast_or_null<BinaryOperator>(origin(F.At));
  if (!E)
    return;
  const SourceLocation Loc = E->getOperatorLoc();
  const bool OfFloats = F.K == flow::Finding::Kind::FloatDivisionByZero;
  const diag::Kind Row =
      OfFloats ? diag::warn_flow_float_division_by_zero : diag::warn_flow_division_by_zero;
  Expr::EvalResult Ignored;
  if (!OfFloats && E->getRHS()->EvaluateAsInt(Ignored, Ast) &&
      !Diags.isIgnored(clang::diag::warn_remainder_division_by_zero, Loc))
    return;
  if (!firstAt(Loc, Row))
    return;
  const bool Remainder = E->getOpcode() == BO_Rem || E->getOpcode() == BO_RemAssign;
  if (OfFloats)
    report(Loc, Row) << E->getRHS()->getSourceRange();
  else
    report(Loc, Row) << Remainder << E->getRHS()->getSourceRange();
  noteCalls(F);
}

void FlowReport::reportFinding(const flow::Finding &F) {
  using Kind = flow::Finding::Kind;
  switch (F.K) {
  case Kind::DivergentBarrier:
    return barrier(F);
  case Kind::SharedElement:
    return sharedElement(F);
  case Kind::Race:
    return race(F);
  case Kind::Unwritten:
    return unwritten(F);
  case Kind::OutOfRange:
    return outOfRange(F);
  case Kind::DivisionByZero:
  case Kind::FloatDivisionByZero:
    return divisionByZero(F);
  }
}

} // namespace ampcc
