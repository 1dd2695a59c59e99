//===- RebaseViews.cpp - pointers of views that begin at the first element -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The launch passes to a kernel the whole buffer of an array_view and the offset of the view in it.
// With the offset in every index, `x[x_offset + i]`, a device compiler computes and widens a sum at
// each access, and cannot prove that accesses to neighbouring elements are contiguous: up to a
// tenth of a kernel's time. So the kernel moves the pointer once, at its start, and the view's
// offset is zero afterwards. This takes two steps. Before inlining the views get a pointer
// variable, `T *x = x + x_offset`, which the other passes propagate. In the end the parameter
// itself takes its place if nothing else needs it: `x += x_offset;`.
//
// On a GPU even that addition costs two to twenty percent in kernels that are bound by memory, and
// nearly every view begins where its data does. So the offset is written VIEW_OFFSET(bit,
// x_offset), which is 0 in a program that the runtime builds for launches whose offset is 0
// (docs/runtime-abi.md).
//
//===----------------------------------------------------------------------===//
#include "KernelFillings.h"
#include "Passes.h"
#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/LaunchBuiltins.h"
#include "llvm/ADT/DenseMap.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// Both name the same part of the same variable.
bool sameObject(const Expr *A, const Expr *B) {
  if (auto *M = dyn_cast<Member>(A)) {
    auto *N = dyn_cast<Member>(B);
    return N && M->Index == N->Index && sameObject(M->Base, N->Base);
  }
  if (auto *S = dyn_cast<Subscript>(A)) {
    auto *T = dyn_cast<Subscript>(B);
    auto *I = dyn_cast<IntLit>(S->Index), *J = T ? dyn_cast<IntLit>(T->Index) : nullptr;
    return I && J && I->Value == J->Value && sameObject(S->Base, T->Base);
  }
  auto *Ref = dyn_cast<VarRef>(A), *Other = dyn_cast<VarRef>(B);
  return Ref && Other && Ref->V == Other->V;
}

/// Both fill members of one object: a view.
bool fillOneObject(const Filling &A, const Filling &B) {
  return sameObject(cast<Member>(A.Store->Target)->Base, cast<Member>(B.Store->Target)->Base);
}

/// The number of bits in the build option, one for each view; further views keep their offset.
constexpr uint32_t ViewBits = 32;

/// The offset, or a constant 0 where the launch allows.
Expr *offsetOf(Context &Ctx, Var *Offset, uint32_t Bit) {
  if (Bit >= ViewBits)
    return Ctx.ref(Offset);
  Offset->Binding->ViewBit = Bit;
  return Ctx.make<Builtin>(Offset->Ty, builtin::VIEW_OFFSET,
                           std::vector<Expr *>{Ctx.intLit(Bit), Ctx.ref(Offset)});
}

/// `Buffer + Offset`, a constant of the kernel that bears the buffer's name.
DeclStmt *declareStart(Context &Ctx, Var *Buffer, Expr *Offset) {
  auto *Start = Ctx.var(Buffer->Name, Buffer->Ty, Buffer->Pos);
  Start->IsConst = true;
  return Ctx.make<DeclStmt>(Start,
                            Ctx.make<Binary>(Buffer->Ty, BinaryOp::Add, Ctx.ref(Buffer), Offset));
}

bool rebase(Context &Ctx, Function &Kernel) {
  const std::vector<Filling> Fillings = fillingsOf(Kernel);
  std::vector<Stmt *> Starts;
  for (const Filling &Buffer : Fillings) {
    if (Buffer.Param->Binding->K != ArgBinding::Kind::Buffer)
      continue;
    for (const Filling &Offset : Fillings) {
      if (!Offset.Param->Binding->IsViewOffset || !fillOneObject(Buffer, Offset))
        continue;
      DeclStmt *Start = declareStart(Ctx, Buffer.Param, offsetOf(Ctx, Offset.Param, Starts.size()));
      Buffer.Store->Value = Ctx.ref(Start->V);
      Offset.Store->Value = Ctx.make<IntLit>(Offset.Param->Ty, 0);
      Starts.push_back(Start);
      break;
    }
  }
  Kernel.Body->Stmts.insert(Kernel.Body->Stmts.begin(), Starts.begin(), Starts.end());
  return !Starts.empty();
}

} // namespace

bool ampcc::rebaseViews(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) { return rebase(PC.M.Ctx, F); });
}
