//===- FoldBounds.cpp - conditions on the thread as bounds of its loop ----===//
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
// Declarations in front of the condition may stand in between, since they have no effect.
//
//===----------------------------------------------------------------------===//
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
  /// The condition under which all of Body stands; null if there is none.
  If *onlyIf(Block &Body) const {
    for (Stmt *S : Body.Stmts) {
      if (S == Body.Stmts.back()) {
        auto *I = dyn_cast<If>(S);
        return I && !I->Else ? I : nullptr;
      }
      auto *D = dyn_cast<DeclStmt>(S);
      if (!D || !Uses.isFixed(D->V) || !isSideEffectFree(D->Init))
        return nullptr;
    }
    return nullptr;
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
    return More ? wideSum(E, BinaryOp::Add, Ctx.make<IntLit>(Ctx.intTy(64), More)) : E;
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

  /// Declares the bound of the loop: Start, raised or lowered to Bounds where these say more.
  Var *declare(Block &Out, StringRef Suffix, const Expr *Start, ArrayRef<Expr *> Bounds,
               BinaryOp Than, SourcePos Pos) {
    auto *V = Ctx.make<Var>();
    V->Name = Counter->Name + Suffix.str();
    V->Ty = Ctx.intTy();
    V->IsTemp = true;
    V->Pos = Pos;
    Out.Stmts.push_back(Ctx.make<DeclStmt>(V, clone(Ctx, Start)));
    for (Expr *Bound : Bounds) {
      auto *Then = Ctx.make<Block>();
      Expr *Value = Ctx.make<Cast>(Ctx.intTy(), clone(Ctx, Bound), /*Implicit=*/false);
      Then->Stmts.push_back(Ctx.make<ExprStmt>(Ctx.make<Assign>(Ctx.ref(V), Value)));
      auto *Test = Ctx.make<Binary>(Ctx.boolTy(), Than, Bound, wide(Ctx.ref(V)));
      Out.Stmts.push_back(Ctx.make<If>(Test, Then));
    }
    for (Stmt *S : Out.Stmts)
      S->Pos = Pos;
    return V;
  }

  Stmt *folded(For &L) {
    auto *Init = dyn_cast_or_null<DeclStmt>(L.Init);
    auto *Test = dyn_cast_or_null<Binary>(L.Cond);
    If *Guard = onlyIf(*L.Body);
    if (!Init || !Init->Init || !Test || Test->Op != BinaryOp::Lt || !Guard)
      return nullptr;
    Counter = Init->V;
    OfLoop = Effects::of(&L, Uses);
    From.clear();
    Below.clear();
    Expr *Rest = take(Guard->Cond);
    if (From.empty() && Below.empty())
      return nullptr;
    auto *Out = Ctx.make<Block>();
    if (!From.empty())
      Init->Init = Ctx.ref(declare(*Out, "_begin", Init->Init, From, BinaryOp::Gt, L.Pos));
    if (!Below.empty())
      Test->Right = Ctx.ref(declare(*Out, "_end", Test->Right, Below, BinaryOp::Lt, L.Pos));
    if (Rest) {
      Guard->Cond = Rest;
    } else {
      std::vector<Stmt *> &Stmts = L.Body->Stmts;
      Stmts.pop_back();
      Stmts.insert(Stmts.end(), Guard->Then->Stmts.begin(), Guard->Then->Stmts.end());
    }
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
