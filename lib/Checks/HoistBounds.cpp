//===- HoistBounds.cpp - bounds of accesses tested once before a loop -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-robust each access tests whether its address is within its buffer (CheckBounds.cpp).
// In a loop over threads the compilers for CPUs do not vectorise that. Where the least and the
// greatest address of an access can be computed before the loop (LoopIntervals.h), the loop gets a
// copy without the test:
//
//   thread for (int i = begin; i < end; ++i) if (IN_BOUNDS(&a[i], a, bytes)) a[i] = 1;
//
// becomes
//
//   if (begin * 4 >= 0 && (end - 1) * 4 <= bytes - 4)
//     thread for (int i = begin; i < end; ++i) a[i] = 1;
//   else
//     thread for (int i = begin; i < end; ++i) if (IN_BOUNDS(&a[i], a, bytes)) a[i] = 1;
//
// Both copies keep the tests of other addresses, which come from memory for example. Of these the
// pass hoists in the same way what depends on a loop of the thread, with bounds that the thread has
// read, to the place before that loop:
//
//   for (int i = starts[row]; i < end; ++i) sum += values[i] * x[columns[i]];
//
// A kernel that takes the vector form keeps such loops, because its lanes would need both copies.
// Not for --amp-check, whose checks version-loops hoists. Cost: the copy doubles the code of a
// loop.
//
//===----------------------------------------------------------------------===//
#include "LoopIntervals.h"
#include "LoopTests.h"
#include "Passes.h"
#include "Utils/VectorChoice.h"
#include "ampcc/Analysis/Conflicts.h"
#include "ampcc/Analysis/PathConditions.h"
#include "ampcc/KIR/MemoryBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// The loops before which tests are hoisted.
enum class Level : uint8_t { Threads, InThreads };

class BoundsHoister final : PathConditions {
  Context &Ctx;
  Function &F;
  LinearForms &Forms;
  const VarUses &Uses;
  const Level At;
  /// Variables that cannot be named before such a loop, if it does not declare them.
  const DenseSet<const Var *> Hidden;
  DenseSet<const Stmt *> &Slow; ///< the loops over threads with all tests

  // Of the present loop.
  LoopIntervals *Intervals = nullptr;
  DenseSet<const Expr *> Hoisted; ///< IN_BOUNDS

public:
  BoundsHoister(Context &Ctx, Function &F, LinearForms &Forms, const VarUses &Uses, Level At,
                DenseSet<const Stmt *> &Slow)
      : PathConditions(Forms), Ctx(Ctx), F(F), Forms(Forms), Uses(Uses), At(At),
        Hidden(At == Level::Threads ? declaredInThreadLoops(F) : DenseSet<const Var *>()),
        Slow(Slow) {}

  bool run() {
    const bool Any = block(*F.Body, /*InThreads=*/false);
    initialiseVariables(Ctx, *F.Body, Read);
    return Any;
  }

private:
  DenseSet<const Var *> Read; ///< variables that the code before all loops reads

