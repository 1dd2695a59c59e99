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
// Both copies keep the tests of other addresses, which come from memory for example. Not for
// --amp-check, whose checks version-loops hoists. Cost: the copy doubles the code of such a loop.
//
//===----------------------------------------------------------------------===//
#include "LoopIntervals.h"
#include "LoopTests.h"
#include "Passes.h"
#include "ampcc/Analysis/Conflicts.h"
#include "ampcc/Analysis/PathConditions.h"
#include "ampcc/KIR/MemoryBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class BoundsHoister final : PathConditions {
  Context &Ctx;
  Function &F;
  LinearForms &Forms;
  const VarUses &Uses;
  const DenseSet<const Var *> InThreadLoops;

  // Of the present loop.
  LoopIntervals *Intervals = nullptr;
  DenseSet<const Expr *> Hoisted; ///< IN_BOUNDS

public:
  BoundsHoister(Context &Ctx, Function &F, LinearForms &Forms, const VarUses &Uses)
      : PathConditions(Forms), Ctx(Ctx), F(F), Forms(Forms), Uses(Uses),
        InThreadLoops(declaredInThreadLoops(F)) {}

  bool run() {
    const bool Any = block(*F.Body);
    initialiseVariables(Ctx, *F.Body, Read);
    return Any;
  }

private:
  DenseSet<const Var *> Read; ///< variables that the code before all loops reads

  bool block(Block &B) {
    bool Any = false;
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      auto *L = dyn_cast<For>(S);
      if (!L || !L->IsThreadLoop)
        forEachInnerBlock(S, [&](Block &Inner) { Any |= block(Inner); });
      else
        Any |= versions(*L, Out);
      if (!L || !L->IsThreadLoop || Hoisted.empty())
        Out.push_back(S);
    }
    B.Stmts = std::move(Out);
    return Any;
  }

  /// Appends the two versions of a loop; nothing if no test can be hoisted.
  bool versions(For &L, std::vector<Stmt *> &Out) {
    const DenseSet<const Var *> Changed = changedIn(L);
    DenseSet<const Var *> Declared;
    walkStmts(static_cast<Stmt *>(&L), [&](Stmt *S) {
      if (auto *D = dyn_cast<DeclStmt>(S))
        Declared.insert(D->V);
    });
    LoopIntervals OfLoop(Ctx, Forms, Uses, Changed, Declared, InThreadLoops);
    Intervals = &OfLoop;
    Hoisted.clear();
    Forms.enter(&Changed);
    walk(&L);
    Forms.enter(nullptr);
    if (Hoisted.empty())
      return false;
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
    Out.push_back(Ctx.make<If>(OfLoop.Code.Condition, Then, Else));
    Out.back()->Pos = Then->Pos = Else->Pos = L.Pos;
    return true;
  }

  void visit(Expr *E) override {
    auto *B = dyn_cast<Builtin>(E);
    if (!B || !B->is(builtin::IN_BOUNDS))
      return;
    const LoopIntervals::State Before = Intervals->Code;
    if (canHoist(*B))
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
    Intervals->setConditions(Holds);
    const std::optional<LoopInterval> At = Intervals->distance(Test.Args[0], Begin->V);
    if (!At)
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

bool ampcc::hoistBounds(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) {
    const VarUses Uses(F);
    LinearForms Forms(PC.M.Ctx, F, Uses);
    return BoundsHoister(PC.M.Ctx, F, Forms, Uses).run();
  });
}
