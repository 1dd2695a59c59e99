//===- TellOnce.cpp - barriers to which all threads of a tile come --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check every thread of a tile says that it comes to a barrier and that it has passed it
// (tell-barriers). Where a loop over all threads of the tile says so for each, that is said once:
//
//   thread for (...) { SHADOW_BARRIER(lane, 0, 0, 2); s[lane] = 1; SHADOW_BARRIER(lane, 0, 0, 1); }
//
// becomes
//
//   SHADOW_BARRIER(0, 0, 0, 9); thread for (...) s[lane] = 1; SHADOW_BARRIER(0, 0, 0, 8);
//
// It also says where the tile_static variables are.
//
//===----------------------------------------------------------------------===//
#include "LinearForms.h"
#include "OwnElements.h"
#include "Passes.h"
#include "ShadowQuestions.h"
#include "ShadowWords.h"
#include "ampcc/KIR/ShadowBuiltins.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class BarrierHoister {
  Context &Ctx;
  const Function &F;
  const VarUses Uses;
  const LinearForms Forms;

public:
  bool Changed = false;
  BarrierHoister(Context &Ctx, Function &F) : Ctx(Ctx), F(F), Uses(F), Forms(Ctx, F, Uses) {}

  void block(Block &B) {
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      auto *L = dyn_cast<For>(S);
      if (!L || !L->IsThreadLoop) {
        forEachInnerBlock(S, [&](Block &Inner) { block(Inner); });
        Out.push_back(S);
        if (auto *D = dyn_cast<DeclStmt>(S); D && D->V->S == Var::Storage::TileStatic)
          Out.push_back(declare(D->V, S->Pos));
        continue;
      }
      std::vector<Stmt *> Before, After;
      if (Block *Innermost = allThreads(*L))
        hoist(*L, *Innermost, Before, After);
      append_range(Out, Before);
      Out.push_back(S);
      append_range(Out, After);
    }
    B.Stmts = std::move(Out);
  }

