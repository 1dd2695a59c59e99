//===- FoldBounds.cpp - conditions on the thread as bounds of loops ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where only some threads of a region have something to do, the loop over them need not visit the
// others:
//
//   thread for (int l = 0; l < 256; ++l) { if (l < half) ... }
//
// becomes
//
//   int l_end = 256; if ((long)half < (long)l_end) l_end = (int)(long)half;
//   thread for (int l = 0; l < l_end; ++l) ...
//
// Declarations without effects may come before the condition, and loops over the threads of other
// dimensions. Of `a && b && c` the pass takes every bound that no effect precedes, because the
// other threads skip the rest. A bound is computed before the loop, where the program may not
// compute it: unless all threads begin their condition with it, it has to be speculatable
// (Speculation.h). It is computed in 64 bits without overflow, and narrowed after it is clamped to
// the numbers of an int.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/ConstantFolding.h"
#include "ampcc/Analysis/IntRange.h"
#include "ampcc/Analysis/LinearForm.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// Sums of 32-bit integers do not get this far: a limit beyond it is one that no sum reaches.
constexpr int64_t Far = int64_t(1) << 40;

/// An expression that the loop does not change, and whether every run of the loop evaluates it.
struct Invariant {
  const Expr *E;
  bool IsReached;
};

/// A sum of expressions that the loop does not change. The null pointer stands for its counter.
using Sum = LinearSum<const Expr *, Far>;

/// An expression of 64 bits, and the values that it can have.
struct Number {
  Expr *E = nullptr;
  IntRange Range;
};

class BoundFolder {
  Context &Ctx;
  const VarUses Uses;
  /// Facts about the present loop.
  Var *Counter = nullptr;
  Effects OfLoop;
  /// Bounds for the counter; Below is the first thread that has nothing to do.
  SmallVector<Number, 2> From, Below;
  /// Every run of the loop gets to the condition, and to the present conjunct.
  bool ReachesCondition = false, ReachesConjunct = false;
  /// The terms of the present comparison's sum that every run of the loop evaluates.
  DenseSet<const Expr *> Reached;
  /// A conjunct before the present one has an effect and stays in the condition.
  bool FollowsEffect = false;

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
  /// A condition, the list that it is the last statement of, and whether every run of the loop gets
  /// there.
  struct Guard {
    If *I = nullptr;
    Block *In = nullptr;
    bool IsReached = false;
  };

  /// S only computes bounds of the loop that follows it.
  static bool isBoundOf(Stmt *S, const Block &Around) {
    auto *I = dyn_cast<If>(S);
    auto *Set = I && !I->Else && I->Then->Stmts.size() == 1 ? dyn_cast<ExprStmt>(I->Then->Stmts[0])
                                                            : nullptr;
    auto *A = Set ? dyn_cast<Assign>(Set->E) : nullptr;
    auto *Ref = A ? dyn_cast<VarRef>(A->Target) : nullptr;
    return Ref && isDroppable(I->Cond) && isDroppable(A->Value) &&
           any_of(Around.Stmts, [&](Stmt *Other) {
             auto *D = dyn_cast<DeclStmt>(Other);
             return D && D->V == Ref->V;
           });
  }

  /// Some thread runs the body of a loop over threads. A strip is never empty.
  static bool hasThreads(const For &L) {
    auto *D = dyn_cast_or_null<DeclStmt>(L.Init);
    auto *Test = dyn_cast_or_null<Binary>(L.Cond);
    if (!D || !D->Init || !Test)
      return false;
    auto *First = dyn_cast<IntLit>(D->Init), *End = dyn_cast<IntLit>(Test->Right);
    if (First && End)
      return First->Value < End->Value;
    return isPosition(D->Init) && isPosition(Test->Right);
  }

  static bool isPosition(const Expr *E) {
    auto *Ref = dyn_cast<VarRef>(E);
    return Ref && Ref->V->Binding && Ref->V->Binding->K == ArgBinding::Kind::Position;
  }

  /// The condition under which the loop does all that it does, which may be that of a loop inside.
  Guard onlyIf(const For &Loop) const { return onlyIf(*Loop.Body, hasThreads(Loop)); }

