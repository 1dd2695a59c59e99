//===- Context.cpp - the arena and the uniqued types ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Module.h"

using namespace ampcc::kir;
using namespace llvm;

Context::Context() : Void(new VoidType), Bool(new BoolType) {}
Context::~Context() {
  for (auto [Node, End] : Ends)
    End(Node);
}

const IntType *Context::intTy(unsigned Bits, bool Signed) {
  auto &Slot = Ints[{Bits, Signed}];
  if (!Slot)
    Slot.reset(new IntType(Bits, Signed));
  return Slot.get();
}

const FloatType *Context::floatTy(unsigned Bits) {
  auto &Slot = Floats[Bits];
  if (!Slot)
    Slot.reset(new FloatType(Bits));
  return Slot.get();
}

const PointerType *Context::pointerTo(const Type *Pointee, bool Const, Space AS) {
  auto &Slot = Pointers[{Pointee, Const, AS}];
  if (!Slot)
    Slot.reset(new PointerType(Pointee, Const, AS));
  return Slot.get();
}

const ArrayType *Context::arrayOf(const Type *Element, uint64_t Count) {
  auto &Slot = Arrays[{Element, Count}];
  if (!Slot)
    Slot.reset(new ArrayType(Element, Count));
  return Slot.get();
}

const VectorType *Context::vectorOf(const Type *Element, unsigned Lanes) {
  auto &Slot = Vectors[{Element, Lanes}];
  if (!Slot)
    Slot.reset(new VectorType(Element, Lanes));
  return Slot.get();
}

StructType *Context::createStruct(StringRef Name) {
  Structs.emplace_back(new StructType(Name.str()));
  return Structs.back().get();
}

Expr *Context::addressOf(Expr *LValue, bool Const) {
  if (auto *D = dyn_cast<Deref>(LValue))
    return D->Pointer;
  return make<AddrOf>(pointerTo(LValue->type(), Const), LValue);
}

Expr *Context::deref(Expr *Pointer) {
  if (auto *A = dyn_cast<AddrOf>(Pointer); A && !A->isDecay())
    return A->Operand;
  return make<Deref>(Pointer);
}

uint64_t Type::size() const {
  switch (K) {
  case Kind::Void:
    return 1;
  case Kind::Bool:
    return 1;
  case Kind::Int:
    return cast<IntType>(this)->Bits / 8;
  case Kind::Float:
    return cast<FloatType>(this)->Bits / 8;
  case Kind::Pointer:
    return 8;
  case Kind::Array:
    return cast<ArrayType>(this)->Element->size() * cast<ArrayType>(this)->Count;
  case Kind::Struct:
    return cast<StructType>(this)->Size;
  case Kind::Vector:
    return cast<VectorType>(this)->Element->size() * cast<VectorType>(this)->Lanes;
  }
  llvm_unreachable("all kinds are handled");
}

uint64_t Type::align() const {
  if (auto *A = dyn_cast<ArrayType>(this))
    return A->Element->align();
  if (auto *S = dyn_cast<StructType>(this))
    return S->Align;
  return size();
}

bool ampcc::kir::containsPointer(const Type *T) {
  if (T->isPointer())
    return true;
  if (auto *A = dyn_cast<ArrayType>(T))
    return containsPointer(A->Element);
  if (auto *S = dyn_cast<StructType>(T))
    for (const Field &F : S->Fields)
      if (containsPointer(F.Ty))
        return true;
  return false;
}
