//===- FoldBounds.cpp - conditions on the thread as bounds of its loop ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where only some threads of a region have something to do, the loop over them need not visit the
// others:
//
//   thread for (int l = 0; l < 256; ++l) { if (l < half) ... }
//
// becomes
//
//   long l_end = half; if (l_end > 256) l_end = 256;
//   thread for (int l = 0; l < l_end; ++l) ...
//
// Declarations in front of the condition may stand in between, since they have no effect, and loops
// over the threads of other dimensions.
//
//===----------------------------------------------------------------------===//
#include "ConstantFolding.h"
#include "Passes.h"
#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/Builtins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// A sum that may hold the loop's counter once: `counter + Added... - Subtracted...`.
struct Sum {
  bool HasCounter = false;
  SmallVector<const Expr *, 4> Added, Subtracted;
};

class BoundFolder {
  Context &Ctx;
  const VarUses Uses;
  /// Of the loop at hand.
  Var *Counter = nullptr;
  Effects OfLoop;
  /// Bounds for the counter, in 64 bits; Below is the first thread that has nothing to do.
  SmallVector<Expr *, 2> From, Below;

public:
  bool Changed = false;
  BoundFolder(Context &Ctx, Function &F) : Ctx(Ctx), Uses(F) {}

  void block(Block &B) {
    for (Stmt *&S : B.Stmts) {
      forEachInnerBlock(S, [&](Block &Inner) { block(Inner); });
      if (auto *L = dyn_cast<For>(S); L && L->IsThreadLoop)
        if (Stmt *New = folded(*L)) {
          S = New;
          Changed = true;
        }
    }
  }

private:
  /// A condition, and the list that it is the last statement of.
  struct Guard {
    If *I = nullptr;
    Block *In = nullptr;
  };

  /// S only computes bounds of the loop that it stands in front of.
  static bool isBoundOf(Stmt *S, const Block &Around) {
    auto *I = dyn_cast<If>(S);
    auto *Set = I && !I->Else && I->Then->Stmts.size() == 1 ? dyn_cast<ExprStmt>(I->Then->Stmts[0])
                                                            : nullptr;
    auto *A = Set ? dyn_cast<Assign>(Set->E) : nullptr;
    auto *Ref = A ? dyn_cast<VarRef>(A->Target) : nullptr;
    return Ref && isSideEffectFree(I->Cond) && isSideEffectFree(A->Value) &&
           any_of(Around.Stmts, [&](Stmt *Other) {
             auto *D = dyn_cast<DeclStmt>(Other);
             return D && D->V == Ref->V;
           });
  }

  /// The condition under which all of Body stands, which may be that of a loop inside.
  Guard onlyIf(Block &Body) const {
    for (Stmt *S : Body.Stmts) {
      if (S == Body.Stmts.back()) {
        if (auto *I = dyn_cast<If>(S))
          return I->Else ? Guard() : Guard{I, &Body};
        if (auto *B = dyn_cast<Block>(S))
          return onlyIf(*B);
        auto *L = dyn_cast<For>(S);
        return L && L->IsThreadLoop ? onlyIf(*L->Body) : Guard();
      }
      auto *D = dyn_cast<DeclStmt>(S);
      if (!(D && D->Init && isSideEffectFree(D->Init)) && !isBoundOf(S, Body))
        return Guard();
    }
    return Guard();
  }

  /// The threads find the same value in E, in front of the loop as well.
  bool isInvariant(const Expr *E) const {
    const Effects Of = Effects::of(E, Uses);
    return isSideEffectFree(E) && !Of.MemoryRead && Of.commutesWith(OfLoop);
  }