  Guard onlyIf(Block &Body, bool IsReached) const {
    for (Stmt *S : Body.Stmts) {
      if (S == Body.Stmts.back()) {
        if (auto *I = dyn_cast<If>(S))
          return I->Else ? Guard() : Guard{I, &Body, IsReached};
        if (auto *B = dyn_cast<Block>(S))
          return onlyIf(*B, IsReached);
        auto *L = dyn_cast<For>(S);
        return L && L->IsThreadLoop ? onlyIf(*L->Body, IsReached && hasThreads(*L)) : Guard();
      }
      auto *D = dyn_cast<DeclStmt>(S);
      if (!(D && D->Init && isDroppable(D->Init)) && !isBoundOf(S, Body))
        return Guard();
    }
    return Guard();
  }

  /// E has the same value for all threads, and also when it is evaluated before the loop.
  bool isInvariant(const Expr *E) const {
    const Effects Of = Effects::of(E, Uses);
    return isDroppable(E) && !Of.MemoryRead && Of.commutesWith(OfLoop);
  }

  /// E as a sum of signed integers that do not overflow; nothing if it is none. Adds the terms that
  /// every run of the loop evaluates to Reached.
  std::optional<Sum> sumOf(const Expr *E, bool IsReached) {
    auto *Ty = dyn_cast<IntType>(E->type());
    if (!Ty || !Ty->Signed)
      return std::nullopt;
    if (isInvariant(E)) {
      if (IsReached)
        Reached.insert(E);
      return Sum::of(E);
    }
    if (auto *Ref = dyn_cast<VarRef>(E)) {
      if (Ref->V == Counter)
        return Sum::of(nullptr);
      // A declaration comes before the condition.
      const DeclStmt *D = Uses.of(Ref->V).Decl;
      return D && D->Init && Uses.isFixed(Ref->V) ? sumOf(D->Init, ReachesCondition) : std::nullopt;
    }
    if (isa<Binary>(E) && Ty->Bits < 32)
      return std::nullopt;
    return sumOfOperands<Sum>(
        E, [&](const Expr *Operand) { return sumOf(Operand, IsReached); },
        [](const Expr *Operand, const Sum &) {
          auto *L = dyn_cast<IntLit>(Operand);
          return L ? std::optional(L->Value) : std::nullopt;
        });
  }

  //===--------------------------------------------------------------------===//
  // Numbers before the loop
  //===--------------------------------------------------------------------===//

  const Type *longTy() const { return Ctx.intTy(64); }
  Expr *longLit(int64_t Value) const { return Ctx.make<IntLit>(longTy(), Value); }

  Expr *wide(const Expr *E) const {
    if (auto *L = dyn_cast<IntLit>(E))
      return longLit(L->Value);
    Expr *Copy = clone(Ctx, E);
    return Copy->type() == longTy() ? Copy : Ctx.make<Cast>(longTy(), Copy, /*Implicit=*/true);
  }

  Number literal(int64_t Value) const { return {longLit(Value), IntRange::constant(Value)}; }

  /// `L op R`; nothing where that may overflow.
  std::optional<Number> combined(BinaryOp Op, const Number &L, const Number &R) const {
    const std::optional<IntRange> Range = IntRange::combine(Op, L.Range, R.Range);
    return Range ? std::optional(Number{Ctx.make<Binary>(longTy(), Op, L.E, R.E), *Range})
                 : std::nullopt;
  }

  /// The integer I before the loop, where the arithmetic of int does not overflow in 64 bits;
  /// nothing where the program may not compute it and it may have no value.
  std::optional<Number> number(const Invariant &I) const {
    auto *Ty = cast<IntType>(I.E->type());
    if (auto *L = dyn_cast<IntLit>(I.E); L && (Ty->Signed || Ty->Bits < 64))
      return literal(L->Value);
    if (auto *C = dyn_cast<Cast>(I.E))
      if (auto *From = dyn_cast<IntType>(C->Operand->type());
          From && (From->Bits < Ty->Bits ? From->Signed <= Ty->Signed : From == Ty))
        return number({C->Operand, I.IsReached});
    if (auto *B = dyn_cast<Binary>(I.E);
        B && Ty->Signed && Ty->Bits >= 32 &&
        (B->Op == BinaryOp::Add || B->Op == BinaryOp::Sub || B->Op == BinaryOp::Mul)) {
      const auto L = number({B->Left, I.IsReached}), R = number({B->Right, I.IsReached});
      if (!L || !R)
        return std::nullopt;
      if (std::optional<Number> Exact = combined(B->Op, *L, *R))
        return Exact;
    }
    if (!I.IsReached && !isSpeculatable(I.E, Uses))
      return std::nullopt;
    return Number{wide(I.E), IntRange::of(*Ty)};
  }

