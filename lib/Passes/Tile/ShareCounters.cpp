//===- ShareCounters.cpp - counters shared by the threads of a tile ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The threads of a tile often step through a range side by side:
//
//   for (int i = global; i < n; i += stride) ...
//
// Each thread leaves the loop separately, but all iterations except the last are the same for all
// threads. With the counter of the tile's first thread, the loop belongs to the tile. Its first
// part has iterations in which all threads take part, its second part has iterations in which the
// threads past the end do nothing:
//
//   int i_first = tile * 256;
//   for (; (long)i_first + 255 < n; i_first += stride) { int i = i_first + local; ... }
//   for (; i_first < n; i_first += stride) { int i = i_first + local; if (i < n) ... }
//
// If the stride may be less than the range of a tile, threads past the end would count on to
// numbers that no thread of the original loop had: these compare in 64 bits before they compute i.
//
//   ... if ((long)i_first + (long)local < (long)n) { int i = i_first + local; ... }
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/CountedLoop.h"
#include "Utils/ReturnElimination.h"
#include "ampcc/Analysis/Affine.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/WorkItemBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// A body with more expressions is not copied.
static constexpr unsigned MaxCopiedSize = 256;
/// The difference between adjacent threads must stay below this limit, so that sums for a tile fit
/// into 64 bits.
static constexpr int64_t MaxFactor = int64_t(1) << 20;

namespace {

class CounterSharer {
  Context &Ctx;
  const VarUses Uses;
  const Uniformity U;
  const AffineIndices Affine;

public:
  bool Changed = false;
  CounterSharer(Context &Ctx, Function &F) : Ctx(Ctx), Uses(F), U(F), Affine(U) {}

  void block(Block &B) {
    for (Stmt *&S : B.Stmts) {
      auto *L = dyn_cast<For>(S);
      if (Block *New = L ? shared(*L) : nullptr) {
        S = New;
        Changed = true;
        continue;
      }
      forEachInnerBlock(S, [&](Block &Inner) { block(Inner); });
    }
  }

private:
  /// All threads agree on E, and the loop leaves its value alone.
  bool isShared(const Expr *E, const Effects &OfLoop) const {
    return U.isUniform(E) && isDroppable(E) && Effects::of(E, Uses).commutesWith(OfLoop);
  }

  /// `V += step` or `++V` with a step for all.
  bool isSharedStep(const Expr *Inc, const Var *V, const Effects &OfLoop) const {
    if (auto *I = dyn_cast_or_null<IncDec>(Inc))
      return I->Increment && isRef(I->Operand, V);
    auto *A = dyn_cast_or_null<Assign>(Inc);
    return A && A->Compound && A->Op == BinaryOp::Add && A->ComputeTy == V->Ty &&
           isRef(A->Target, V) && isShared(A->Value, OfLoop);
  }

  /// Threads count from places side by side, and only the count ends the loop.
  bool isShareable(For &L, const DeclStmt *D) const {
    auto *Ty = D ? dyn_cast<IntType>(D->V->Ty) : nullptr;
    auto *Cond = dyn_cast_or_null<Binary>(L.Cond);
    if (!Ty || !Ty->Signed || Ty->Bits != 32 || !D->Init || !Cond || U.isDivergent(&L))
      return false;
    const VarUse Use = Uses.of(D->V);
    const std::optional<AffineForm> Form = Affine.of(D->V);
    if (Use.Writes != 1 || Use.Addresses || !Form || Form->isConstant() ||
        !all_of(make_second_range(Form->Factors),
                [](int64_t F) { return F >= 0 && F < MaxFactor; }))
      return false;
    const Effects OfLoop = Effects::of(&L, Uses);
    return (Cond->Op == BinaryOp::Lt || Cond->Op == BinaryOp::Le) && isRef(Cond->Left, D->V) &&
           isShared(Cond->Right, OfLoop) && isSharedStep(L.Inc, D->V, OfLoop) && !hasJump(L.Body) &&
           !containsReturn(L.Body);
  }

