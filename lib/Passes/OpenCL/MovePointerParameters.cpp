//===- MovePointerParameters.cpp - parameters of buffers moved to the view's offset -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rebase-views creates `T *x = x + x_offset`, a second pointer. If nothing else needs the
// parameter, this pass moves it instead: `x += x_offset;`.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/LaunchBuiltins.h"
#include "llvm/ADT/DenseMap.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// The parameter P and the distance Q of `T *v = P + Q`, P having no other use.
struct Movable {
  Var *Pointer = nullptr;
  Expr *Distance = nullptr;
};

bool isParam(const Expr *E) {
  auto *Ref = dyn_cast<VarRef>(E);
  return Ref && Ref->V->S == Var::Storage::Param;
}

/// A parameter, or VIEW_OFFSET of one.
bool isDistance(const Expr *E) {
  auto *Macro = dyn_cast<Builtin>(E);
  return isParam(E) || (Macro && Macro->is(builtin::VIEW_OFFSET) && isParam(Macro->Args[1]));
}

std::optional<Movable> movable(const DeclStmt *D, const VarUses &Uses) {
  auto *Sum = D->Init ? dyn_cast<Binary>(D->Init) : nullptr;
  if (!Sum || Sum->Op != BinaryOp::Add || !D->V->IsConst)
    return std::nullopt;
  if (!isParam(Sum->Left) || !isDistance(Sum->Right))
    return std::nullopt;
  Var *P = cast<VarRef>(Sum->Left)->V;
  if (!P->Ty->isPointer() || P->Ty != D->V->Ty || Uses.of(P).total() != 1)
    return std::nullopt;
  return Movable{P, Sum->Right};
}

bool moveParameters(Context &Ctx, Function &Kernel) {
  const VarUses Uses(Kernel);
  DenseMap<const Var *, Var *> Moved;
  for (Stmt *&S : Kernel.Body->Stmts) {
    auto *D = dyn_cast<DeclStmt>(S);
    std::optional<Movable> M = D ? movable(D, Uses) : std::nullopt;
    if (!M)
      continue;
    M->Pointer->IsConst = false;
    Moved[D->V] = M->Pointer;
    S = Ctx.make<ExprStmt>(
        Ctx.make<Assign>(Ctx.ref(M->Pointer), M->Distance, BinaryOp::Add, M->Pointer->Ty));
  }
  if (!Moved.empty())
    walkExprs(Kernel.Body, [&](Expr *&E) {
      auto *Ref = dyn_cast<VarRef>(E);
      if (Var *Pointer = Ref ? Moved.lookup(Ref->V) : nullptr)
        Ref->V = Pointer;
    });
  return !Moved.empty();
}

} // namespace

bool ampcc::movePointerParameters(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) { return moveParameters(PC.M.Ctx, F); });
}