private:
  /// What every thread of the tile does in the loop; null where not all are there.
  Block *allThreads(For &L) const {
    int64_t Threads = 1;
    for (For *At = &L;;) {
      auto *D = dyn_cast_or_null<DeclStmt>(At->Init);
      auto *Test = dyn_cast_or_null<Binary>(At->Cond);
      auto *First = D ? dyn_cast_or_null<IntLit>(D->Init) : nullptr;
      auto *Limit = Test && Test->Op == BinaryOp::Lt ? dyn_cast<IntLit>(Test->Right) : nullptr;
      if (!First || First->Value != 0 || !Limit || MulOverflow(Threads, Limit->Value, Threads))
        return nullptr;
      auto *Inner = At->Body->Stmts.size() == 1 ? dyn_cast<For>(At->Body->Stmts[0]) : nullptr;
      if (!Inner || !Inner->IsThreadLoop)
        return Threads == int64_t(F.WorkGroupSize[0]) * F.WorkGroupSize[1] * F.WorkGroupSize[2]
                   ? At->Body
                   : nullptr;
      At = Inner;
    }
  }

  static const Builtin *saying(const Stmt *S) {
    auto *X = dyn_cast<ExprStmt>(S);
    auto *B = X ? dyn_cast<Builtin>(X->E) : nullptr;
    return B && B->is(builtin::SHADOW_BARRIER) && isa<IntLit>(B->Args[3]) ? B : nullptr;
  }
  static int64_t stepOf(const Builtin *Says) {
    return Says ? cast<IntLit>(Says->Args[3])->Value & shadow::StepMask : -1;
  }
  /// The memory whose uses the barrier does not order.
  static int64_t leftOut(const Builtin *Says) {
    return cast<IntLit>(Says->Args[3])->Value & ~int64_t(shadow::StepMask);
  }
  static Call *question(Stmt *S) {
    auto *X = dyn_cast<ExprStmt>(S);
    auto *C = X ? dyn_cast<Call>(X->E) : nullptr;
    return C && C->Callee->Asks == Function::Question::Barrier ? C : nullptr;
  }
  /// Nobody sees whether it is done in front of a barrier or behind it.
  static bool isQuiet(Stmt *S) {
    bool Quiet = !isa<Break, Continue, Return>(S);
    walkStmts(S, [&](Stmt *Inner) { Quiet &= !isa<Break, Continue, Return>(Inner); });
    walkExprs(S, [&](Expr *&E) {
      auto *B = dyn_cast<Builtin>(E);
      Quiet &= !isa<Call>(E) && !(B && B->is(builtin::SHADOW_BARRIER));
    });
    return Quiet;
  }

  /// Says where a variable is.
  Stmt *declare(const Var *V, SourcePos Pos) {
    Changed = true;
    auto *S = Ctx.make<ExprStmt>(
        shadow::ask(Ctx, shadow::addressOf(Ctx, V), shadow::Declares, V->Ty->size()));
    S->Pos = Pos;
    return S;
  }

  Stmt *forAll(int64_t What, SourcePos Pos) {
    std::vector<Expr *> Args;
    for (int I = 0; I < 3; ++I)
      Args.push_back(Ctx.intLit(0));
    Args.push_back(Ctx.intLit(What));
    auto *S = Ctx.make<ExprStmt>(
        Ctx.make<Builtin>(Ctx.voidTy(), builtin::SHADOW_BARRIER, std::move(Args)));
    S->Pos = Pos;
    return S;
  }

  /// The question as the first thread asks it; null if that cannot be said in front of the loop.
  Stmt *asFirst(const Call &C, const For &L, SourcePos Pos) {
    SmallVector<const For *, 3> Nest;
    walkStmts(&L, [&](const Stmt *S) {
      auto *Inner = dyn_cast<For>(S);
      if (Inner && Inner->IsThreadLoop)
        Nest.push_back(Inner);
    });
    std::vector<Expr *> Args;
    for (const auto &[I, Arg] : enumerate(C.Args)) {
      if (I == 0 || I >= FirstOfQuestion) {
        if (!isa<IntLit>(Arg) &&
            !(isa<VarRef>(Arg) && cast<VarRef>(Arg)->V->S == Var::Storage::Param))
          return nullptr;
        Args.push_back(clone(Ctx, Arg));
        continue;
      }
      std::optional<LinearForm> Form = Forms.of(Arg);
      if (Form)
        Form = Forms.extreme(*Form, /*Greatest=*/false, Nest);
      if (!Form || !Forms.isComputable(*Form) || any_of(Form->Factors, [](const auto &Each) {
            return Each.first->S != Var::Storage::Param;
          }))
        return nullptr;
      Args.push_back(Ctx.make<Cast>(Arg->type(), Forms.expr(*Form), /*Implicit=*/false));
    }
    auto *S = Ctx.make<ExprStmt>(Ctx.make<Call>(C.Callee, std::move(Args)));
    S->Pos = Pos;
    return S;
  }

  void hoist(const For &L, Block &B, std::vector<Stmt *> &Before, std::vector<Stmt *> &After) {
    std::vector<Stmt *> &Stmts = B.Stmts;
    for (size_t I = 0; I < Stmts.size();) {
      const Builtin *Says = saying(Stmts[I]);
      const int64_t What = stepOf(Says);
      if (What == shadow::Begins || What == shadow::Passes) {
        Before.push_back(
            forAll((What == shadow::Begins ? shadow::AllBegin : shadow::AllPass) + leftOut(Says),
                   Stmts[I]->Pos));
      } else if (Call *C = question(Stmts[I])) {
        Stmt *Asked = asFirst(*C, L, Stmts[I]->Pos);
        if (!Asked)
          break;
        Before.push_back(Asked);
      } else if (isQuiet(Stmts[I])) {
        ++I;
        continue;
      } else {
        break;
      }
      Stmts.erase(Stmts.begin() + I);
      Changed = true;
    }
    bool Leaves = false;
    walkStmts(&B, [&](Stmt *S) { Leaves |= isa<Break, Continue, Return>(S); });
    for (size_t I = Stmts.size(); I-- > 0 && !Leaves;) {
      const Builtin *Says = saying(Stmts[I]);
      if (stepOf(Says) == shadow::Arrives) {
        After.push_back(forAll(shadow::AllArrive + leftOut(Says), Stmts[I]->Pos));
        Stmts.erase(Stmts.begin() + I);
        Changed = true;
        break;
      }
      if (!isQuiet(Stmts[I]))
        break;
    }
  }
};

} // namespace

bool ampcc::tellOnce(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) {
    if (F.WorkGroupSize[0] == 0)
      return false;
    BarrierHoister Hoister(PC.M.Ctx, F);
    Hoister.block(*F.Body);
    return Hoister.Changed;
  });
}
