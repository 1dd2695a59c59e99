//===- BufferRanges.cpp - the memory of the buffers of a kernel ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BufferRanges.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

Var *BufferRanges::constant(const std::string &Name, Expr *Value) {
  Var *V = Ctx.temp(Name, Value->type());
  V->IsConst = true;
  auto *D = Ctx.make<DeclStmt>(V, Value);
  D->Pos = F.Pos;
  Declarations.push_back(D);
  return V;
}

/// Where the elements of a buffer are that the kernel uses.
const BufferRanges::Range &BufferRanges::rangeOf(const Var *Buffer) {
  auto [It, New] = Ranges.try_emplace(Buffer);
  if (!New)
    return It->second;
  std::pair<Expr *, Expr *> Addresses = memoryOf(Buffer);
  if (const ViewShape *Shape = Own.shapeOf(Buffer))
    if (auto OfShape = Own.shapes().addresses(Ctx, *Shape); OfShape.first)
      Addresses = OfShape;
  if (Addresses.first)
    It->second = {constant(Buffer->Name + "_begin", Addresses.first),
                  constant(Buffer->Name + "_end", Addresses.second)};
  return It->second;
}

/// The memory to which the pointer of this buffer may lead.
std::pair<Expr *, Expr *> BufferRanges::memoryOf(const Var *Buffer) const {
  const ArgBinding &Mine = *Buffer->Binding;
  const Type *Number = Ctx.intTy(64, false);
  const auto Begin = [&] {
    return Ctx.make<Cast>(Number, Ctx.ref(const_cast<Var *>(Buffer)), /*Implicit=*/false);
  };
  for (Var *P : F.Params)
    if (P->Binding && P->Binding->K == ArgBinding::Kind::Bytes &&
        P->Binding->Offset == Mine.Offset &&
        P->Binding->ThroughReference == Mine.ThroughReference &&
        P->Binding->InnerOffset == Mine.InnerOffset)
      return {Begin(), Ctx.make<Binary>(Number, BinaryOp::Add, Begin(), Ctx.ref(P))};
  return {};
}

Var *BufferRanges::areDisjoint(const Var *A, const Var *B) {
  const auto [It, New] = Disjoint.try_emplace(std::minmax(A, B), nullptr);
  if (!New)
    return It->second;
  const Range First = rangeOf(A), Second = rangeOf(B);
  if (!First.Begin || !Second.Begin)
    return nullptr;
  const auto IsBefore = [&](const Range &Lower, const Range &Upper) {
    return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Le, Ctx.ref(Lower.End), Ctx.ref(Upper.Begin));
  };
  It->second =
      constant("apart", Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalOr, IsBefore(First, Second),
                                         IsBefore(Second, First)));
  return It->second;
}
