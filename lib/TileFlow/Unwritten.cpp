//===- Unwritten.cpp - a check for tile_static variables that nothing writes -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A variable counts as written if any function that the kernel reaches assigns to it or takes its
// address, because the code that gets the address may write.
//
//===----------------------------------------------------------------------===//
#include "Unwritten.h"
#include "ampcc/Analysis/CallGraph.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::flow {
namespace {

/// The elements of an array are reached by `&array[0]`.
const AddrOf *decay(const Expr *Pointer) {
  auto *A = dyn_cast<AddrOf>(Pointer);
  return A && A->isDecay() ? A : nullptr;
}

/// The variable of which an lvalue is a part, if no pointer leads to it.
const VarRef *rootOf(const Expr *E) {
  for (;;) {
    if (auto *M = dyn_cast<Member>(E)) {
      E = M->Base;
    } else if (auto *S = dyn_cast<Subscript>(E)) {
      const AddrOf *Array = decay(S->Base);
      E = Array ? Array->Operand : S->Base;
    } else {
      return dyn_cast<VarRef>(E);
    }
  }
}

class Uses {
  DenseSet<const Expr *> Elements; ///< the decays of subscripts, which lose no address
  DenseSet<const VarRef *> Targets;
  DenseSet<const Var *> Written;
  MapVector<const Var *, std::pair<const VarRef *, const Function *>> Read;

  void write(const Expr *Target) {
    if (const VarRef *Root = rootOf(Target))
      Written.insert(Root->V);
  }

public:
  void look(const Function &F) {
    walkExprs(F.Body, [&](Expr *&E) {
      if (auto *S = dyn_cast<Subscript>(E); S && decay(S->Base))
        Elements.insert(S->Base);
      if (auto *A = dyn_cast<Assign>(E); A && !A->Compound)
        if (const VarRef *Root = rootOf(A->Target))
          Targets.insert(Root);
    });
    walkExprs(F.Body, [&](Expr *&E) {
      if (auto *A = dyn_cast<Assign>(E))
        write(A->Target);
      else if (auto *I = dyn_cast<IncDec>(E))
        write(I->Operand);
      else if (auto *A = dyn_cast<AddrOf>(E); A && !Elements.contains(A))
        write(A->Operand);
      else if (auto *R = dyn_cast<VarRef>(E);
               R && R->V->S == Var::Storage::TileStatic && !Targets.contains(R))
        Read.try_emplace(R->V, R, &F);
    });
  }
  void report(TileFlow::Report Found) {
    for (const auto &[V, Use] : Read) {
      if (Written.contains(V))
        continue;
      Finding F{Finding::Kind::Unwritten};
      F.At = Use.first;
      F.Array = V;
      Found(F);
    }
  }
};

} // namespace

void findUnwritten(const Function &Kernel, const Knowledge &Known, TileFlow::Report Found) {
  Uses All;
  DenseSet<const Function *> Seen;
  bool IsComplete = true;
  auto Visit = [&](auto &Self, const Function &F) -> void {
    if (!Seen.insert(&F).second)
      return;
    IsComplete &= F.Body && !Known.isIncomplete(&F);
    if (!IsComplete)
      return;
    All.look(F);
    forEachCall(F.Body, [&](Call *C) { Self(Self, *C->Callee); });
  };
  Visit(Visit, Kernel);
  if (IsComplete)
    All.report(Found);
}

} // namespace ampcc::flow
