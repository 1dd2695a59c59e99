//===- UnrollLoops.cpp - unrolling of loops over a rank ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops over the rank would cost several times the work of index arithmetic on the device. Lower
// marks such loops in the library; their bounds are constant once the library's members are
// inlined. This pass replaces them by their iterations.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/CountedLoop.h"
#include "ampcc/Analysis/VarUses.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// More iterations than this are no rank.
static constexpr unsigned MaxIterations = 128;

namespace {

class Unroller {
  Context &Ctx;

public:
  bool Changed = false;
  explicit Unroller(Context &Ctx) : Ctx(Ctx) {}

  void block(Block &B) {
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      forEachInnerBlock(S, [&](Block &Inner) { block(Inner); });
      auto *L = dyn_cast<For>(S);
      if (L && L->MustUnroll && unroll(*L, Out))
        Changed = true;
      else
        Out.push_back(S);
    }
    B.Stmts = std::move(Out);
  }

private:
  bool unroll(For &L, std::vector<Stmt *> &Out) {
    std::optional<CountedLoop> Loop = CountedLoop::match(L);
    if (!Loop || hasJump(L.Body))
      return false;
    VarUse U = VarUses(&L).of(Loop->Counter);
    if (U.Writes != 1 || U.Addresses) // the increment is the only write
      return false;
    std::optional<std::vector<int64_t>> Values = Loop->values(MaxIterations);
    if (!Values)
      return false;
    for (int64_t I : *Values)
      Out.push_back(iteration(L, Loop->Counter, I));
    return true;
  }

  Stmt *iteration(const For &L, const Var *Counter, int64_t I) {
    VarMap Vars;
    Stmt *Body = clone(Ctx, L.Body, Vars);
    Body->Pos = L.Pos;
    walkExprs(Body, [&](Expr *&E) {
      if (!isRef(E, Counter))
        return;
      auto *Value = Ctx.make<IntLit>(Counter->Ty, I);
      Value->Pos = E->Pos;
      E = Value;
    });
    return Body;
  }
};

} // namespace

bool ampcc::unrollLoops(PassContext &PC) {
  Unroller U(PC.M.Ctx);
  for (Function *F : PC.M.Functions)
    U.block(*F->Body);
  return U.Changed;
}
