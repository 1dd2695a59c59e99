//===- HoistLoops.cpp - loops of a tile moved around the loops over its threads -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler puts threads into the lanes of vectors if the loop over them contains only straight
// code. So a loop that all threads of a tile run alike is moved around the loop over the threads:
//
//   for (int k = 0; k < n; ++k) sum += a[k] * b[k * n + x];
//
// This pass marks the loop, and cut-regions then treats it as one with a barrier. That is correct
// if all threads come to the loop or none, because the order of each thread's statements stays the
// same. Values that are carried from iteration to iteration are then in memory, so one iteration
// does the work of four:
//
//   uniform for (; (long)k + 3 < n; k += 4) { sum += a[k] * ...; ...; sum += a[k + 3] * ...; }
//   uniform for (; k < n; ++k) { sum += a[k] * b[k * n + x]; }
//
//===----------------------------------------------------------------------===//
#include "ElementwiseArrays.h"
#include "Passes.h"
#include "Utils/BoundsTests.h"
#include "Utils/CountedLoop.h"
#include "Utils/UsualNumbers.h"
#include "Utils/VectorChoice.h"
#include "ampcc/Analysis/AssignedFirst.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/Liveness.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/Analysis/Uniformity.h"
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/Text.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MathExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// Copies of an unrolled body, and expressions of a body that is not unrolled any more.
static constexpr unsigned UnrollFactor = 4, MaxBodySize = 256;
/// The most array elements that a thread may carry from one iteration to the next.
static constexpr unsigned MaxCarried = 256;
/// Loops with so few iterations and expressions, counted as they are written, are better dissolved
/// (hint-unrolling).
static constexpr unsigned MaxUnrolled = 16, MaxUnrolledSize = 512;
/// Expressions up to which hint-unrolling dissolves a loop with those in it, and bytes that a
/// thread carries through a loop of few iterations that stays.
static constexpr unsigned MaxDissolved = 2048, MaxCarriedByFew = 32;

namespace {

/// How many expressions code has, with those of the functions that it calls. Clang inlines these,
/// and hint-unrolling counts them. Tests of bounds do not count, because hoist-bounds hoists most.
class CodeSizes {
  struct OfFunction {
    uint64_t Written = 0, Dissolved = 0;
  };
  DenseMap<const Function *, OfFunction> Callees;

  /// No limit is larger. Sums of calls of calls must not overflow.
  static constexpr uint64_t Largest = 1 << 20;

  /// A check is cheap, because version-loops hoists most of them.
  OfFunction callee(const Expr *E) const {
    auto *C = dyn_cast<Call>(E);
    return C && !isa<Check>(C) ? Callees.lookup(C->Callee) : OfFunction();
  }

  /// The expressions of E in the version for usual launches.
  uint64_t usual(const Expr *E, const UsualNumbers &Usual) const {
    uint64_t Size = callee(E).Dissolved;
    auto *Choice = dyn_cast<Conditional>(E);
    const std::optional<bool> Truth = Choice ? Usual.truth(Choice->Cond) : std::nullopt;
    const bool IsLeft = forEachUntestedOperand(E, [&](const Expr *Operand) {
      if (!Truth || Operand == (*Truth ? Choice->Then : Choice->Else))
        Size += usual(Operand, Usual);
    });
    return std::min(Size + IsLeft, Largest);
  }

  uint64_t written(const Expr *E) const {
    uint64_t Size = callee(E).Written;
    const bool IsLeft =
        forEachUntestedOperand(E, [&](const Expr *Operand) { Size += written(Operand); });
    return std::min(Size + IsLeft, Largest);
  }

public:
  /// Callees of F have been added before.
  void add(const Function &F, const UsualNumbers &Usual) {
    Callees[&F] = {written(F.Body), dissolved(F.Body, Usual)};
  }

  /// Counted as the code is written.
  uint64_t written(const Stmt *S) const {
    uint64_t Size = 0;
    forEachUntestedExpr(S, [&](const Expr *Root) { Size += written(Root); });
    forEachChild(S, [&](const Stmt *Child) { Size += written(Child); });
    return std::min(Size, Largest);
  }

