//===- SwapDimensions.cpp - exchange of dimension 0 for one with more threads -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PoCL runs the threads of a work-group one after the other, in loops over the dimensions. In a
// kernel with barriers that some ways lead past it runs the first thread on its own, to find out
// which way all of them go, and begins the loop over dimension 0 with the second one. If there is
// only one thread in dimension 0, it makes no such loop, and the first thread runs twice.
//
// Dimension 0 is the last one of C++ AMP, so this is what it does with tiles of 8 x 1 threads. So
// in kernels with barriers and such tiles, dimension 0 changes places with the next one that has
// more threads, where the runtime says so (docs/runtime-abi.md): numbers of dimensions become
// SWAPPED(d, e), a macro. GPUs keep the order: on some of them only dimension 0 may have more than
// 65,535 work-groups.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/LaunchBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// The dimension that changes places with dimension 0; 0: none does.
static unsigned dimensionToSwap(const Function &F) {
  if (!F.WorkGroupSize.isConstant() || F.WorkGroupSize.variesIn(0))
    return 0;
  for (unsigned D = 1; D < TileSize::Dimensions; ++D)
    if (F.WorkGroupSize.variesIn(D))
      return D;
  return 0;
}

bool ampcc::swapDimensions(PassContext &PC) {
  Context &Ctx = PC.M.Ctx;
  const BarrierFinder Barriers(PC.M);
  return changeKernels(PC, [&](Function &F) {
    const unsigned Swapped = Barriers.in(F) ? dimensionToSwap(F) : 0;
    if (!Swapped)
      return false;
    F.SwappedDimension = Swapped;
    const auto Replace = [&](Expr *&Dimension) {
      auto *D = dyn_cast<IntLit>(Dimension);
      if (!D || (D->Value != 0 && D->Value != Swapped))
        return;
      Expr *Other = Ctx.make<IntLit>(D->type(), D->Value == 0 ? Swapped : 0);
      Dimension =
          Ctx.make<Builtin>(D->type(), builtin::SWAPPED, std::vector<Expr *>{Dimension, Other});
    };
    walkStmts(F.Body, [&](Stmt *S) {
      forEachExpr(S, [&](Expr *&Root) {
        walkExprs(Root, [&](Expr *&E) {
          auto *B = dyn_cast<Builtin>(E);
          if (B && B->Info.Kind == BuiltinKind::WorkItem)
            Replace(B->Args.front());
        });
      });
    });
    return true;
  });
}
