//===- LikelyTiles.cpp - kernels for the tile size that launches name ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel whose launches give the size of their tiles has loops of an unknown number of threads,
// which are neither unrolled nor split into vectors without a remainder. If the program names a
// constant size in a launch, as in `e.tile(16, 16)`, the kernel gets a copy of its body with these
// numbers. Each call selects one by the sizes of its launch, so the meaning is the same whatever
// they are:
//
//   for (lane < tile_size) ...   ->   if (tile_size == 16) { for (lane < 16) ... }
//                                     else { for (lane < tile_size) ... }
//
// It needs the loops over threads, and runs before the passes that change them. The code of such a
// kernel doubles.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// The parameters that are sizes of the tile, and their likely values.
static MapVector<const Var *, unsigned> likelySizes(const Function &F) {
  MapVector<const Var *, unsigned> Sizes;
  for (const Var *P : F.Params)
    if (P->Binding && P->Binding->K == ArgBinding::Kind::TileSize)
      Sizes[P] = (*F.WorkGroupSize.likely())[P->Binding->Offset];
  return Sizes;
}

static bool isTileStatic(const Stmt *S) {
  auto *D = dyn_cast<DeclStmt>(S);
  return D && D->V->S == Var::Storage::TileStatic;
}

static bool addLikelyTile(Context &Ctx, Function &F) {
  if (!F.WorkGroupSize.likely())
    return false;
  const MapVector<const Var *, unsigned> Sizes = likelySizes(F);
  Expr *IsLikely = nullptr;
  for (const auto &[Size, Threads] : Sizes) {
    Expr *Test = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Eq, Ctx.ref(const_cast<Var *>(Size)),
                                  Ctx.intLit(Threads));
    IsLikely =
        IsLikely ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, IsLikely, Test) : Test;
  }
  if (!IsLikely)
    return false;
  auto *Any = Ctx.make<Block>();
  std::vector<Stmt *> TileStatics;
  for (Stmt *S : F.Body->Stmts)
    (isTileStatic(S) ? TileStatics : Any->Stmts).push_back(S);
  F.Body->Stmts = std::move(TileStatics);
  VarMap Vars;
  auto *Likely = cast<Block>(clone(Ctx, Any, Vars));
  walkExprs(Likely, [&](Expr *&E) {
    auto *Ref = dyn_cast<VarRef>(E);
    if (auto Size = Ref ? Sizes.find(Ref->V) : Sizes.end(); Size != Sizes.end())
      E = Ctx.intLit(Size->second);
  });
  F.Body->Stmts.push_back(Ctx.make<If>(IsLikely, Likely, Any));
  return true;
}

bool ampcc::likelyTiles(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) { return addLikelyTile(PC.M.Ctx, F); });
}
