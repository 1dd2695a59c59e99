//===- VectorForm.cpp - conversion of loops over threads to vectors ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler puts the iterations of a loop over threads into the lanes of vectors if the loop
// contains only straight code. If threads branch, leave loops separately or read memory at
// unrelated addresses, this pass does it (Vectoriser.h): as many threads as there are lanes run at
// once; in the last iteration some lanes may be off.
//
//   thread for (int i = begin; i < end; ++i) A(i);
//
// becomes, unless a constant shows that all vectors are full,
//
//   thread lanes 32 for (int base = begin; base < end; base = end - base > 32 ? base + 32 : end)
//     A(base .. base + 31, where below end);
//   thread for (int i = @AFTER_LANES(begin, end); i < end; ++i) A(i);
//
// The second loop has no iterations. It is for compilers without such vectors.
//
// A loop that contains a statement without a vector form does not change.
//
// The number of lanes is the module's (CompileOptions::Lanes), which means two vector registers for
// each float with AVX-512. Native code for other processors runs half of them, from the same text.
// In a tile whose threads fill half a vector, but not a whole one, the number is that half.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/VectorChoice.h"
#include "Vectoriser.h"
#include "ampcc/KIR/LaneBuiltins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static Liveness liveAfterConstructs(const Function &F) {
  return Liveness(F, [](const Stmt *S) { return isa<If, Switch, For, While, DoWhile, Block>(S); });
}

Vectoriser::Vectoriser(Context &Ctx, Function &F, For &Loop, Var *First, unsigned Lanes)
    : Ctx(Ctx), F(F), Loop(Loop), Counter(cast<DeclStmt>(Loop.Init)->V), First(First), Lanes(Lanes),
      Uses(F), U(F, Loop), Live(liveAfterConstructs(F)), Pos(Loop.Pos) {
  walkStmts(Loop.Body, [&](Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S))
      Inside.insert(D->V);
  });
}

Block *Vectoriser::run(const Expr *End) {
  // A pointer to a thread's variable would lead to one of vectors.
  if (any_of(Inside,
             [&](const Var *V) { return Uses.of(V).Addresses > 0 && !isSetByFunctions(V); }) ||
      Uses.of(Counter).Addresses > 0 || VarUses(Loop.Body).of(Counter).Writes > 0)
    return fail("the address of a thread's variable");
  if (waits())
    return fail("an atomic operation that a loop may wait for");
  auto *Result = Ctx.make<Block>();
  Result->Pos = Loop.Body->Pos;
  Out = &Result->Stmts;
  bool Ends = false;
  std::function<void(const Stmt *)> FindEnds = [&](const Stmt *S) {
    Ends |= isa<Continue>(S) && U.isDivergent(S);
    if (!isa<For, While, DoWhile>(S))
      forEachChild(S, FindEnds);
  };
  FindEnds(Loop.Body);
  Expr *Alive = all(true);
  if (End) {
    const Type *Int = Counter->Ty;
    Expr *Left = Ctx.make<Binary>(Int, BinaryOp::Sub, clone(Ctx, End), Ctx.ref(First));
    Expr *Numbers = lanes(vectorOf(Int), builtin::LANE_NUMBERS, {Ctx.make<IntLit>(Int, 0)});
    Alive = combine(BinaryOp::Lt, Numbers, widened(Left), Int);
  }
  if (Ends || End)
    Scopes.push_back({Scope::Kind::Thread, newMask("alive", Alive)});
  block(*Loop.Body);
  return !Why ? Result : nullptr;
}

namespace {

class LoopReplacer {
  Module &M;
  Context &Ctx;
  Function &F;

public:
  bool Changed = false;
  LoopReplacer(Module &M, Function &F) : M(M), Ctx(M.Ctx), F(F) {}

  void block(Block &B) {
    for (size_t I = 0; I < B.Stmts.size(); ++I) {
      auto *L = dyn_cast<For>(B.Stmts[I]);
      Stmt *Vectors = L && isInnermost(*L) ? vectorsFor(*L) : nullptr;
      if (Vectors) {
        B.Stmts.insert(B.Stmts.begin() + I, Vectors);
        ++I;
        Changed = true;
      } else {
        forEachInnerBlock(B.Stmts[I], [&](Block &Inner) { block(Inner); });
      }
    }
  }

private:
  static bool isInnermost(const For &L) {
    return L.IsThreadLoop && L.Init && L.Cond && L.Inc && !L.Lanes && !holdsThreadLoop(L.Body);
  }