  /// Counted as hint-unrolling does: after all loops of few iterations in S have been dissolved.
  uint64_t dissolved(const Stmt *S, const UsualNumbers &Usual) const {
    uint64_t Size = 0;
    forEachUntestedExpr(S, [&](const Expr *Root) { Size += usual(Root, Usual); });
    auto *Choice = dyn_cast<If>(S);
    const std::optional<bool> Truth = Choice ? Usual.truth(Choice->Cond) : std::nullopt;
    forEachChild(S, [&](const Stmt *Child) {
      if (!Truth || Child == (*Truth ? Choice->Then : Choice->Else))
        Size += dissolved(Child, Usual);
    });
    auto *L = dyn_cast<For>(S);
    const std::optional<CountedLoop> Loop = L ? CountedLoop::match(*L) : std::nullopt;
    const auto Values = Loop ? Loop->values(MaxUnrolled) : std::nullopt;
    return std::min(Values ? Size * Values->size() : Size, Largest);
  }
};

} // namespace

/// The variables that hold values after an iteration, by the loops' bodies.
static Liveness liveAfterIterations(const Function &F) {
  DenseSet<const Stmt *> Bodies;
  walkStmts(F.Body, [&](Stmt *S) {
    if (auto *L = dyn_cast<For>(S))
      Bodies.insert(L->Body);
  });
  return Liveness(F, [&](const Stmt *S) { return Bodies.contains(S); });
}

namespace {

class LoopHoister {
  Context &Ctx;
  const BarrierFinder &Barriers;
  /// Functions in which vectors end.
  const DenseSet<const Function *> &Scalar;
  const CodeSizes &Sizes;
  const VarUses Uses;
  const Uniformity U;
  const UsualNumbers Usual;
  const DenseSet<const Var *> Arrays;
  const Liveness Live;
  const DenseSet<const Stmt *> Waiting; ///< statements with a barrier
  DenseSet<const Stmt *> Returning;     ///< statements with a return
  /// Loops of the program that are hoisted, and those of them that hold others. Known before the
  /// first one is changed.
  DenseSet<const For *> Profitable, Outer;

public:
  bool Changed = false;
  LoopHoister(Context &Ctx, Function &F, const BarrierFinder &Barriers,
              const DenseSet<const Function *> &Scalar, const CodeSizes &Sizes)
      : Ctx(Ctx), Barriers(Barriers), Scalar(Scalar), Sizes(Sizes), Uses(F), U(F), Usual(F),
        Arrays(elementwiseArrays(F.Body)), Live(liveAfterIterations(F)),
        Waiting(Barriers.statements(F)) {
    findReturns(F.Body);
    findProfitable(F.Body);
  }

  void block(Block &B) {
    for (size_t I = 0; I < B.Stmts.size(); ++I) {
      auto *L = dyn_cast<For>(B.Stmts[I]);
      if (L && Profitable.contains(L)) {
        B.Stmts[I] = hoisted(*L);
        Changed = true;
      } else {
        forEachInnerBlock(B.Stmts[I], [&](Block &Inner) { block(Inner); });
      }
    }
  }

  /// S prevents vectors: it contains a loop that stays, or an atomic operation. Checks do not
  /// count, because version-loops hoists most of them out of the loop.
  static bool endsVectors(Stmt *S, const DenseSet<const Function *> &Scalar, const CodeSizes &Sizes,
                          const UsualNumbers &Usual) {
    bool Found = false;
    walkStmts(S, [&](Stmt *Inner) {
      Found |= isa<While, DoWhile, Switch>(Inner);
      if (auto *L = dyn_cast<For>(Inner))
        Found |= !isDissolved(*L, Sizes, Usual);
    });
    walkExprs(S, [&](Expr *&E) {
      if (auto *B = dyn_cast<Builtin>(E))
        Found |= B->isAtomic();
      if (auto *C = dyn_cast<Call>(E))
        Found |= Scalar.contains(C->Callee) && !isa<Check>(C);
    });
    return Found;
  }

private:
  /// A loop of few iterations. Where it walks through a private array it may be larger: the
  /// elements become registers instead of an array for all threads.
  static bool isDissolved(const For &L, const CodeSizes &Sizes, const UsualNumbers &Usual) {
    std::optional<CountedLoop> Loop = CountedLoop::match(L);
    if (!Loop || hasJump(L.Body))
      return false;
    const auto Values = Loop->values(MaxUnrolled);
    return Values && (Values->size() * Sizes.written(L.Body) <= MaxUnrolledSize ||
                      (walksPrivateArray(L.Body, Loop->Counter) && !isTooLarge(L, Sizes, Usual)));
  }