  /// E with the value of the tile's first thread; null if that is not known. Elsewhere: the
  /// variables in E may have had other values at the place where E is evaluated.
  Expr *atFirstThread(const Expr *E, bool Elsewhere = false) const {
    if (U.isUniform(E))
      return isDroppable(E) && (!Elsewhere || isStable(E, Uses)) ? clone(Ctx, E) : nullptr;
    if (auto *Ref = dyn_cast<VarRef>(E)) {
      const DeclStmt *D = Uses.of(Ref->V).Decl;
      return D && Uses.isFixed(Ref->V) ? atFirstThread(D->Init, /*Elsewhere=*/true) : nullptr;
    }
    if (auto *B = dyn_cast<Builtin>(E))
      return indexOfFirstThread(*B);
    if (!isa<Cast, Binary, Unary>(E))
      return nullptr;
    Expr *Copy = clone(Ctx, E);
    bool Known = true;
    forEachOperand(Copy, [&](Expr *&Operand) {
      Expr *First = Known ? atFirstThread(Operand, Elsewhere) : nullptr;
      Known &= First != nullptr;
      Operand = First ? First : Operand;
    });
    return Known ? Copy : nullptr;
  }

  Expr *indexOfFirstThread(const Builtin &B) const {
    if (B.is(builtin::get_local_id))
      return Ctx.make<IntLit>(B.type(), 0);
    if (!B.is(builtin::get_global_id))
      return nullptr;
    auto *Group = Ctx.make<Builtin>(B.type(), builtin::get_group_id);
    auto *Size = Ctx.make<Builtin>(B.type(), builtin::get_local_size);
    for (Builtin *Part : {Group, Size})
      Part->Args.push_back(clone(Ctx, B.Args[0]));
    return Ctx.make<Binary>(B.type(), BinaryOp::Mul, Group, Size);
  }

  //===--------------------------------------------------------------------===//
  // The new loops
  //===--------------------------------------------------------------------===//

  Expr *sum(const Type *Ty, Expr *Left, Expr *Right) const {
    return Ctx.make<Binary>(Ty, BinaryOp::Add, Left, Right);
  }

  /// `First + factor * local + ...` in type Ty.
  Expr *counterOfThread(Var *First, const AffineForm &Form, const Type *Ty) const {
    auto As = [&](Expr *E) { return E->type() == Ty ? E : Ctx.make<Cast>(Ty, E, true); };
    Expr *Count = As(Ctx.ref(First));
    for (unsigned D = 0; D < TileSize::Dimensions; ++D) {
      const int64_t Factor = Form.factor(D);
      if (!Factor)
        continue;
      std::vector<Expr *> Dim = {Ctx.intLit(D)};
      Expr *Place = As(Ctx.make<Builtin>(Ctx.intTy(), builtin::get_local_id, Dim));
      if (Factor != 1)
        Place = Ctx.make<Binary>(Ty, BinaryOp::Mul, Place, Ctx.make<IntLit>(Ty, Factor));
      Count = sum(Ty, Count, Place);
    }
    return Count;
  }

  /// The largest difference between the counters of the last thread and of the first.
  int64_t mostSpanOf(const AffineForm &Form) const {
    int64_t Span = 0;
    for (const auto &[D, Factor] : Form.Factors)
      Span += Factor * (int64_t(U.tile().mostIn(D).value_or(1)) - 1);
    return Span;
  }

  /// The difference between the counters of the last thread and of the first, in 64 bits.
  Expr *spanOf(const AffineForm &Form) const {
    const Type *Long = Ctx.intTy(64);
    if (!U.tile().isParameters())
      return Ctx.make<IntLit>(Long, mostSpanOf(Form));
    Expr *Span = nullptr;
    for (const auto &[D, Factor] : Form.Factors) {
      std::vector<Expr *> Dim = {Ctx.intLit(D)};
      Expr *Size = Ctx.make<Builtin>(Long, builtin::get_local_size, Dim);
      Expr *Of = Ctx.make<Binary>(Long, BinaryOp::Sub, Size, Ctx.make<IntLit>(Long, 1));
      if (Factor != 1)
        Of = Ctx.make<Binary>(Long, BinaryOp::Mul, Of, Ctx.make<IntLit>(Long, Factor));
      Span = Span ? sum(Long, Span, Of) : Of;
    }
    return Span;
  }

  /// `(long)Count op limit`
  Expr *isInside(Expr *Count, const Binary &Cond) const {
    Expr *Limit = Ctx.make<Cast>(Ctx.intTy(64), clone(Ctx, Cond.Right), /*Implicit=*/true);
    return Ctx.make<Binary>(Ctx.boolTy(), Cond.Op, Count, Limit);
  }