  /// E as a sum of 32-bit integers that do not overflow; false if it is none.
  bool split(const Expr *E, bool Minus, Sum &S) const {
    if (!isa<IntType>(E->type()) || !cast<IntType>(E->type())->Signed)
      return false;
    if (isInvariant(E)) {
      (Minus ? S.Subtracted : S.Added).push_back(E);
      return true;
    }
    if (auto *C = dyn_cast<Cast>(E)) {
      auto *From = dyn_cast<IntType>(C->Operand->type());
      return From && From->Bits <= cast<IntType>(E->type())->Bits && split(C->Operand, Minus, S);
    }
    if (auto *B = dyn_cast<Binary>(E)) {
      if (B->Op != BinaryOp::Add && B->Op != BinaryOp::Sub)
        return false;
      return split(B->Left, Minus, S) && split(B->Right, Minus != (B->Op == BinaryOp::Sub), S);
    }
    auto *Ref = dyn_cast<VarRef>(E);
    if (!Ref)
      return false;
    if (Ref->V == Counter) {
      bool First = !S.HasCounter && !Minus;
      S.HasCounter = true;
      return First;
    }
    const DeclStmt *D = Uses.of(Ref->V).Decl;
    return D && D->Init && Uses.isFixed(Ref->V) && split(D->Init, Minus, S);
  }

  Expr *wide(const Expr *E) const {
    Expr *Copy = clone(Ctx, E);
    if (Copy->type() == Ctx.intTy(64))
      return Copy;
    return Ctx.make<Cast>(Ctx.intTy(64), Copy, /*Implicit=*/true);
  }

  Expr *wideSum(Expr *Left, BinaryOp Op, Expr *Right) const {
    return Ctx.make<Binary>(Ctx.intTy(64), Op, Left, Right);
  }

  /// Limit - Added + Subtracted + More.
  Expr *bound(const Expr *Limit, const Sum &S, int64_t More) const {
    Expr *E = wide(Limit);
    for (const Expr *Part : S.Added)
      E = wideSum(E, BinaryOp::Sub, wide(Part));
    for (const Expr *Part : S.Subtracted)
      E = wideSum(E, BinaryOp::Add, wide(Part));
    if (More)
      E = wideSum(E, BinaryOp::Add, Ctx.make<IntLit>(Ctx.intTy(64), More));
    walkExprs(E, [&](Expr *&Node) {
      if (Expr *Simpler = foldNode(Ctx, Node))
        Node = Simpler;
    });
    return E;
  }

  static BinaryOp mirrored(BinaryOp Op) {
    switch (Op) {
    case BinaryOp::Lt:
      return BinaryOp::Gt;
    case BinaryOp::Gt:
      return BinaryOp::Lt;
    case BinaryOp::Le:
      return BinaryOp::Ge;
    case BinaryOp::Ge:
      return BinaryOp::Le;
    default:
      return Op;
    }
  }

  /// Takes `counter + ... op limit` into the bounds.
  bool takeComparison(const Expr *E) {
    auto *B = dyn_cast<Binary>(E);
    if (!B || B->Op < BinaryOp::Lt || B->Op > BinaryOp::Eq)
      return false;
    const bool Swapped = isInvariant(B->Left);
    const Expr *Limit = Swapped ? B->Left : B->Right;
    const BinaryOp Op = Swapped ? mirrored(B->Op) : B->Op;
    auto *Ty = dyn_cast<IntType>(Limit->type());
    Sum S;
    if (!Ty || !Ty->Signed || !isInvariant(Limit) ||
        !split(Swapped ? B->Right : B->Left, false, S) || !S.HasCounter)
      return false;
    if (Op == BinaryOp::Lt || Op == BinaryOp::Le || Op == BinaryOp::Eq)
      Below.push_back(bound(Limit, S, Op == BinaryOp::Lt ? 0 : 1));
    if (Op == BinaryOp::Gt || Op == BinaryOp::Ge || Op == BinaryOp::Eq)
      From.push_back(bound(Limit, S, Op == BinaryOp::Gt ? 1 : 0));
    return true;
  }

  /// Takes what it can of `a && b && ...`, and leaves the rest; null when nothing is left.
  Expr *take(Expr *E) {
    if (auto *B = dyn_cast<Binary>(E); B && B->Op == BinaryOp::LogicalAnd) {
      Expr *Left = take(B->Left);
      // Behind what is left, the right side is not always evaluated: it has no effect, though.
      Expr *Right = isSideEffectFree(B->Right) ? take(B->Right) : B->Right;
      if (Left && Right && (Left != B->Left || Right != B->Right))
        return Ctx.make<Binary>(B->type(), B->Op, Left, Right);
      return Left && Right ? E : Left ? Left : Right;
    }
    return isSideEffectFree(E) && takeComparison(E) ? nullptr : E;
  }

