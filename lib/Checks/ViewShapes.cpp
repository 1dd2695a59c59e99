//===- ViewShapes.cpp - addressing functions of the views of a kernel ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The place that the library computes from an index, and its shape, which is the same expression
// without the index:
//
//   data[begin + i * stride + j]      the shape: data[begin + #0 * stride + #1]
//
// If the shape contains nothing that differs between threads, two uses with this shape differ in
// their indices only.
//
//===----------------------------------------------------------------------===//
#include "ViewShapes.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

constexpr unsigned Deepest = 24; ///< beyond this nothing is known

const Subscript *ViewShapes::elementOf(const Expr *Pointer) const {
  for (unsigned Depth = 0; Depth < Deepest; ++Depth) {
    Pointer = Forms.resolve(Pointer);
    auto *A = dyn_cast<AddrOf>(Pointer);
    const Expr *L = A ? A->Operand : nullptr;
    while (L) {
      if (auto *M = dyn_cast<Member>(L)) {
        L = M->Base;
      } else if (auto *S = dyn_cast<Subscript>(L)) {
        if (S->Base->type()->isPointer())
          return S;
        L = S->Base;
      } else {
        break;
      }
    }
    auto *D = dyn_cast_or_null<Deref>(L);
    if (!D)
      return nullptr;
    Pointer = D->Pointer;
  }
  return nullptr;
}

const Var *ViewShapes::bufferOf(const Subscript &Element) const {
  const Expr *Base = Element.Base;
  for (unsigned Depth = 0; Depth < Deepest; ++Depth) {
    Base = Forms.resolve(Base);
    if (auto *Ref = dyn_cast<VarRef>(Base))
      return Ref->V->S == Var::Storage::Param && Ref->V->Binding &&
                     Ref->V->Binding->K == ArgBinding::Kind::Buffer
                 ? Ref->V
                 : nullptr;
    auto *Sum = dyn_cast<Binary>(Base);
    if (!Sum || Sum->Op != BinaryOp::Add)
      return nullptr;
    Base = Sum->Left->type()->isPointer() ? Sum->Left : Sum->Right;
  }
  return nullptr;
}

const Check *ViewShapes::indexOf(const Subscript &Element) const {
  const Expr *Index = Forms.resolve(Element.Index);
  if (auto *B = dyn_cast<Builtin>(Index); B && B->is(builtin::INDEX))
    Index = Forms.resolve(B->Args[0]);
  return checkOf(CheckKind::Index, Index);
}

const Check *ViewShapes::indexIn(const Expr *Index) const {
  for (unsigned Depth = 0; Depth < Deepest; ++Depth) {
    Index = Forms.resolve(Index);
    if (isa<Call>(Index))
      return checkOf(CheckKind::Index, Index);
    auto *B = dyn_cast<Builtin>(Index);
    auto *Sum = dyn_cast<Binary>(Index);
    if (B && B->is(builtin::INDEX))
      Index = B->Args[0];
    else if (Sum && Sum->Op == BinaryOp::Add && isUniform(Sum->Left))
      Index = Sum->Right;
    else if (Sum && Sum->Op == BinaryOp::Add && isUniform(Sum->Right))
      Index = Sum->Left;
    else
      return nullptr;
  }
  return nullptr;
}

const Expr *ViewShapes::valueOf(const Expr *E) const {
  auto *Ref = dyn_cast<VarRef>(E);
  const Expr *Value = Ref ? Forms.valueOf(Ref->V) : nullptr;
  return Value ? Value : E;
}

bool ViewShapes::isUniform(const Var *V, unsigned Depth) const {
  if (V->S == Var::Storage::Param)
    return V->Binding && V->Binding->K != ArgBinding::Kind::Position;
  const Expr *Value = Forms.isFixed(V) ? Forms.valueOf(V) : nullptr;
  return Value && isUniform(Value, Depth + 1);
}

