//===- CutRegions.cpp - kernels in regions of all threads -----------------===//
//
// The body of a kernel becomes `threads { ... }`: every thread of the tile (or strip) runs this.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "RegionExits.h"
#include "ampcc/Analysis/Barriers.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::cutRegions(PassContext &PC) {
  Context &Ctx = PC.M.Ctx;
  BarrierFinder Barriers(PC.M);
  bool Changed = false;
  for (Function *F : PC.M.Functions) {
    if (!F->IsKernel)
      continue;
    if (Barriers.in(*F)) {
      PC.internal(F->Pos, "a barrier");
      continue;
    }
    auto *Body = Ctx.make<Block>();
    std::vector<Stmt *> Outer;
    for (Stmt *S : F->Body->Stmts) {
      auto *D = dyn_cast<DeclStmt>(S);
      bool Shared = D && D->V->S == Var::Storage::TileStatic;
      (Shared ? Outer : Body->Stmts).push_back(S);
    }
    replaceReturns(Ctx, *Body, nullptr);
    auto *Region = Ctx.make<For>(nullptr, nullptr, nullptr, Body);
    Region->IsThreadLoop = true;
    Outer.push_back(Region);
    F->Body->Stmts = std::move(Outer);
    Changed = true;
  }
  return Changed;
}
