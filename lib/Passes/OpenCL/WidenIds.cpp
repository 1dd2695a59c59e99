//===- WidenIds.cpp - indices of global memory in 64 bits ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL counts work-items in size_t, C++ AMP in int. Compilers for CPU devices run the work-items
// of a group as a loop over that size_t. With `int i = get_global_id(0)` every `x[row + i]` widens
// a sum of a truncated counter again: before they vectorise the loop they must prove, or check at
// run time, that nothing wraps, and often they add and widen per access what would be one register
// and a displacement. With `long i` a 5-point stencil runs a tenth faster.
//
// So a temporary that holds a global id, or a sum with one, becomes 64 bits wide when some index of
// global memory adds it as it is. Overflow of int is undefined in C++, so the wider sum is the same
// sum. Variables that the user declared keep their type.
//
// In the tile form the counters of the loops over threads are ids: there a row's index is the sum
// of an invariant and the counter, and the sum of three ints is a check at run time for every row.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/WorkItemBuiltins.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

bool isInt(const Expr *E) {
  auto *Ty = dyn_cast<IntType>(E->type());
  return Ty && Ty->Bits == 32 && Ty->Signed;
}

bool isLong(const Expr *E) {
  auto *Ty = dyn_cast<IntType>(E->type());
  return Ty && Ty->Bits == 64 && Ty->Signed;
}

/// `a + b` or `a - b` in int or long.
Binary *asSum(Expr *E) {
  auto *B = dyn_cast<Binary>(E);
  return B && (isInt(B) || isLong(B)) && (B->Op == BinaryOp::Add || B->Op == BinaryOp::Sub)
             ? B
             : nullptr;
}

/// E without its conversion from int to long.
Expr *term(Expr *E) {
  auto *C = dyn_cast<Cast>(E);
  return C && C->Implicit && isLong(C) && isInt(C->Operand) ? C->Operand : E;
}

/// An integer that C converts to another one by itself.
Cast *conversion(Expr *E) {
  auto *C = dyn_cast<Cast>(E);
  return C && C->Implicit && isa<IntType>(C->type()) && isa<IntType>(C->Operand->type()) ? C
                                                                                         : nullptr;
}

/// The index E without conversions that keep it. An int below zero is another index when it is
/// converted to an unsigned number of 32 bits, and the same when that is converted back.
Expr *narrow(Expr *E) {
  Cast *C = conversion(E);
  if (!C)
    return E;
  auto *To = cast<IntType>(C->type()), *From = cast<IntType>(C->Operand->type());
  if (To->Bits > From->Bits ? From->Signed : To == From || (To->Bits == 64 && From->Bits == 64))
    return narrow(C->Operand);
  Cast *Inner = conversion(C->Operand);
  return Inner && To->Signed && To->Bits == From->Bits && Inner->Operand->type() == To
             ? narrow(Inner->Operand)
             : E;
}

bool indexesGlobalMemory(const Subscript *S) {
  const Expr *Base = withoutCasts(S->Base); // bytes read as something else
  auto *P = dyn_cast<PointerType>(Base->type());
  return P && P->AS == Space::Global;
}

class IdWidener {
  Context &Ctx;
  Function &F;
  const IntType *Long;
  DenseSet<const Var *> Counters;           ///< of loops over threads
  DenseMap<const Var *, Expr *> Candidates; ///< and what they are initialised with
  SetVector<Var *> Wide;

public:
  IdWidener(Context &Ctx, Function &F) : Ctx(Ctx), F(F), Long(Ctx.intTy(64)) {}

  bool run() {
    findCounters();
    findCandidates();
    walkExprs(F.Body, [&](Expr *&E) {
      if (auto *S = dyn_cast<Subscript>(E); S && indexesGlobalMemory(S))
        choose(narrow(S->Index));
    });
    for (unsigned I = 0; I < Wide.size(); ++I)
      choose(Candidates.lookup(Wide[I]));
    if (Wide.empty())
      return false;
    for (Var *V : Wide)
      V->Ty = Long;
    walkStmts(F.Body, [&](Stmt *S) {
      if (auto *D = dyn_cast<DeclStmt>(S); D && Wide.contains(D->V))
        D->Init = wideSum(D->Init);
      else
        forEachExpr(S, [&](Expr *&E) { rewrite(E); });
    });
    return true;
  }

private:
  void findCounters() {
    walkStmts(F.Body, [&](Stmt *S) {
      auto *L = dyn_cast<For>(S);
      if (auto *D = L && L->IsThreadLoop ? dyn_cast_or_null<DeclStmt>(L->Init) : nullptr)
        Counters.insert(D->V);
    });
  }