bool ViewShapes::isUniform(const Expr *E, unsigned Depth) const {
  if (Depth > Deepest)
    return false;
  if (isa<IntLit>(E))
    return true;
  if (auto *Ref = dyn_cast<VarRef>(E))
    return isUniform(Ref->V, Depth);
  if (auto *C = dyn_cast<Cast>(E))
    return isUniform(C->Operand, Depth + 1);
  if (auto *U = dyn_cast<Unary>(E))
    return isUniform(U->Operand, Depth + 1);
  auto *B = dyn_cast<Binary>(E);
  return B && isUniform(B->Left, Depth + 1) && isUniform(B->Right, Depth + 1);
}

/// The components of an index, each of which is taken out of its place once.
struct ViewShapes::Indices {
  SmallVector<LinearForm, 3> Forms;
  SmallVector<Expr *, 3> Extents;
  SmallVector<bool, 3> Used;
  bool Earlier = false; ///< what is looked at now was computed before the check

  bool isComplete() const {
    return all_of(Used, [](bool Each) { return Each; });
  }
  /// The component that has this value.
  std::optional<unsigned> take(const LinearForms &Values, const Expr *E) {
    std::optional<LinearForm> Form = Values.of(E);
    if (Earlier && Form && !Values.isSteady(*Form))
      return std::nullopt;
    for (unsigned I = 0; Form && I < Forms.size(); ++I)
      if (!Used[I] && Forms[I] == *Form) {
        Used[I] = true;
        return I;
      }
    return std::nullopt;
  }
};

bool ViewShapes::spell(const Expr *E, Indices &Of, std::string &Key) const {
  if (std::optional<unsigned> I = Of.take(Forms, E)) {
    Key += "#" + utostr(*I);
    return true;
  }
  if (const Expr *Value = valueOf(E); Value != E) {
    SaveAndRestore Before(Of.Earlier, true);
    return spell(Value, Of, Key);
  }
  if (auto *Literal = dyn_cast<IntLit>(E)) {
    Key += itostr(Literal->Value);
    return true;
  }
  if (auto *Ref = dyn_cast<VarRef>(E)) {
    Key += "v" + utohexstr(reinterpret_cast<uintptr_t>(Ref->V));
    return isUniform(Ref->V);
  }
  if (auto *C = dyn_cast<Cast>(E)) {
    Key += "c" + utostr(C->type()->size()) + " ";
    return C->type()->isArithmetic() && spell(C->Operand, Of, Key);
  }
  auto *B = dyn_cast<Binary>(E);
  if (!B || (B->Op != BinaryOp::Add && B->Op != BinaryOp::Mul))
    return false;
  Key += B->Op == BinaryOp::Add ? "(+ " : "(* ";
  if (!spell(B->Left, Of, Key))
    return false;
  Key += " ";
  return spell(B->Right, Of, Key);
}

/// The pointer to which the place is added, of elements of one type.
bool ViewShapes::spellBase(const Expr *E, const Type *Ty, std::string &Key) const {
  E = Forms.resolve(E);
  auto *Pointer = dyn_cast<PointerType>(E->type());
  if (!Pointer || Pointer->Pointee != Ty)
    return false;
  if (isa<VarRef>(E))
    return true; // the buffer
  auto *Sum = dyn_cast<Binary>(E);
  if (!Sum || Sum->Op != BinaryOp::Add)
    return false;
  const bool First = Sum->Left->type()->isPointer();
  Indices None;
  Key += "+ ";
  return spell(First ? Sum->Right : Sum->Left, None, Key) &&
         spellBase(First ? Sum->Left : Sum->Right, Ty, Key);
}

static bool readIndices(const LinearForms &Forms, const Check &Index,
                        SmallVectorImpl<LinearForm> &Of) {
  for (unsigned I = 0; I < Index.Rank; ++I) {
    std::optional<LinearForm> Form = Forms.of(Index.index(I));
    if (!Form)
      return false;
    Of.push_back(std::move(*Form));
  }
  return true;
}