  /// The sum without the counter, and More: added if Op is Add, else subtracted. Nothing if that
  /// may not be computed before the loop, or gets too large.
  std::optional<SmallVector<std::pair<BinaryOp, Number>, 4>> parts(const Sum &S, BinaryOp Op,
                                                                   int64_t More) const {
    IntRange Rest = IntRange::constant(More);
    SmallVector<std::pair<BinaryOp, Number>, 4> Parts;
    for (const BinaryOp Each : {BinaryOp::Sub, BinaryOp::Add})
      for (const auto &[E, Factor] : S.Factors) {
        if (!E || ((Factor > 0) == (Op == BinaryOp::Add)) != (Each == BinaryOp::Add))
          continue;
        std::optional<Number> Part = number({E, Reached.contains(E)});
        if (const int64_t By = std::abs(Factor); Part && By != 1)
          Part = combined(BinaryOp::Mul, *Part, literal(By));
        const std::optional<IntRange> Sum =
            Part ? IntRange::combine(Each, Rest, Part->Range) : std::nullopt;
        if (!Sum)
          return std::nullopt;
        Rest = *Sum;
        Parts.push_back({Each, *Part});
      }
    // The counter's sum is an int more or less than Rest.
    if (Rest.Least < INT32_MAX - Far || Rest.Most > Far + INT32_MIN)
      return std::nullopt;
    if (More)
      Parts.push_back({BinaryOp::Add, literal(More)});
    return Parts;
  }

  /// `Limit - the sum without the counter + More`, or, if the counter is subtracted in the sum,
  /// `the sum without the counter - Limit + More`; nothing if that cannot be computed before the
  /// loop.
  std::optional<Number> bound(const Invariant &Limit, const Sum &S, bool Falls,
                              int64_t More) const {
    auto Parts = parts(S, Falls ? BinaryOp::Add : BinaryOp::Sub, More);
    std::optional<Number> Result = number(Limit);
    if (!Parts || !Result)
      return std::nullopt;
    if (!Parts->empty() && !Result->Range.isWithin({-2 * Far, 2 * Far}))
      Result = clamped(*Result, {-Far, Far});
    if (Falls) {
      Parts->push_back({BinaryOp::Sub, *Result});
      Result = literal(0);
    }
    for (const auto &[Op, Part] : *Parts)
      if (Result = combined(Op, *Result, Part); !Result)
        return std::nullopt;
    walkExprs(Result->E, [&](Expr *&Node) {
      if (Expr *Simpler = foldNode(Ctx, Node))
        Node = Simpler;
    });
    return Result;
  }

  Number clamped(const Number &N, const IntRange &To) const {
    if (N.Range.isWithin(To))
      return N;
    if (auto *L = dyn_cast<IntLit>(N.E))
      return {longLit(std::clamp(L->Value, To.Least, To.Most)), To};
    std::vector<Expr *> Args{N.E, longLit(To.Least), longLit(To.Most)};
    return {Ctx.make<Builtin>(longTy(), builtin::clamp, std::move(Args)), To};
  }

  //===--------------------------------------------------------------------===//
  // Conditions
  //===--------------------------------------------------------------------===//

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

  /// Takes `counter + ... op limit`, or `... - counter op limit`, into the bounds.
  bool takeComparison(const Expr *E) {
    auto *B = dyn_cast<Binary>(E);
    if (!B || B->Op < BinaryOp::Lt || B->Op > BinaryOp::Eq)
      return false;
    const bool Swapped = isInvariant(B->Left);
    const Expr *Limit = Swapped ? B->Left : B->Right;
    auto *Ty = dyn_cast<IntType>(Limit->type());
    if (!Ty || !Ty->Signed || !isInvariant(Limit))
      return false;
    Reached.clear();
    const std::optional<Sum> S = sumOf(Swapped ? B->Right : B->Left, ReachesConjunct);
    const bool Falls = S && S->factor(nullptr) == -1;
    if (!S || (S->factor(nullptr) != 1 && !Falls))
      return false;
    const BinaryOp Op = Falls != Swapped ? mirrored(B->Op) : B->Op;
    const auto Bound = [&](int64_t More) {
      return bound({Limit, ReachesConjunct}, *S, Falls, More);
    };
    const bool Ends = Op == BinaryOp::Lt || Op == BinaryOp::Le || Op == BinaryOp::Eq;
    const bool Begins = Op == BinaryOp::Gt || Op == BinaryOp::Ge || Op == BinaryOp::Eq;
    const std::optional<Number> End = Ends ? Bound(Op == BinaryOp::Lt ? 0 : 1) : std::nullopt;
    const std::optional<Number> Begin = Begins ? Bound(Op == BinaryOp::Gt ? 1 : 0) : std::nullopt;
    if ((Ends && !End) || (Begins && !Begin))
      return false;
    if (End)
      Below.push_back(*End);
    if (Begin)
      From.push_back(*Begin);
    return true;
  }

