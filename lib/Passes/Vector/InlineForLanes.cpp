//===- InlineForLanes.cpp - inlining so that objects can be split --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In a kernel that takes the vector form, inlines every call and replaces every object of a class
// by its members, because vector-form runs other calls and objects in one lane after the other. A
// kernel that is too large with all that it calls keeps its calls.
//
// In a loop over threads that Clang vectorises, an object that a thread keeps across a barrier, or
// through a loop that is hoisted, would be an element of an array of objects. So the objects of a
// kernel with barriers or loops are replaced by their members as well. Calls that get or return an
// object are inlined for that, if Clang would inline them in any case.
//
// With --amp-robust it inlines the calls to which any other kernel passes pointers as well, because
// hoist-bounds hoists tests of the kernel's own accesses only.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/CallExpander.h"
#include "Utils/SingleExit.h"
#include "Utils/VectorChoice.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/InlinedCallees.h"
#include "llvm/ADT/DenseMap.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// Expressions of a kernel, with all that it calls.
static constexpr uint64_t MostExpressions = 20000;

namespace {

/// How large functions are with their callees in the places of the calls.
class Sizes {
  DenseMap<const Function *, uint64_t> All;

public:
  explicit Sizes(ArrayRef<Function *> CalleesFirst) {
    for (const Function *F : CalleesFirst) {
      uint64_t Size = 0;
      walkExprs(F->Body, [&](Expr *&E) {
        auto *C = dyn_cast<Call>(E);
        Size += 1 + (C ? All.lookup(C->Callee) : 0);
        Size = std::min(Size, MostExpressions + 1);
      });
      All[F] = Size;
    }
  }
  bool isSmall(const Function &F) const { return All.lookup(&F) <= MostExpressions; }
};

} // namespace

namespace {

/// Copies of the functions that such kernels call, for them alone.
class CopyMaker {
  Module &M;
  DenseMap<const Function *, Function *> Copies;

public:
  bool Changed = false;
  using Filter = function_ref<bool(const Function &)>;
  explicit CopyMaker(Module &M) : M(M) {}

  /// The functions that F calls, of those that Wants returns true for.
  void redirect(Function &F, Filter Wants) {
    walkExprs(F.Body, [&](Expr *&E) {
      auto *C = dyn_cast<Call>(E);
      if (!C || C->Callee->NeverInline || isa<Check>(C) || !Wants(*C->Callee))
        return;
      C->Callee = copyOf(*C->Callee, Wants);
      Changed = true;
    });
  }

private:
  Function *copyOf(Function &F, Filter Wants) {
    if (Function *Known = Copies.lookup(&F))
      return Known;
    auto *Copy = M.Ctx.make<Function>(F);
    VarMap Vars;
    for (Var *&P : Copy->Params)
      P = Vars[P] = M.Ctx.make<Var>(*P);
    Copy->Body = cast<Block>(clone(M.Ctx, F.Body, Vars));
    if (!CallExpander::canExpand(*Copy))
      makeSingleExit(M.Ctx, *Copy);
    Copy->AlwaysInline = true;
    Copies[&F] = Copy;
    M.Functions.push_back(Copy);
    redirect(*Copy, Wants);
    return Copy;
  }
};

} // namespace

/// A pointer to a part of an object may become one to the whole: its parts must not be split.
static bool convertsPointers(const Function &F) {
  return containsExpr(F.Body, [&](const Expr *E) {
    auto *C = dyn_cast<Cast>(E);
    auto *To = C ? dyn_cast<PointerType>(C->type()) : nullptr;
    auto *From = C ? dyn_cast<PointerType>(C->Operand->type()) : nullptr;
    return C && C->type()->isPointer() && (!From || To->Pointee != From->Pointee);
  });
}

static bool passesPointers(Function &Kernel) {
  bool Passes = false;
  forEachCall(Kernel.Body, [&](Call *C) {
    Passes |= any_of(C->Callee->Params, [](const Var *P) { return P->Ty->isPointer(); });
  });
  return Passes;
}

/// F gets or returns an object.
static bool usesObjects(const Function &F) {
  return isa<StructType>(F.ReturnTy) || any_of(F.Params, [](const Var *P) {
           auto *Pointer = dyn_cast<PointerType>(P->Ty);
           return isa<StructType>(Pointer ? Pointer->Pointee : P->Ty);
         });
}

static bool splitsObjects(const Module &M) {
  return M.VectorForm != CompileOptions::Vectors::Never && !M.Check;
}

/// Kernel keeps objects while other threads run: it has a barrier, or a loop that may be hoisted,
/// and a variable or an array of objects of the program's classes.
static bool keepsObjects(const Function &Kernel, const BarrierFinder &Barriers) {
  bool HasObject = false, HasLoop = Barriers.in(Kernel.Body);
  walkStmts(Kernel.Body, [&](Stmt *S) {
    auto *D = dyn_cast<DeclStmt>(S);
    const Type *Ty = D ? D->V->Ty : nullptr;
    while (auto *A = dyn_cast_or_null<ArrayType>(Ty))
      Ty = A->Element;
    HasObject |= Ty && isa<StructType>(Ty);
    HasLoop |= isa<For, While, DoWhile>(S);
  });
  return HasObject && HasLoop;
}

bool ampcc::inlineForLanes(PassContext &PC) {
  const bool TestsBounds = PC.M.Robust && !PC.M.Check;
  if (PC.M.VectorForm == CompileOptions::Vectors::Never && !TestsBounds)
    return false;
  const std::vector<Function *> Order = calleesFirst(PC.M.Functions);
  const Sizes Sizes(Order);
  const InlinedCallees Inlined(Order);
  const BarrierFinder Barriers(PC.M);
  CopyMaker Copies(PC.M), CopiesWithObjects(PC.M);
  const auto All = [](const Function &) { return true; };
  const auto WithObjects = [&](const Function &F) { return usesObjects(F) && Inlined.inlines(&F); };
  std::vector<Function *> Kernels;
  for (Function *F : Order) {
    if (!F->IsKernel || !Sizes.isSmall(*F))
      continue;
    const bool Vectors = wantsVectors(PC.M, *F);
    const bool Keeps = !Vectors && splitsObjects(PC.M) && keepsObjects(*F, Barriers);
    if (Vectors || Keeps)
      Kernels.push_back(F);
    if (Vectors || (TestsBounds && passesPointers(*F)))
      Copies.redirect(*F, All);
    else if (Keeps)
      CopiesWithObjects.redirect(*F, WithObjects);
  }
  Copies.Changed |= CopiesWithObjects.Changed;
  if (Copies.Changed)
    inlineCalls(PC);
  bool Changed = Copies.Changed;
  for (Function *F : Kernels)
    if (!convertsPointers(*F))
      walkStmts(F->Body, [&](Stmt *S) {
        auto *D = dyn_cast<DeclStmt>(S);
        if (!D || D->V->IsTemp || !isa<StructType>(D->V->Ty) || D->V->S != Var::Storage::Local)
          return;
        D->V->IsTemp = D->V->HasUserName = Changed = true;
      });
  return Changed;
}