  //===--------------------------------------------------------------------===//
  // The new loop
  //===--------------------------------------------------------------------===//

  /// The bound of the loop: Start, raised or lowered to Bounds where these say more. Declares a
  /// variable for it unless it is known.
  Expr *limit(Block &Out, StringRef Suffix, Expr *Start, ArrayRef<Expr *> Bounds, BinaryOp Than,
              SourcePos Pos) {
    Var *V = nullptr;
    for (Expr *Bound : Bounds) {
      auto *Constant = dyn_cast<IntLit>(Bound), *Known = dyn_cast<IntLit>(Start);
      if (!V && Constant && Known) {
        const bool More =
            Than == BinaryOp::Lt ? Constant->Value < Known->Value : Constant->Value > Known->Value;
        Start = More ? Ctx.make<IntLit>(Ctx.intTy(), wrap(Ctx.intTy(), Constant->Value)) : Start;
        continue;
      }
      if (!V)
        V = declare(Out, Suffix, clone(Ctx, Start), Pos);
      auto *Then = Ctx.make<Block>();
      Expr *Value = Ctx.make<Cast>(Ctx.intTy(), clone(Ctx, Bound), /*Implicit=*/false);
      Then->Stmts.push_back(Ctx.assign(Ctx.ref(V), Value));
      auto *Test = Ctx.make<Binary>(Ctx.boolTy(), Than, Bound, wide(Ctx.ref(V)));
      Out.Stmts.push_back(Ctx.make<If>(Test, Then));
      Out.Stmts.back()->Pos = Pos;
    }
    return V ? Ctx.ref(V) : Start;
  }

  Var *declare(Block &Out, StringRef Suffix, Expr *Init, SourcePos Pos) {
    auto *V = Ctx.temp(Counter->Name + Suffix.str(), Ctx.intTy(), Pos);
    auto *D = Ctx.make<DeclStmt>(V, Init);
    D->Pos = Pos;
    Out.Stmts.push_back(D);
    return V;
  }

  Stmt *folded(For &L) {
    auto *Init = dyn_cast_or_null<DeclStmt>(L.Init);
    auto *Test = dyn_cast_or_null<Binary>(L.Cond);
    const Guard G = onlyIf(*L.Body);
    if (!Init || !Init->Init || !Test || Test->Op != BinaryOp::Lt || !G.I)
      return nullptr;
    Counter = Init->V;
    OfLoop = Effects::of(&L, Uses);
    From.clear();
    Below.clear();
    Expr *Rest = take(G.I->Cond);
    if (From.empty() && Below.empty())
      return nullptr;
    auto *Out = Ctx.make<Block>();
    if (!From.empty())
      Init->Init = limit(*Out, "_begin", Init->Init, From, BinaryOp::Gt, L.Pos);
    if (!Below.empty())
      Test->Right = limit(*Out, "_end", Test->Right, Below, BinaryOp::Lt, L.Pos);
    if (Rest) {
      G.I->Cond = Rest;
    } else {
      std::vector<Stmt *> &Stmts = G.In->Stmts;
      Stmts.pop_back();
      Stmts.insert(Stmts.end(), G.I->Then->Stmts.begin(), G.I->Then->Stmts.end());
    }
    if (Out->Stmts.empty())
      return &L;
    Out->Pos = L.Pos;
    Out->Stmts.push_back(&L);
    return Out;
  }
};

} // namespace

bool ampcc::foldBounds(PassContext &PC) {
  bool Changed = false;
  for (Function *F : PC.M.Functions) {
    if (!F->IsKernel)
      continue;
    BoundFolder Folder(PC.M.Ctx, *F);
    Folder.block(*F->Body);
    Changed |= Folder.Changed;
  }
  return Changed;
}
