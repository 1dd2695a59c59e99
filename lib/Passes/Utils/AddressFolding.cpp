//===- AddressFolding.cpp - folding of `*&x` to x ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AddressFolding.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// A conversion between pointers to the same type: const comes or goes.
static bool isQualificationCast(const Cast *C) {
  auto *To = dyn_cast<PointerType>(C->type());
  auto *From = dyn_cast<PointerType>(C->Operand->type());
  return To && From && To->Pointee == From->Pointee;
}

static Expr *withoutQualificationCasts(Expr *Pointer) {
  while (auto *C = dyn_cast<Cast>(Pointer)) {
    if (!isQualificationCast(C))
      break;
    Pointer = C->Operand;
  }
  return Pointer;
}

Expr *ampcc::pointee(Context &Ctx, Expr *Pointer) {
  auto *A = dyn_cast<AddrOf>(withoutQualificationCasts(Pointer));
  if (!A)
    return nullptr;
  return A->isDecay() ? Ctx.make<Subscript>(A->Operand, Ctx.intLit(0)) : A->Operand;
}

static bool isZero(const Expr *E) {
  auto *L = dyn_cast<IntLit>(E);
  return L && L->Value == 0;
}

/// `p[i]` where p is known to be an object's address.
static Expr *foldSubscript(Context &Ctx, Subscript *S) {
  auto *A = dyn_cast<AddrOf>(withoutQualificationCasts(S->Base));
  if (!A)
    return nullptr;
  if (A->isDecay())
    return Ctx.make<Subscript>(A->Operand, S->Index);
  if (isZero(S->Index))
    return A->Operand;
  // &a[0] is the whole array.
  auto *First = dyn_cast<Subscript>(A->Operand);
  return First && isZero(First->Index) ? Ctx.make<Subscript>(First->Base, S->Index) : nullptr;
}

bool ampcc::foldAddressNode(Context &Ctx, Expr *&E) {
  Expr *New = nullptr;
  if (auto *D = dyn_cast<Deref>(E)) {
    New = pointee(Ctx, D->Pointer);
  } else if (auto *S = dyn_cast<Subscript>(E); S && S->Base->type()->isPointer()) {
    New = foldSubscript(Ctx, S);
  } else if (auto *A = dyn_cast<AddrOf>(E); A && !A->isDecay()) {
    // Not where it would change the type but for const, which C adds by itself.
    if (auto *D = dyn_cast<Deref>(A->Operand))
      New = D->Pointer;
  } else if (auto *C = dyn_cast<Cast>(E); C && C->Implicit && isQualificationCast(C)) {
    if (isa<AddrOf, Cast>(C->Operand) && cast<PointerType>(C->type())->Const)
      New = C->Operand;
  }
  if (!New || New->type()->kind() != E->type()->kind())
    return false;
  if (!New->Pos.Line)
    New->Pos = E->Pos;
  E = New;
  return true;
}

bool ampcc::foldAddresses(Context &Ctx, Expr *&E) {
  bool Changed = false;
  walkExprs(E, [&](Expr *&Node) { Changed |= foldAddressNode(Ctx, Node); });
  return Changed;
}
