//===- SharedObjects.cpp - objects that several threads may use ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SharedObjects.h"
#include "GuardedAccesses.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

const Expr *ampcc::outerObject(const Expr *L) {
  if (auto *M = dyn_cast<Member>(L))
    return M->Base;
  auto *S = dyn_cast<Subscript>(L);
  return S && !S->Base->type()->isPointer() ? S->Base : nullptr;
}

bool ampcc::hasBytes(const Type *Ty) {
  while (const auto *Array = dyn_cast<ArrayType>(Ty))
    Ty = Array->Element;
  const auto *Class = dyn_cast<StructType>(Ty);
  return Class ? !Class->Fields.empty() : !Ty->isVoid();
}

static const Expr *outermost(const Expr *L) {
  while (const Expr *Outer = outerObject(L))
    L = Outer;
  return L;
}

/// Made of numbers alone.
static bool isPlain(const Type *Ty) {
  if (auto *A = dyn_cast<ArrayType>(Ty))
    return isPlain(A->Element);
  auto *S = dyn_cast<StructType>(Ty);
  if (!S)
    return Ty->isArithmetic();
  return all_of(S->Fields, [](const auto &Field) { return isPlain(Field.Ty); });
}

/// Views, arrays and indices, their parts, and pointers are always a thread's own.
bool SharedObjects::canBeElement(const Type *Ty) const {
  auto *S = dyn_cast<StructType>(Ty);
  return isPlain(Ty) && (!S || Program.isElement(S));
}

bool SharedObjects::leadsThere(const Expr *Pointer) const {
  const auto *Ty = cast<PointerType>(Pointer->type());
  Pointer = withoutChecks(Pointer);
  if (auto *A = dyn_cast<AddrOf>(Pointer))
    return isShared(A->Operand);
  if (!Pointer->type()->isPointer()) // an address that was kept as a number
    return !InLibrary && canBeElement(Ty->Pointee);
  if (InLibrary) {
    auto *Given = dyn_cast<VarRef>(Pointer);
    if (!Given || Given->V->S != Var::Storage::Param)
      return false;
    // The bytes of a texel, whatever they are taken for.
    if (cast<PointerType>(Given->type())->Pointee != Ty->Pointee)
      return false;
    // Plain numbers that are only read are parts of the library's own objects: a view's strides.
    if (Ty->Const && !isa<StructType>(Ty->Pointee))
      return false;
  }
  return canBeElement(Ty->Pointee) && canBeElement(cast<PointerType>(Pointer->type())->Pointee);
}

bool SharedObjects::isShared(const Expr *L) const {
  L = outermost(L);
  if (auto *Ref = dyn_cast<VarRef>(L))
    return Ref->V->S == Var::Storage::TileStatic && !Ref->V->IsExchange;
  if (auto *D = dyn_cast<Deref>(L))
    return !isOwnComponent(D) && leadsThere(D->Pointer);
  auto *S = dyn_cast<Subscript>(L);
  return S && S->Base->type()->isPointer() && leadsThere(S->Base);
}

bool SharedObjects::isOwnComponent(const Expr *E) const {
  auto *D = dyn_cast<Deref>(E);
  auto *C = dyn_cast<Call>(D ? D->Pointer : E);
  if (!C || !Program.isLibrary(C->Callee) || !C->Callee->AlwaysInline || HasChecks(C->Callee) ||
      !isa<IntType>(E->type()))
    return false;
  return all_of(C->Args, [&](const Expr *Arg) {
    auto *A = dyn_cast<AddrOf>(Arg);
    if (!A)
      return isRepeatable(Arg);
    const Expr *L = A->Operand;
    while (auto *M = dyn_cast<Member>(L))
      L = M->Base;
    if (auto *Through = dyn_cast<Deref>(L))
      L = Through->Pointer;
    auto *Ref = dyn_cast<VarRef>(L);
    auto *S = dyn_cast<StructType>(A->Operand->type());
    return Ref && Ref->V->S != Var::Storage::TileStatic && S && S->IsLibrary && isPlain(S);
  });
}