  /// The loops in L are dissolved, and L stays.
  static bool isTooLarge(const For &L, const CodeSizes &Sizes, const UsualNumbers &Usual) {
    return CountedLoop::match(L)->values(MaxUnrolled)->size() * Sizes.dissolved(L.Body, Usual) >
           MaxDissolved;
  }

  //===--------------------------------------------------------------------===//
  // Which loops
  //===--------------------------------------------------------------------===//

  /// All threads run L side by side, and its head can be evaluated once for all.
  bool isShared(For &L) const {
    if (U.isDivergent(&L) || !U.hasUniformExit(&L) || !L.Cond || Barriers.in(L.Cond) ||
        !isDroppable(L.Cond) || !U.isUniform(L.Cond))
      return false;
    return !hasJump(L.Body) && !Returning.contains(L.Body) && writesShared(L.Inc) &&
           (!L.Init || isSharedInit(*L.Init));
  }

  /// E writes only uniform values, and no memory.
  bool writesShared(const Expr *E) const {
    if (!E)
      return true;
    const Effects Of = Effects::of(E, Uses);
    return !Of.MemoryWrite && !Of.Fence &&
           all_of(Of.Writes, [&](const Var *V) { return U.isUniform(V); });
  }

  bool isSharedInit(Stmt &S) const {
    if (auto *D = dyn_cast<DeclStmt>(&S))
      return U.isUniform(D->V) && D->Init && writesShared(D->Init);
    return isa<ExprStmt>(S) && writesShared(cast<ExprStmt>(S).E);
  }

  /// The bytes that each thread carries from iteration to iteration; nothing if they are not
  /// elements that an array of all threads can have.
  std::optional<uint64_t> carried(For &L) const {
    uint64_t Size = 0;
    for (const Var *V : Live.after(L.Body)) {
      if (U.isUniform(V) || V->S == Var::Storage::Param)
        continue;
      if (Uses.of(V).Addresses || (!V->Ty->isScalar() && !Arrays.contains(V)))
        return std::nullopt;
      Size += V->Ty->size();
    }
    return Size;
  }

  bool isProfitable(For &L, bool HoldsOthers) const {
    if (L.MustUnroll || Waiting.contains(&L) || !isShared(L) ||
        (!HoldsOthers && endsVectors(L.Body, Scalar, Sizes, Usual)))
      return false;
    const std::optional<uint64_t> Size = carried(L);
    if (!isDissolved(L, Sizes, Usual))
      return Size && *Size <= MaxCarried;
    return Size && *Size <= MaxCarriedByFew && isTooLarge(L, Sizes, Usual);
  }

  /// True when S holds a return.
  bool findReturns(const Stmt *S) {
    bool Found = isa<Return>(S);
    forEachChild(S, [&](const Stmt *Child) { Found |= findReturns(Child); });
    if (Found)
      Returning.insert(S);
    return Found;
  }

  /// True when a loop in S is hoisted.
  bool findProfitable(Stmt *S) {
    bool Inner = false;
    forEachChild(S, [&](Stmt *Child) { Inner |= findProfitable(Child); });
    auto *L = dyn_cast<For>(S);
    if (!L || !isProfitable(*L, Inner))
      return Inner;
    Profitable.insert(L);
    if (Inner)
      Outer.insert(L);
    return true;
  }

  //===--------------------------------------------------------------------===//
  // Unrolled loops
  //===--------------------------------------------------------------------===//

  Stmt *hoisted(For &L) {
    L.IsUniform = true;
    if (Outer.contains(&L)) {
      block(*L.Body);
      return &L;
    }
    Stmt *Unrolled = unroll(L);
    return Unrolled ? Unrolled : &L;
  }