  bool block(Block &B, bool InThreads) {
    bool Any = false;
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      auto *L = dyn_cast<For>(S);
      const bool OfThreads = L && L->IsThreadLoop;
      const bool Takes = At == Level::Threads ? OfThreads : L && InThreads && isWorthwhile(*L);
      if (Takes && versions(*L, Out)) {
        Any = true;
        continue;
      }
      if (At == Level::Threads ? !OfThreads : !Slow.contains(S))
        forEachInnerBlock(S, [&](Block &Inner) { Any |= block(Inner, InThreads || OfThreads); });
      Out.push_back(S);
    }
    B.Stmts = std::move(Out);
    return Any;
  }

  /// A loop of a thread that tests bounds, and that is not unrolled.
  bool isWorthwhile(const For &L) const {
    auto *D = dyn_cast_or_null<DeclStmt>(L.Init);
    if (!D || L.IsThreadLoop || L.MustUnroll || !Forms.loopOf(D->V) || holdsThreadLoop(&L))
      return false;
    const LinearForms::Range Of = Forms.rangeOf(D->V);
    constexpr int64_t Few = 32;
    return Of.First && Of.Last &&
           !(Of.First->isConstant() && Of.Last->isConstant() &&
             Of.Last->Constant - Of.First->Constant < Few);
  }

  /// Appends the two versions of a loop; nothing if no test can be hoisted.
  bool versions(For &L, std::vector<Stmt *> &Out) {
    const DenseSet<const Var *> Changed = changedIn(L);
    Hoisted.clear();
    Forms.enter(&Changed);
    const WrittenValues Written(Forms, Uses, L);
    LoopIntervals OfLoop(Ctx, Forms, Uses, Changed, Written, Hidden);
    Intervals = &OfLoop;
    walk(&L);
    Forms.enter(nullptr);
    if (Hoisted.empty())
      return false;
    setToZero(L);
    Stmt *Fast = copyWithoutTests(L);
    const auto Note = [&](Expr *&E) {
      if (auto *Ref = dyn_cast<VarRef>(E))
        Read.insert(Ref->V);
    };
    for (Stmt *D : OfLoop.Code.Declarations) {
      D->Pos = L.Pos;
      Out.push_back(D);
      walkExprs(D, Note);
    }
    if (OfLoop.Code.Condition)
      walkExprs(OfLoop.Code.Condition, Note);
    if (!OfLoop.Code.Condition) {
      Out.push_back(Fast);
      return true;
    }
    auto *Then = Ctx.make<Block>(), *Else = Ctx.make<Block>();
    Then->Stmts.push_back(Fast);
    Else->Stmts.push_back(&L);
    Slow.insert(&L);
    Out.push_back(Ctx.make<If>(OfLoop.Code.Condition, Then, Else));
    Out.back()->Pos = Then->Pos = Else->Pos = L.Pos;
    return true;
  }

  /// Gives the variables of the loop whose intervals contain 0 that value.
  void setToZero(For &L) const {
    const DenseSet<const Var *> Variables(Intervals->Code.Zeroed.begin(),
                                          Intervals->Code.Zeroed.end());
    walkStmts(static_cast<Stmt *>(&L), [&](Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      if (!D || D->Init || !Variables.contains(D->V))
        return;
      const Type *Ty = D->V->Ty;
      D->Init = isa<ArrayType>(Ty)
                    ? static_cast<Expr *>(Ctx.make<InitList>(Ty, std::vector<Expr *>()))
                    : Ctx.make<IntLit>(Ty, 0);
    });
  }

  void visit(Expr *E) override {
    auto *B = dyn_cast<Builtin>(E);
    if (!B || !B->is(builtin::IN_BOUNDS))
      return;
    const LoopIntervals::State Before = Intervals->Code;
    if (canHoist(*B) && !Intervals->Code.IsImpossible)
      Hoisted.insert(B);
    else
      Intervals->Code = Before;
  }

  /// Requires that the object is within the memory for all threads. False if that cannot be tested
  /// before the loop.
  bool canHoist(const Builtin &Test) {
    auto *Begin = dyn_cast<VarRef>(withoutAddress(Test.Args[1]));
    if (!Begin)
      return false;
    Intervals->setConditions({{Holds.begin(), Holds.end()}, {Differ.begin(), Differ.end()}});
    const std::optional<LoopInterval> At = Intervals->distance(Test.Args[0], Begin->V);
    if (!At || At->isOpen())
      return false;
    const auto Size = int64_t(cast<PointerType>(Test.Args[0]->type())->Pointee->size());
    if (auto *Bytes = dyn_cast<IntLit>(Test.Args[2])) {
      Intervals->requireWithin(*At, {0, Bytes->Value - Size});
      return Bytes->Value >= Size;
    }
    auto *Bytes = dyn_cast<VarRef>(Test.Args[2]);
    if (!Bytes || Bytes->V->S != Var::Storage::Param)
      return false;
    const LoopInterval I = Intervals->requireWithin(*At, {0, INT64_MAX});
    Expr *Room = Ctx.make<Binary>(
        Ctx.intTy(64), BinaryOp::Sub,
        Ctx.make<Cast>(Ctx.intTy(64), clone(Ctx, Test.Args[2]), /*Implicit=*/false),
        Intervals->number(Size));
    Intervals->require(Intervals->compare(BinaryOp::Le, clone(Ctx, I.Most), Room));
    return true;
  }

  static const Expr *withoutAddress(const Expr *E) {
    auto *Address = dyn_cast<AddrOf>(E);
    return Address ? Address->Operand : E;
  }

  /// INDEX in it changes nothing, so that the compiler sees consecutive addresses.
  Stmt *copyWithoutTests(For &L) {
    enum class Edit : uint8_t { None, Hoisted, Unchanged };
    std::vector<Edit> Edits; // in the order of the walk, which is the copy's as well
    walkExprs(&L, [&](Expr *&E) {
      auto *B = dyn_cast<Builtin>(E);
      const auto IsOperand = [&](const Expr *Of) { return isSameComputation(Of, B->Args[0]); };
      Edits.push_back(Hoisted.contains(E) ? Edit::Hoisted
                      : B && B->is(builtin::INDEX) &&
                              any_of(Intervals->Code.UnchangedIndices, IsOperand)
                          ? Edit::Unchanged
                          : Edit::None);
    });
    VarMap Vars;
    Stmt *Copy = clone(Ctx, &L, Vars);
    size_t Next = 0;
    walkExprs(Copy, [&](Expr *&E) {
      const Edit Mine = Edits[Next++];
      if (Mine == Edit::Hoisted)
        E = Ctx.boolLit(true);
      else if (Mine == Edit::Unchanged)
        E = Ctx.make<Cast>(E->type(), cast<Builtin>(E)->Args[0], /*Implicit=*/false);
    });
    return Copy;
  }
};

} // namespace

