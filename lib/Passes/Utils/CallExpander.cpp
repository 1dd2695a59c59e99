//===- CallExpander.cpp - inlining of one call ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CallExpander.h"
#include "AddressFolding.h"
#include "ReturnElimination.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/Speculation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::assignsInside(const Expr *E, bool SkipRoot) {
  bool Found = !SkipRoot && isa<Assign, IncDec>(E);
  forEachOperand(E, [&](const Expr *Operand) { Found |= assignsInside(Operand, false); });
  return Found;
}

CallCounts::CallCounts(ArrayRef<Function *> Functions) {
  const bool IsWhole = any_of(Functions, [](const Function *F) { return F->IsKernel; });
  for (Function *F : Functions) {
    add(F->Body);
    Left[F] += !IsWhole;
  }
}

void CallCounts::add(Stmt *Copy) {
  forEachCall(Copy, [&](Call *C) { ++Left[C->Callee]; });
}

void CallCounts::add(Expr *Copy) {
  walkExprs(Copy, [&](Expr *&E) {
    if (auto *C = dyn_cast<Call>(E))
      ++Left[C->Callee];
  });
}

//===----------------------------------------------------------------------===//
// As an expression
//===----------------------------------------------------------------------===//

/// The expression that is all of F's body; null if there is more.
static Expr *onlyExpression(const Function &F) {
  if (F.Body->Stmts.size() != 1)
    return nullptr;
  if (auto *R = dyn_cast<Return>(F.Body->Stmts[0]))
    return R->Value;
  auto *S = dyn_cast<ExprStmt>(F.Body->Stmts[0]);
  return S && F.ReturnTy->isVoid() ? S->E : nullptr;
}

namespace {

/// How often parameters occur in an expression, and whether always.
class ParamCounter {
  DenseMap<const Var *, unsigned> Counts, Doubtful;

  void visit(const Expr *E, bool Maybe) {
    if (auto *Ref = dyn_cast<VarRef>(E)) {
      ++Counts[Ref->V];
      Doubtful[Ref->V] += Maybe;
    }
    bool First = true;
    bool ShortCircuits = isa<kir::Conditional>(E);
    if (auto *B = dyn_cast<Binary>(E))
      ShortCircuits = isLogical(B->Op);
    forEachOperand(E, [&](const Expr *Operand) {
      visit(Operand, Maybe || (ShortCircuits && !First));
      First = false;
    });
  }

public:
  explicit ParamCounter(const Expr *E) { visit(E, false); }
  unsigned count(const Var *V) const { return Counts.lookup(V); }
  bool isUnconditional(const Var *V) const { return Doubtful.lookup(V) == 0; }
};

} // namespace

bool CallExpander::argumentsFit(const Call &C, const Expr *Body) const {
  VarUses CalleeUses(*C.Callee);
  Effects BodyEffects = Effects::of(Body, CalleeUses);
  ParamCounter Params(Body);
  std::vector<Effects> ArgEffects;
  for (const Expr *Arg : C.Args)
    ArgEffects.push_back(Effects::of(Arg, Uses));
  for (size_t I = 0; I < C.Args.size(); ++I) {
    const Var *P = C.Callee->Params[I];
    VarUse U = CalleeUses.of(P);
    bool Pure = isDroppable(C.Args[I]);
    unsigned Count = Params.count(P);
    if (U.Writes || U.Addresses || (Count == 0 && !Pure))
      return false;
    if (Count > 1 && !(Pure && isCheap(C.Args[I])))
      return false;
    if (!isStable(C.Args[I], Uses) && !ArgEffects[I].commutesWith(BodyEffects))
      return false;
    if (Pure)
      continue;
    // An argument with effects moves past the other arguments and the body.
    if (!Params.isUnconditional(P) || BodyEffects.MemoryRead || BodyEffects.hasSideEffects())
      return false;
    for (size_t J = 0; J < C.Args.size(); ++J)
      if (J != I && !isStable(C.Args[J], Uses))
        return false;
  }
  return true;
}

bool CallExpander::asExpression(Expr *&Slot, bool IsStatement, bool AloneInEffects) {
  auto *C = cast<Call>(Slot);
  Expr *Body = onlyExpression(*C->Callee);
  if (!Body || !argumentsFit(*C, Body))
    return false;
  // Calls are never interleaved, operands may be: an assignment must not get between them.
  if (assignsInside(Body, false) && !IsStatement)
    return false;
  DenseMap<const Var *, Expr *> Args;
  for (auto [P, Arg] : zip(C->Callee->Params, C->Args))
    Args[P] = Arg;
  Expr *Result = clone(Ctx, Body);
  Counts.add(Result);
  DenseSet<const Expr *> Used;
  walkExprs(Result, [&](Expr *&E) {
    auto *Ref = dyn_cast<VarRef>(E);
    Expr *Arg = Ref ? Args.lookup(Ref->V) : nullptr;
    if (Arg)
      E = Used.insert(Arg).second ? Arg : clone(Ctx, Arg);
    else if (!UserFunctions.count(C->Callee))
      E->Pos = C->Pos;
  });
  foldAddresses(Ctx, Result);
  if (!AloneInEffects && !isStable(Result, Uses))
    return false;
  Counts.remove(*C->Callee);
  Slot = Result;
  return true;
}