  void findCandidates() {
    VarUses Uses(F);
    walkStmts(F.Body, [&](Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      if (D && D->Init && D->V->IsTemp && Uses.isFixed(D->V) && !Uses.of(D->V).Addresses &&
          isInt(D->Init) && holdsId(D->Init))
        Candidates[D->V] = D->Init;
    });
  }

  bool isId(const Expr *E) const {
    if (auto *C = dyn_cast<Cast>(E); C && isInt(C))
      E = C->Operand;
    if (auto *Ref = dyn_cast<VarRef>(E))
      return Counters.contains(Ref->V);
    auto *B = dyn_cast<Builtin>(E);
    return B && B->is(builtin::get_global_id);
  }

  /// E is an id, or a sum with one.
  bool holdsId(Expr *E) const {
    if (auto *Ref = dyn_cast<VarRef>(E); Ref && Candidates.count(Ref->V))
      return true;
    if (Binary *Sum = asSum(E))
      return isInt(Sum) && (holdsId(Sum->Left) || holdsId(Sum->Right));
    return isId(E);
  }

  /// The candidates that the sum E adds.
  void choose(Expr *E) {
    E = term(E);
    if (auto *Ref = dyn_cast<VarRef>(E); Ref && Candidates.count(Ref->V))
      Wide.insert(Ref->V);
    if (Binary *Sum = asSum(E)) {
      choose(Sum->Left);
      choose(Sum->Right);
    }
  }

  bool isWide(Expr *E) const {
    E = term(E);
    if (auto *Ref = dyn_cast<VarRef>(E))
      return Wide.contains(Ref->V);
    Binary *Sum = asSum(E);
    return Sum && (isWide(Sum->Left) || isWide(Sum->Right));
  }

  bool addsId(Expr *E) const {
    E = term(E);
    Binary *Sum = asSum(E);
    return Sum ? addsId(Sum->Left) || addsId(Sum->Right) : isId(E);
  }

  /// The int or long E in 64 bits; parts that have nothing to do with ids are summed before.
  Expr *wideSum(Expr *E) {
    E = term(E);
    SourcePos Pos = E->Pos;
    if (auto *Ref = dyn_cast<VarRef>(E); Ref && Wide.contains(Ref->V)) {
      E = Ctx.ref(Ref->V);
    } else if (Binary *Sum = asSum(E); Sum && (isWide(Sum) || addsId(Sum))) {
      Expr *Left = wideSum(Sum->Left), *Right = wideSum(Sum->Right);
      E = Ctx.make<Binary>(Long, Sum->Op, Left, Right);
    } else {
      if (isId(E) && isa<Cast>(E))
        E = cast<Cast>(E)->Operand;
      else
        rewrite(E);
      if (!isLong(E))
        E = Ctx.make<Cast>(Long, E, /*Implicit=*/true);
    }
    E->Pos = Pos;
    return E;
  }

  void rewrite(Expr *&E) {
    if (auto *S = dyn_cast<Subscript>(E); S && indexesGlobalMemory(S)) {
      if (Expr *Index = narrow(S->Index); isWide(Index)) {
        S->Index = wideSum(Index);
        return rewrite(S->Base);
      }
    }
    // `i < n`: comparing needs no narrowing either.
    if (auto *B = dyn_cast<Binary>(E); B && B->Op >= BinaryOp::Lt && B->Op <= BinaryOp::Ne &&
                                       (isWide(B->Left) || isWide(B->Right))) {
      B->Left = wideSum(B->Left);
      B->Right = wideSum(B->Right);
      return;
    }
    if (auto *C = dyn_cast<Cast>(E);
        C && isLong(C) && isa<VarRef>(C->Operand) && isWide(C->Operand)) {
      E = wideSum(C->Operand);
      return;
    }
    if (auto *Ref = dyn_cast<VarRef>(E); Ref && Wide.contains(Ref->V)) {
      SourcePos Pos = E->Pos;
      E = Ctx.make<Cast>(Ctx.intTy(), Ctx.ref(Ref->V), /*Implicit=*/true);
      E->Pos = Pos;
      return;
    }
    forEachOperand(E, [&](Expr *&Operand) { rewrite(Operand); });
  }
};

} // namespace

bool ampcc::widenIds(PassContext &PC) {
  return changeFunctions(PC, [&](Function &F) { return IdWidener(PC.M.Ctx, F).run(); });
}