  /// Turns as many conjuncts of `a && b && ...` as possible into bounds, and returns the rest; null
  /// if nothing is left. The threads outside of a bound do not evaluate the rest, so no conjunct
  /// after one with an effect is taken.
  Expr *take(Expr *E) {
    if (auto *B = dyn_cast<Binary>(E); B && B->Op == BinaryOp::LogicalAnd) {
      Expr *Left = take(B->Left), *Right = take(B->Right);
      if (Left && Right && (Left != B->Left || Right != B->Right))
        return Ctx.make<Binary>(B->type(), B->Op, Left, Right);
      return Left && Right ? E : Left ? Left : Right;
    }
    FollowsEffect |= !isDroppable(E);
    const bool Taken = !FollowsEffect && takeComparison(E);
    ReachesConjunct = false; // the next one only where this one holds
    return Taken ? nullptr : E;
  }

  //===--------------------------------------------------------------------===//
  // The new loop
  //===--------------------------------------------------------------------===//

  /// The bound of the loop: Start, raised or lowered to Bounds if these are tighter. Declares a
  /// variable for it unless it is known.
  Expr *limit(Block &Out, StringRef Suffix, Expr *Start, ArrayRef<Number> Bounds, BinaryOp Than,
              SourcePos Pos) {
    Var *V = nullptr;
    for (const Number &Bound : Bounds) {
      const Number Narrow = clamped(Bound, {INT32_MIN, INT32_MAX});
      auto *Constant = dyn_cast<IntLit>(Narrow.E), *Known = dyn_cast<IntLit>(Start);
      if (!V && Constant && Known) {
        const bool More =
            Than == BinaryOp::Lt ? Constant->Value < Known->Value : Constant->Value > Known->Value;
        Start = More ? Ctx.intLit(Constant->Value) : Start;
        continue;
      }
      if (!V)
        V = declare(Out, Suffix, clone(Ctx, Start), Pos);
      auto *Then = Ctx.make<Block>();
      Expr *Value = Ctx.make<Cast>(Ctx.intTy(), clone(Ctx, Narrow.E), /*Implicit=*/false);
      Then->Stmts.push_back(Ctx.assign(Ctx.ref(V), Value));
      auto *Test = Ctx.make<Binary>(Ctx.boolTy(), Than, clone(Ctx, Bound.E), wide(Ctx.ref(V)));
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

  /// `for (int V = ...; V < ...; ++V)`, and only the loop itself changes V.
  bool countsThreads(const For &L, const Var *V) const {
    auto *Test = dyn_cast_or_null<Binary>(L.Cond);
    auto *Left = Test && Test->Op == BinaryOp::Lt ? dyn_cast<VarRef>(Test->Left) : nullptr;
    auto *Inc = dyn_cast_or_null<IncDec>(L.Inc);
    auto *Counted = Inc && Inc->Increment ? dyn_cast<VarRef>(Inc->Operand) : nullptr;
    return Left && Left->V == V && Counted && Counted->V == V && V->Ty == Ctx.intTy() &&
           Uses.of(V).Writes == 1 && !Uses.of(V).Addresses;
  }

  Stmt *folded(For &L) {
    auto *Init = dyn_cast_or_null<DeclStmt>(L.Init);
    const Guard G = onlyIf(L);
    if (!Init || !Init->Init || !G.I || !countsThreads(L, Init->V))
      return nullptr;
    auto *Test = cast<Binary>(L.Cond);
    Counter = Init->V;
    OfLoop = Effects::of(&L, Uses);
    From.clear();
    Below.clear();
    ReachesCondition = ReachesConjunct = G.IsReached;
    FollowsEffect = false;
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
  return changeKernels(PC, [&](Function &F) {
    BoundFolder Folder(PC.M.Ctx, F);
    Folder.block(*F.Body);
    return Folder.Changed;
  });
}
