//===- PassByValue.cpp - library objects passed by value instead of reference -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tiled_index reaches a function of the user as `const tiled_index &`. Its object must then exist
// in memory; on CPU devices it stays there across every barrier, and a tree reduction runs some
// percent slower than with the one int that it needs. So this pass changes the parameter to a value
// if that has no visible effect. split-parameters then takes it apart.
//
// It has no visible effect if the function only reads members through the reference, and the object
// never changes after its declaration: no statement writes to it, and its address is only passed to
// such parameters.
//
//===----------------------------------------------------------------------===//
#include "AggregateTree.h"
#include "Passes.h"
#include "Utils/AddressFolding.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/Speculation.h"
#include "llvm/ADT/SetVector.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// The object that contains the address of an argument: `&v.x` is in the variable v; `p` and
/// `&p->x` are in the object at p.
struct Target {
  Var *V = nullptr;
  bool IsPointee = false; ///< the object is the one that V points to
};

Target targetOf(Expr *Arg) {
  while (auto *C = dyn_cast<Cast>(Arg)) {
    if (!C->Implicit)
      return {};
    Arg = C->Operand;
  }
  if (auto *Ref = dyn_cast<VarRef>(Arg))
    return {Ref->V, true};
  auto *A = dyn_cast<AddrOf>(Arg);
  if (!A || A->isDecay())
    return {};
  Expr *Path = A->Operand;
  for (;;) {
    if (auto *M = dyn_cast<Member>(Path))
      Path = M->Base;
    else if (auto *S = dyn_cast<Subscript>(Path); S && !mayTrap(S)) // the value is read
      Path = S->Base;
    else
      break;
  }
  if (auto *Ref = dyn_cast<VarRef>(Path))
    return {Ref->V, false};
  auto *D = dyn_cast<Deref>(Path);
  auto *Ref = D ? dyn_cast<VarRef>(D->Pointer) : nullptr;
  return Ref ? Target{Ref->V, true} : Target{};
}

/// The pointer p of a path `p->x.y[1]`.
Var *pointerAtRoot(const Expr *Path) {
  for (;;) {
    if (auto *M = dyn_cast<Member>(Path))
      Path = M->Base;
    else if (auto *S = dyn_cast<Subscript>(Path); S && !S->Base->type()->isPointer())
      Path = S->Base;
    else
      break;
  }
  auto *D = dyn_cast<Deref>(Path);
  auto *Ref = D ? dyn_cast<VarRef>(D->Pointer) : nullptr;
  return Ref ? Ref->V : nullptr;
}

class ReferenceRemover {
  Context &Ctx;
  Module &M;
  SetVector<Var *> Chosen; ///< the parameters that may become values

public:
  explicit ReferenceRemover(Module &M) : Ctx(M.Ctx), M(M) {}

  bool run() {
    for (Function *F : M.Functions)
      if (!F->IsKernel)
        for (Var *P : F->Params)
          if (auto *Ty = dyn_cast<PointerType>(P->Ty);
              Ty && Ty->Const && isLibraryObject(Ty->Pointee))
            Chosen.insert(P);
    for (size_t Before = Chosen.size() + 1; Chosen.size() != Before;) {
      Before = Chosen.size();
      for (Function *F : M.Functions)
        dropUnfit(*F);
    }
    if (Chosen.empty())
      return false;
    for (Function *F : M.Functions)
      change(*F);
    return true;
  }

private:
  //===--------------------------------------------------------------------===//
  // Who may not
  //===--------------------------------------------------------------------===//

  void dropUnfit(Function &F) {
    const VarUses Uses(F);
    // How often each variable of F is named, and how often a member is read or a chosen parameter
    // gets the address.
    DenseMap<Var *, int> Named, Harmless, HandedOn;
    walkExprs(F.Body, [&](Expr *&E) {
      if (auto *Ref = dyn_cast<VarRef>(E))
        ++Named[Ref->V];
      else if (isa<Deref>(E))
        ++Harmless[pointerAtRoot(E)];
      else if (auto *A = dyn_cast<Assign>(E))
        --Harmless[pointerAtRoot(A->Target)];
      else if (auto *I = dyn_cast<IncDec>(E))
        --Harmless[pointerAtRoot(I->Operand)];
      else if (auto *A = dyn_cast<AddrOf>(E))
        --Harmless[pointerAtRoot(A->Operand)];
    });
    forEachCall(F.Body, [&](Call *C) {
      for (size_t I = 0; I < C->Args.size(); ++I)
        if (Chosen.count(C->Callee->Params[I]))
          ++HandedOn[targetOf(C->Args[I]).V];
    });
    for (Var *P : F.Params)
      if (Chosen.count(P) && Named.lookup(P) != Harmless.lookup(P) + HandedOn.lookup(P))
        Chosen.remove(P);
    forEachCall(F.Body, [&](Call *C) {
      for (size_t I = 0; I < C->Args.size(); ++I) {
        Target T = targetOf(C->Args[I]);
        bool Constant =
            T.V && (T.IsPointee ? Chosen.count(T.V) > 0
                                : T.V->S != Var::Storage::TileStatic && Uses.of(T.V).Writes == 0 &&
                                      int(Uses.of(T.V).Addresses) == HandedOn.lookup(T.V));
        if (!Constant)
          Chosen.remove(C->Callee->Params[I]);
      }
    });
  }

  //===--------------------------------------------------------------------===//
  // The change
  //===--------------------------------------------------------------------===//

  void change(Function &F) {
    for (Var *P : F.Params)
      if (Chosen.count(P))
        P->Ty = cast<PointerType>(P->Ty)->Pointee;
    forEachCall(F.Body, [&](Call *C) {
      for (size_t I = 0; I < C->Args.size(); ++I)
        if (Chosen.count(C->Callee->Params[I]))
          C->Args[I] = object(C->Args[I]);
    });
    walkExprs(F.Body, [&](Expr *&E) {
      auto *D = dyn_cast<Deref>(E);
      auto *Ref = D ? dyn_cast<VarRef>(D->Pointer) : nullptr;
      if (Ref && Chosen.count(Ref->V)) {
        SourcePos Pos = E->Pos;
        E = Ctx.ref(Ref->V);
        E->Pos = Pos;
      }
    });
  }

  /// The object that the address Arg points to.
  Expr *object(Expr *Arg) {
    Arg = withoutCasts(Arg);
    if (auto *A = dyn_cast<AddrOf>(Arg))
      return A->Operand;
    return Ctx.make<Deref>(Arg);
  }
};

} // namespace

bool ampcc::passByValue(PassContext &PC) { return ReferenceRemover(PC.M).run(); }
