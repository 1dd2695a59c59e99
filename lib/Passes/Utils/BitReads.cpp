//===- BitReads.cpp - reads of a number's bits as another type -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BitReads.h"
#include "AddressFolding.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"
#include "ampcc/KIR/Builtins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool isNumber(const Type *T) {
  return isa<FloatType>(T) || (isa<IntType>(T) && !T->isBool());
}

/// The bits of Number, which has the size of To, as a value of To.
static Expr *asType(Context &Ctx, Expr *Number, const Type *To) {
  const bool IsWide = To->size() == 8;
  const auto As = [&](const Type *T, const BuiltinInfo &Row) {
    return Ctx.make<Builtin>(T, Row, std::vector<Expr *>{Number});
  };
  if (isa<FloatType>(To))
    return As(To, IsWide ? builtin::as_double : builtin::as_float);
  if (isa<FloatType>(Number->type()))
    Number = As(Ctx.intTy(IsWide ? 64 : 32, /*Signed=*/false),
                IsWide ? builtin::as_ulong : builtin::as_uint);
  return Number->type() == To ? Number : Ctx.make<Cast>(To, Number, /*Implicit=*/false);
}

/// The number that D reads, if it has another type of the same size; else null.
static Expr *read(Context &Ctx, Deref *D) {
  Expr *Pointer = D->Pointer;
  while (auto *C = dyn_cast<Cast>(Pointer)) {
    if (!C->Operand->type()->isPointer())
      return nullptr;
    Pointer = C->Operand;
  }
  auto *Address = dyn_cast<AddrOf>(Pointer);
  if (Pointer == D->Pointer || !Address || Address->isDecay())
    return nullptr;
  const Type *From = Address->Operand->type(), *To = D->type();
  const bool IsSameSize = isNumber(From) && isNumber(To) && From->size() == To->size() &&
                          (To->size() == 4 || To->size() == 8);
  return IsSameSize ? asType(Ctx, Address->Operand, To) : nullptr;
}

static bool fold(Context &Ctx, Expr *&E, bool IsRead) {
  bool Changed = false;
  // An operand is a place if E writes it or takes its address, or if it is the object that E is a
  // part of.
  auto *S = dyn_cast<Subscript>(E);
  const bool HasPlace =
      isa<Assign, IncDec, AddrOf, Member>(E) || (S && !S->Base->type()->isPointer());
  bool IsFirst = true;
  forEachOperand(E, [&](Expr *&Operand) {
    Changed |= fold(Ctx, Operand, !(HasPlace && IsFirst));
    IsFirst = false;
  });
  auto *D = dyn_cast<Deref>(E);
  Expr *New = D && IsRead ? read(Ctx, D) : nullptr;
  if (!New)
    return Changed;
  New->Pos = E->Pos;
  E = New;
  return true;
}

bool ampcc::foldBitReads(Context &Ctx, Expr *&E) { return fold(Ctx, E, /*IsRead=*/true); }