std::optional<ViewShape> ViewShapes::shapeOf(const Subscript &Element) const {
  ViewShape Result;
  Result.Element = &Element;
  Result.Index = indexOf(Element);
  Indices Of;
  if (!Result.Index || !readIndices(Forms, *Result.Index, Of.Forms))
    return std::nullopt;
  Of.Used.assign(Of.Forms.size(), false);
  Result.Key = utostr(Element.type()->size()) + ": ";
  if (!spellBase(Element.Base, Element.type(), Result.Key) ||
      !spell(Result.Index->place(), Of, Result.Key) || !Of.isComplete())
    return std::nullopt;
  // The extents say how far its elements reach.
  for (unsigned I = 0; I < Result.Index->Rank; ++I) {
    Indices None;
    Result.Key += ", ";
    if (!spell(Result.Index->extent(I), None, Result.Key))
      return std::nullopt;
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

/// The first place, or the last one. All that is multiplied is an extent, or an index.
Expr *ViewShapes::place(Context &Ctx, const Expr *E, Indices &Of, bool Last) const {
  const Type *Long = Ctx.intTy(64);
  const auto Converted = [&](Expr *From) {
    return From->type() == Long ? From : Ctx.make<Cast>(Long, From, /*Implicit=*/false);
  };
  if (std::optional<unsigned> I = Of.take(Forms, E))
    return Last ? Ctx.make<Binary>(Long, BinaryOp::Sub, Converted(clone(Ctx, Of.Extents[*I])),
                                   Ctx.make<IntLit>(Long, 1))
                : static_cast<Expr *>(Ctx.make<IntLit>(Long, 0));
  if (const Expr *Value = valueOf(E); Value != E) {
    SaveAndRestore Before(Of.Earlier, true);
    return place(Ctx, Value, Of, Last);
  }
  if (auto *C = dyn_cast<Cast>(E))
    return place(Ctx, C->Operand, Of, Last);
  auto *B = dyn_cast<Binary>(E);
  if (!B)
    return Converted(clone(Ctx, const_cast<Expr *>(E)));
  Expr *Left = place(Ctx, B->Left, Of, Last);
  return Ctx.make<Binary>(Long, B->Op, Left, place(Ctx, B->Right, Of, Last));
}

/// E consists of parameters, which are visible in the whole kernel.
static bool isVisible(const Expr *E) {
  bool Result = true;
  walkExprs(E, [&](const Expr *Part) {
    if (auto *Ref = dyn_cast<VarRef>(Part))
      Result &= Ref->V->S == Var::Storage::Param;
  });
  return Result;
}

std::pair<Expr *, Expr *> ViewShapes::addresses(Context &Ctx, const ViewShape &Shape) const {
  const Check &Index = *Shape.Index;
  Indices Of;
  if (!readIndices(Forms, Index, Of.Forms))
    return {};
  for (unsigned I = 0; I < Index.Rank; ++I)
    Of.Extents.push_back(Index.extent(I));
  const Type *Number = Ctx.intTy(64, false);
  std::pair<Expr *, Expr *> Result;
  for (const bool Last : {false, true}) {
    Of.Used.assign(Index.Rank, false);
    Expr *At = place(Ctx, Index.place(), Of, Last);
    const Expr *Base = Forms.resolve(Shape.Element->Base);
    for (auto *Sum = dyn_cast<Binary>(Base); Sum; Sum = dyn_cast<Binary>(Base)) {
      const bool First = Sum->Left->type()->isPointer();
      Indices None;
      At = Ctx.make<Binary>(At->type(), BinaryOp::Add, At,
                            place(Ctx, First ? Sum->Right : Sum->Left, None, Last));
      Base = Forms.resolve(First ? Sum->Left : Sum->Right);
    }
    const auto Size = int64_t(Shape.Element->type()->size());
    if (Last)
      At = Ctx.make<Binary>(At->type(), BinaryOp::Add, At, Ctx.make<IntLit>(At->type(), 1));
    Expr *Bytes =
        Ctx.make<Binary>(At->type(), BinaryOp::Mul, At, Ctx.make<IntLit>(At->type(), Size));
    Expr *Begin = Ctx.make<Cast>(Number, clone(Ctx, const_cast<Expr *>(Base)), false);
    Expr *Address = Ctx.make<Binary>(Number, BinaryOp::Add, Begin,
                                     Ctx.make<Cast>(Number, Bytes, /*Implicit=*/false));
    if (!isVisible(Address))
      return {};
    (Last ? Result.second : Result.first) = Address;
  }
  return Result;
}