//===----------------------------------------------------------------------===//
// As statements
//===----------------------------------------------------------------------===//

Block *CallExpander::takeBody(const Call &C, SourcePos Pos, bool MayMove,
                              std::vector<Stmt *> &Params) {
  Function &F = *C.Callee;
  const bool Moves = MayMove && Counts.isOnly(F);
  VarMap Vars;
  for (auto [P, Arg] : zip(F.Params, C.Args)) {
    Var *Local = Moves ? P : Ctx.make<Var>(*P);
    Local->S = Var::Storage::Local;
    Local->IsTemp = true;
    Local->HasUserName = UserFunctions.count(&F);
    Local->Binding.reset();
    Vars[P] = Local;
    auto *D = Ctx.make<DeclStmt>(Local, Arg);
    D->Pos = Pos;
    Params.push_back(D);
  }
  if (Moves) {
    Counts.move(F);
    return F.Body;
  }
  auto *Copy = cast<Block>(clone(Ctx, F.Body, Vars));
  Counts.add(Copy);
  return Copy;
}

/// Code of the library has no lines, so it gets those of the user's call, and its variables become
/// temporary.
static void movePositions(std::vector<Stmt *> &Stmts, SourcePos Pos) {
  for (Stmt *S : Stmts)
    walkStmts(S, [&](Stmt *Child) {
      if (Child->Pos.Line)
        return;
      Child->Pos = Pos;
      forEachExpr(Child, [&](Expr *&Root) { walkExprs(Root, [&](Expr *&E) { E->Pos = Pos; }); });
      if (auto *D = dyn_cast<DeclStmt>(Child)) {
        D->V->IsTemp = true;
        D->V->Pos = Pos;
      }
    });
}

bool CallExpander::canExpand(const Function &F) {
  // The usual case: none, or one at the end.
  size_t Returns = 0;
  walkStmts(F.Body, [&](Stmt *S) { Returns += isa<Return>(S); });
  if (Returns == 0 || (Returns == 1 && isa<Return>(F.Body->Stmts.back())))
    return true;
  // The same test that the expansion makes: a return inside a loop or switch has no replacement.
  Context Scratch;
  VarMap Vars;
  auto *Copy = cast<Block>(clone(Scratch, F.Body, Vars));
  return eliminateReturns(Scratch, Copy->Stmts, nullptr);
}

Expr *CallExpander::asStatements(const Call &C, SourcePos Pos, std::vector<Stmt *> &Out,
                                 bool &Failed) {
  const Function &F = *C.Callee;
  // The usual case: one return, at the end.
  const std::vector<Stmt *> &Stmts = F.Body->Stmts;
  const size_t Returns = count_if(Stmts, [](Stmt *S) { return containsReturn(S); });
  auto *Last = Stmts.empty() ? nullptr : dyn_cast<Return>(Stmts.back());
  const SourcePos LastPos = Last ? Last->Pos : SourcePos();
  const bool IsUsual = !Returns || (Returns == 1 && Last);
  std::vector<Stmt *> Params;
  Block *Body = takeBody(C, Pos, /*MayMove=*/IsUsual, Params);
  Expr *Value = nullptr;
  if (Returns && IsUsual) {
    Value = cast<Return>(Body->Stmts.back())->Value;
    Body->Stmts.pop_back();
  } else if (Returns) {
    Var *Result = nullptr;
    if (!F.ReturnTy->isVoid()) {
      Result = Ctx.temp("result", F.ReturnTy, Pos);
    }
    if (!eliminateReturns(Ctx, Body->Stmts, Result)) {
      Failed = true;
      return nullptr;
    }
    if (Result) {
      Body->Stmts.insert(Body->Stmts.begin(), Ctx.make<DeclStmt>(Result));
      Value = Ctx.ref(Result);
    }
  }
  Counts.remove(F);
  if (F.AlwaysInline) {
    movePositions(Body->Stmts, Pos);
    if (Value && !LastPos.Line)
      walkExprs(Value, [&](Expr *&E) { E->Pos = Pos; });
  }
  append_range(Out, Params);
  append_range(Out, Body->Stmts);
  return Value;
}

void CallExpander::asTail(const Call &C, SourcePos Pos, std::vector<Stmt *> &Out) {
  Block *Body = takeBody(C, Pos, /*MayMove=*/true, Out);
  Counts.remove(*C.Callee);
  if (C.Callee->AlwaysInline)
    movePositions(Body->Stmts, Pos);
  append_range(Out, Body->Stmts);
}