  /// The constant that each iteration adds to V, of 32 bits, which nothing else changes; 0 if there
  /// is none.
  int64_t stepOf(const For &L, const Var *V) const {
    auto *Ty = dyn_cast<IntType>(V->Ty);
    if (!Ty || Ty->Bits != 32 || Uses.of(V).Addresses || VarUses(L.Body).of(V).Writes)
      return 0;
    if (auto *I = dyn_cast_or_null<IncDec>(L.Inc))
      return I->Increment && isRef(I->Operand, V) ? 1 : 0;
    auto *A = dyn_cast_or_null<Assign>(L.Inc);
    auto *Step = A ? dyn_cast<IntLit>(A->Value) : nullptr;
    if (!Step || !A->Compound || A->Op != BinaryOp::Add || A->ComputeTy != Ty ||
        !isRef(A->Target, V))
      return 0;
    return Step->Value > 0 && Step->Value < (1 << 20) ? Step->Value : 0;
  }

  /// The counter of `V < limit` or `(long)V + constant < limit`, the constant added to Ahead.
  static Var *counterOf(const Expr *E, int64_t &Ahead) {
    if (auto *Sum = dyn_cast<Binary>(E); Sum && Sum->Op == BinaryOp::Add)
      if (auto *Constant = dyn_cast<IntLit>(Sum->Right)) {
        Ahead = Constant->Value;
        E = Sum->Left;
      }
    if (auto *Wide = dyn_cast<Cast>(E))
      if (auto *Ty = dyn_cast<IntType>(Wide->type()); Ty && Ty->Bits == 64 && Ty->Signed)
        E = Wide->Operand;
    auto *Ref = dyn_cast<VarRef>(E);
    return Ref ? Ref->V : nullptr;
  }

  static const Expr *unconverted(const Expr *E) {
    auto *C = dyn_cast<Cast>(E);
    return C && C->Implicit ? C->Operand : E;
  }

  /// L is the loop with the remaining iterations after the loop for all threads (share-counters).
  /// It has few iterations.
  bool isRemainder(const For &L) const {
    auto *Guard = dyn_cast<If>(L.Body->Stmts.empty() ? &L : L.Body->Stmts.back());
    auto *Cond = Guard ? dyn_cast<Binary>(Guard->Cond) : nullptr;
    auto *Test = cast<Binary>(L.Cond);
    return Cond && !U.isUniform(Cond) && Cond->Op == Test->Op &&
           toText(unconverted(Cond->Right)) == toText(unconverted(Test->Right));
  }

  /// `{ V init; for (; (long)V + 3 * step < n; V += 4 * step) { Body; ... } L }`, where L
  /// counts by a constant to what it does not change; null elsewhere.
  Stmt *unroll(For &L) {
    auto *Cond = dyn_cast<Binary>(L.Cond);
    int64_t Ahead = 0;
    Var *V = Cond ? counterOf(Cond->Left, Ahead) : nullptr;
    if (!V || (Cond->Op != BinaryOp::Lt && Cond->Op != BinaryOp::Le) || isRemainder(L) ||
        Sizes.written(L.Body) > MaxBodySize)
      return nullptr;
    const int64_t Step = stepOf(L, V);
    if (!Step || !isInt<32>(Ahead) ||
        !Effects::of(Cond->Right, Uses).commutesWith(Effects::of(&L, Uses)))
      return nullptr;
    if (Stmt *All = unrollFully(L, V, Ahead, Step))
      return All;
    const Type *Long = Ctx.intTy(64);
    auto Wide = [&](Expr *E) -> Expr * {
      return E->type() == Long ? E : Ctx.make<Cast>(Long, E, /*Implicit=*/true);
    };
    auto *Last = Ctx.make<Binary>(Long, BinaryOp::Add, Wide(Ctx.ref(V)),
                                  Ctx.make<IntLit>(Long, Ahead + (UnrollFactor - 1) * Step));
    auto *All = Ctx.make<Binary>(Ctx.boolTy(), Cond->Op, Last, Wide(clone(Ctx, Cond->Right)));
    auto *Inc = Ctx.make<Assign>(Ctx.ref(V), Ctx.make<IntLit>(V->Ty, UnrollFactor * Step),
                                 BinaryOp::Add, V->Ty);
    auto *Main = Ctx.make<For>(nullptr, All, Inc, Ctx.make<Block>());
    Main->Pos = L.Pos;
    Main->IsUniform = true;
    for (unsigned R = 0; R < UnrollFactor; ++R)
      Main->Body->Stmts.push_back(unrolledBody(L, V, R * Step));
    auto *Result = Ctx.make<Block>();
    Result->Pos = L.Pos;
    if (L.Init)
      Result->Stmts.push_back(L.Init);
    L.Init = nullptr;
    Result->Stmts.push_back(Main);
    Result->Stmts.push_back(&L);
    return Result;
  }