static bool hoist(Context &Ctx, Function &F, Level At, DenseSet<const Stmt *> &Slow) {
  const VarUses Uses(F);
  LinearForms Forms(Ctx, F, Uses);
  return BoundsHoister(Ctx, F, Forms, Uses, At, Slow).run();
}

static bool testsBounds(const For &L) {
  return containsExpr(&L, [](const Expr *E) {
    auto *B = dyn_cast<Builtin>(E);
    return B && B->is(builtin::IN_BOUNDS);
  });
}

/// Declares a variable for the first value of a counter that a thread reads or computes, so that it
/// has a name before the loop.
static bool nameFirstValues(Context &Ctx, Block &B, const DenseSet<const Stmt *> &Slow,
                            bool InThreads) {
  bool Any = false;
  std::vector<Stmt *> Out;
  for (Stmt *S : B.Stmts) {
    auto *L = dyn_cast<For>(S);
    const bool OfThreads = L && L->IsThreadLoop;
    auto *D = L && InThreads && !OfThreads ? dyn_cast_or_null<DeclStmt>(L->Init) : nullptr;
    if (D && D->Init && isa<IntType>(D->V->Ty) && !isa<IntLit, VarRef>(D->Init) &&
        testsBounds(*L)) {
      Var *First = Ctx.temp(D->V->Name, D->V->Ty, D->V->Pos);
      First->IsConst = true;
      auto *Decl = Ctx.make<DeclStmt>(First, D->Init);
      Decl->Pos = L->Pos;
      D->Init = Ctx.ref(First);
      Out.push_back(Decl);
      Any = true;
    }
    if (!Slow.contains(S))
      forEachInnerBlock(S, [&](Block &Inner) {
        Any |= nameFirstValues(Ctx, Inner, Slow, InThreads || OfThreads);
      });
    Out.push_back(S);
  }
  B.Stmts = std::move(Out);
  return Any;
}

bool ampcc::hoistBounds(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) {
    DenseSet<const Stmt *> Slow;
    bool Changed = hoist(PC.M.Ctx, F, Level::Threads, Slow);
    if (wantsVectors(PC.M, F))
      return Changed;
    Changed |= nameFirstValues(PC.M.Ctx, *F.Body, Slow, /*InThreads=*/false);
    return hoist(PC.M.Ctx, F, Level::InThreads, Slow) || Changed;
  });
}
