//===- MixedPointer.cpp - a pointer that stores its address space --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MixedPointer.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static constexpr unsigned SpaceBits = 3, SpaceShift = 64 - SpaceBits;

static uint64_t tag(Space AS) { return AS == Space::Local ? 2 : AS == Space::Global ? 3 : 1; }

const Type *MixedPointer::lowered(const Type *T) {
  if (auto *A = dyn_cast<ArrayType>(T))
    return Ctx.arrayOf(lowered(A->Element), A->Count);
  auto *P = dyn_cast<PointerType>(T);
  if (!P)
    return T;
  return isMixed(P->AS) ? Word : Ctx.pointerTo(lowered(P->Pointee), P->Const, P->AS);
}

Expr *MixedPointer::make(Expr *Pointer, Space AS, bool IsObject) {
  Expr *Null = IsObject ? nullptr : clone(Ctx, Pointer);
  Expr *Bits = binary(BinaryOp::Or, Ctx.make<Cast>(Word, Pointer, false),
                      literal(static_cast<int64_t>(tag(AS) << SpaceShift)));
  if (IsObject)
    return Bits;
  Expr *Test = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Ne, Null, Ctx.make<NullPtr>(Null->type()));
  return Ctx.make<Conditional>(Word, Test, Bits, null());
}

Expr *MixedPointer::address(Expr *P) {
  Expr *Bits = Ctx.intLit(SpaceBits);
  return binary(BinaryOp::Shr, binary(BinaryOp::Shl, P, Bits), clone(Ctx, Bits));
}

Expr *MixedPointer::test(Expr *P, Space AS) {
  return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Eq,
                          binary(BinaryOp::Shr, P, Ctx.intLit(SpaceShift)),
                          literal(static_cast<int64_t>(tag(AS))));
}

bool MixedPointer::isTest(const Expr *E) const {
  auto *B = dyn_cast<Binary>(E);
  auto *Tag = B && B->Op == BinaryOp::Eq ? dyn_cast<Binary>(B->Left) : nullptr;
  auto *Shift = Tag && Tag->Op == BinaryOp::Shr ? dyn_cast<IntLit>(Tag->Right) : nullptr;
  return Shift && Tag->type() == Word && Shift->Value == SpaceShift;
}

Expr *MixedPointer::distance(Expr *Count, const Type *Element) {
  if (auto *L = dyn_cast<IntLit>(Count))
    return literal(L->Value * static_cast<int64_t>(Element->size()));
  // C's conversion from a signed type keeps the sign: the product is right modulo 2^64.
  return binary(BinaryOp::Mul, Ctx.make<Cast>(Word, Count, false),
                literal(static_cast<int64_t>(Element->size())));
}

Expr *MixedPointer::moved(BinaryOp Op, Expr *P, Expr *Count, const Type *Element) {
  Expr *Bytes = distance(Count, Element);
  auto *L = dyn_cast<IntLit>(Bytes);
  return L && L->Value == 0 ? P : binary(Op, P, Bytes);
}

Expr *MixedPointer::moved(Expr *P, uint64_t Bytes) {
  return Bytes == 0 ? P : binary(BinaryOp::Add, P, literal(static_cast<int64_t>(Bytes)));
}

Expr *MixedPointer::difference(Expr *Left, Expr *Right, const Type *Element, const Type *Ty) {
  const Type *Signed = Ctx.intTy(64);
  Expr *Bytes = Ctx.make<Cast>(Signed, binary(BinaryOp::Sub, Left, Right), false);
  Expr *Size = Ctx.make<IntLit>(Signed, static_cast<int64_t>(Element->size()));
  Expr *Count = Ctx.make<Binary>(Signed, BinaryOp::Div, Bytes, Size);
  return Ty == Signed ? Count : Ctx.make<Cast>(Ty, Count, false);
}