  /// One after the other, if it is known that there are a few: `{ Body; ... }`; null elsewhere.
  Stmt *unrollFully(For &L, Var *V, int64_t Ahead, int64_t Step) {
    auto *D = dyn_cast_or_null<DeclStmt>(L.Init);
    auto *First = D && D->V == V ? dyn_cast_or_null<IntLit>(D->Init) : nullptr;
    auto *Test = cast<Binary>(L.Cond);
    auto *Limit = Test->Op == BinaryOp::Lt ? dyn_cast<IntLit>(Test->Right) : nullptr;
    if (!First || !Limit || First->Value + Ahead >= Limit->Value ||
        First->Value + Ahead + int64_t(UnrollFactor) * Step < Limit->Value)
      return nullptr;
    auto *Result = Ctx.make<Block>();
    Result->Pos = L.Pos;
    for (int64_t At = First->Value; At + Ahead < Limit->Value; At += Step) {
      Stmt *Copy = unrolledBody(L, V, 0);
      walkExprs(Copy, [&](Expr *&E) {
        if (isRef(E, V))
          E = Ctx.make<IntLit>(V->Ty, At);
      });
      Result->Stmts.push_back(Copy);
    }
    return Result;
  }

  /// Variables that one assignment in the body sets, and that no iteration reads before: each copy
  /// of the body has its own variable, which still has one value.
  std::vector<Stmt *> privateVariables(Block &Body, VarMap &Vars) const {
    std::vector<Stmt *> Decls;
    // Which buffer a check is about is known by such values.
    if (!containsExpr(&Body, [](const Expr *E) { return isa<Check>(E); }))
      return Decls;
    const VarUses Inside(&Body);
    const auto Once = assignedOnce(Body, Uses);
    walkExprs(&Body, [&](Expr *&E) { // in the order of the text
      auto *Ref = dyn_cast<VarRef>(E);
      if (!Ref || !Once.contains(Ref->V) || Vars.count(Ref->V))
        return;
      const VarUse All = Uses.of(Ref->V), Here = Inside.of(Ref->V);
      if (Here.total() != All.total() || Here.Decl)
        return;
      Var *Own = Ctx.temp(Ref->V->Name, Ref->V->Ty);
      Vars[Ref->V] = Own;
      auto *D = Ctx.make<DeclStmt>(Own, nullptr);
      D->Pos = Body.Pos;
      Decls.push_back(D);
    });
    return Decls;
  }

  /// A copy of the body, so many further on.
  Stmt *unrolledBody(const For &L, Var *V, int64_t Further) {
    VarMap Vars;
    std::vector<Stmt *> Own = privateVariables(*L.Body, Vars);
    auto *Body = cast<Block>(clone(Ctx, L.Body, Vars));
    Body->Stmts.insert(Body->Stmts.begin(), Own.begin(), Own.end());
    if (Further)
      walkExprs(Body, [&](Expr *&E) {
        if (isRef(E, V))
          E = Ctx.make<Binary>(V->Ty, BinaryOp::Add, E, Ctx.make<IntLit>(V->Ty, Further));
      });
    return Body;
  }
};

} // namespace

bool ampcc::hoistLoops(PassContext &PC) {
  bool Changed = false;
  const BarrierFinder Barriers(PC.M);
  DenseSet<const Function *> Scalar;
  CodeSizes Sizes;
  for (Function *F : calleesFirst(PC.M.Functions)) {
    const UsualNumbers Usual(*F);
    if (LoopHoister::endsVectors(F->Body, Scalar, Sizes, Usual))
      Scalar.insert(F);
    Sizes.add(*F, Usual);
    // Vectors of the vector form go through loops by themselves.
    if (!F->IsKernel || wantsVectors(PC.M, *F))
      continue;
    LoopHoister Hoister(PC.M.Ctx, *F, Barriers, Scalar, Sizes);
    Hoister.block(*F->Body);
    Changed |= Hoister.Changed;
  }
  return Changed;
}