  Expr *lastIsInside(Var *First, const AffineForm &Form, const Binary &Cond) const {
    const Type *Long = Ctx.intTy(64);
    Expr *Wide = Ctx.make<Cast>(Long, Ctx.ref(First), /*Implicit=*/true);
    return isInside(sum(Long, Wide, spanOf(Form)), Cond);
  }

  /// The stride is longer than the range of the tile. When the first thread begins an iteration,
  /// the previous one was one for all threads, so that each of them computes its next counter
  /// anyway.
  static bool stepsOver(const For &L, int64_t Span) {
    auto *A = dyn_cast<Assign>(L.Inc);
    auto *Step = A ? dyn_cast<IntLit>(A->Value) : nullptr;
    return Step && Step->Value > Span;
  }

  Expr *step(const For &L, const Var *Counter, Var *First) const {
    VarMap Map;
    Map[Counter] = First;
    return clone(Ctx, L.Inc, Map);
  }

  /// `{ int i = First + local; Body }`
  Block *iteration(const For &L, Var *Counter, Var *First, const AffineForm &Form,
                   VarMap &Map) const {
    auto *Own = Ctx.make<Var>(*Counter);
    Map[Counter] = Own;
    Own->IsConst = true;
    auto *D = Ctx.make<DeclStmt>(Own, counterOfThread(First, Form, Ctx.intTy()));
    D->Pos = L.Pos;
    auto *Body = cast<Block>(clone(Ctx, L.Body, Map));
    Body->Stmts.insert(Body->Stmts.begin(), D);
    return Body;
  }

  /// `{ int i = First + local; if (i < limit) Body }`, or with the count in 64 bits
  /// `{ if ((long)First + local < limit) { int i = First + local; Body } }`.
  Block *guardedIteration(const For &L, Var *Counter, Var *First, const AffineForm &Form) const {
    auto *Cond = cast<Binary>(L.Cond);
    VarMap Map;
    Block *Body = iteration(L, Counter, First, Form, Map);
    auto *Outer = Ctx.make<Block>();
    Expr *Guard = nullptr;
    if (stepsOver(L, mostSpanOf(Form))) {
      Outer->Stmts.push_back(Body->Stmts.front());
      Body->Stmts.erase(Body->Stmts.begin());
      Guard = clone(Ctx, Cond, Map);
    } else {
      Guard = isInside(counterOfThread(First, Form, Ctx.intTy(64)), *Cond);
    }
    Outer->Stmts.push_back(Ctx.make<If>(Guard, Body));
    Outer->Stmts.back()->Pos = L.Pos;
    return Outer;
  }

  static bool isSmall(Stmt *Body) {
    unsigned Size = 0;
    walkExprs(Body, [&](Expr *&) { ++Size; });
    return Size <= MaxCopiedSize;
  }

  Block *shared(For &L) {
    auto *D = dyn_cast_or_null<DeclStmt>(L.Init);
    if (!isShareable(L, D))
      return nullptr;
    Expr *Start = atFirstThread(D->Init);
    if (!Start)
      return nullptr;
    const AffineForm Form = *Affine.of(D->V);
    auto *First = Ctx.make<Var>(*D->V);
    First->Name += "_first";
    First->IsTemp = true;
    First->IsConst = false;
    auto *Declared = Ctx.make<DeclStmt>(First, Start);
    Declared->Pos = D->Pos;
    auto *Result = Ctx.make<Block>();
    Result->Stmts.push_back(Declared);
    auto Add = [&](Expr *Cond, Block *Body) {
      auto *Loop = Ctx.make<For>(nullptr, Cond, step(L, D->V, First), Body);
      Loop->Pos = Result->Pos = L.Pos;
      Result->Stmts.push_back(Loop);
    };
    auto *Cond = cast<Binary>(L.Cond);
    VarMap Own;
    if (isSmall(L.Body))
      Add(lastIsInside(First, Form, *Cond), iteration(L, D->V, First, Form, Own));
    VarMap Map;
    Map[D->V] = First;
    Add(clone(Ctx, Cond, Map), guardedIteration(L, D->V, First, Form));
    return Result;
  }
};

} // namespace

bool ampcc::shareCounters(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) {
    if (!F.WorkGroupSize.isTiled())
      return false;
    CounterSharer Sharer(PC.M.Ctx, F);
    Sharer.block(*F.Body);
    return Sharer.Changed;
  });
}