  /// `Counter < End` of a loop that counts up by 1; null for others.
  static Expr *endOf(const For &L) {
    auto *D = dyn_cast<DeclStmt>(L.Init);
    auto *Test = dyn_cast<Binary>(L.Cond);
    auto *Step = dyn_cast<IncDec>(L.Inc);
    const bool Counts = D && D->Init && D->V->Ty->size() == 4 && isa<IntType>(D->V->Ty) && Test &&
                        Test->Op == BinaryOp::Lt && isRef(Test->Left, D->V) && Step &&
                        Step->Increment && isRef(Step->Operand, D->V);
    const bool Plain = Counts && isa<IntLit, VarRef>(D->Init) && isa<IntLit, VarRef>(Test->Right);
    return Plain ? Test->Right : nullptr;
  }

  Expr *laneCount(const Type *Int, unsigned Lanes) {
    return Ctx.make<Builtin>(Int, builtin::LANE_COUNT,
                             std::vector<Expr *>{Ctx.make<IntLit>(Int, Lanes)});
  }

  Stmt *vectorsFor(For &L) {
    Expr *End = endOf(L);
    const bool Always = M.VectorForm == CompileOptions::Vectors::Always;
    if (!End || !(Always || holdsLoop(L)))
      return nullptr;
    if (F.WhyScalar && !Always) {
      L.WhyScalar = F.WhyScalar;
      return nullptr;
    }
    auto *D = cast<DeclStmt>(L.Init);
    auto *Begin = dyn_cast<IntLit>(D->Init), *Last = dyn_cast<IntLit>(End);
    const int64_t Count = Begin && Last ? Last->Value - Begin->Value : 0;
    const unsigned Half = std::max(1u, M.Lanes / 2);
    if (Begin && Last && Count < int64_t(Half))
      return nullptr;
    const unsigned Lanes = Count % M.Lanes == Half ? Half : M.Lanes;
    const bool AreWhole = Count && Count % Lanes == 0;
    Var *Base = Ctx.temp(D->V->Name, D->V->Ty, D->V->Pos);
    Vectoriser Maker(Ctx, F, L, Base, Lanes);
    Block *Body = Maker.run(AreWhole ? nullptr : End);
    if (!Body || !(Always || areVectorsProfitable(*Body, Maker.serial(), Maker.tests()))) {
      L.WhyScalar = Body ? "it mostly accesses memory at places of each thread's own" : Maker.why();
      return nullptr;
    }
    const Type *Int = Base->Ty;
    auto *Cond = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Lt, Ctx.ref(Base), clone(Ctx, End));
    auto *Init = Ctx.make<DeclStmt>(Base, clone(Ctx, D->Init));
    auto *Next = Ctx.make<Binary>(Int, BinaryOp::Add, Ctx.ref(Base), laneCount(Int, Lanes));
    Expr *Inc = Next;
    if (!AreWhole) { // the sum may be too large for an int
      auto *Left = Ctx.make<Binary>(Int, BinaryOp::Sub, clone(Ctx, End), Ctx.ref(Base));
      auto *Goes = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Gt, Left, laneCount(Int, Lanes));
      Inc = Ctx.make<Conditional>(Int, Goes, Next, clone(Ctx, End));
    }
    Inc = Ctx.make<Assign>(Ctx.ref(Base), Inc);
    auto *New = Ctx.make<For>(Init, Cond, Inc, Body);
    New->IsThreadLoop = true;
    New->Lanes = Lanes;
    Init->Pos = New->Pos = L.Pos;
    D->Init = Ctx.make<Builtin>(D->V->Ty, builtin::AFTER_LANES,
                                std::vector<Expr *>{D->Init, clone(Ctx, End)});
    return New;
  }
};

} // namespace

bool ampcc::vectorForm(PassContext &PC) {
  if (PC.M.VectorForm == CompileOptions::Vectors::Never || PC.M.Check)
    return false;
  return changeKernels(PC, [&](Function &F) {
    LoopReplacer Replacer(PC.M, F);
    Replacer.block(*F.Body);
    return Replacer.Changed;
  });
}
