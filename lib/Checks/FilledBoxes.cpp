//===- FilledBoxes.cpp - flags for the written parts of tile_static variables -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FilledBoxes.h"
#include "ShadowEvents.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

constexpr size_t MostDimensions = 3;       ///< of a part that one query is about
constexpr uint64_t MostElements = 1 << 16; ///< of a variable of which each is known

bool FilledBoxes::isWhole(const Var *V, const Box &Part) {
  const Type *Ty = V->Ty;
  for (const auto &[Least, Most] : Part) {
    auto *Array = cast<ArrayType>(Ty);
    if (!Least.isConstant() || Least.Constant != 0 || !Most.isConstant() ||
        Most.Constant != int64_t(Array->Count) - 1)
      return false;
    Ty = Array->Element;
  }
  return true;
}

bool FilledBoxes::canFill(const Var *V, const Box &Part) {
  return Part.size() <= MostDimensions || isWhole(V, Part);
}

Var *FilledBoxes::allFilled(const Var *V) {
  Var *&All = AllFilled[V];
  if (!All)
    All = flag(V->Name + "_filled");
  return All;
}

Var *FilledBoxes::flag(const std::string &Name) {
  Var *V = Ctx.temp(Name, Ctx.boolTy());
  Flags.push_back(Ctx.make<DeclStmt>(V, Ctx.boolLit(false)));
  return V;
}

/// Those of the part; none where that depends on more than constants.
BitVector FilledBoxes::elements(const Var *V, const Box &Part) {
  const Type *Ty = V->Ty;
  SmallVector<uint64_t, 4> Numbers{0};
  uint64_t All = 1;
  for (const auto &[Least, Most] : Part) {
    const uint64_t Count = cast<ArrayType>(Ty)->Count;
    Ty = cast<ArrayType>(Ty)->Element;
    All *= Count;
    if (!Least.isConstant() || !Most.isConstant() || Least.Constant < 0 ||
        Most.Constant >= int64_t(Count) || All > MostElements)
      return BitVector();
    SmallVector<uint64_t, 4> Next;
    for (const uint64_t N : Numbers)
      for (int64_t I = Least.Constant; I <= Most.Constant; ++I)
        Next.push_back(N * Count + uint64_t(I));
    Numbers = std::move(Next);
  }
  BitVector Result(Part.empty() ? 0 : unsigned(All));
  for (const uint64_t N : Numbers)
    if (!Part.empty())
      Result.set(unsigned(N));
  return Result;
}

Expr *FilledBoxes::isFilled(const Var *V, const Box &Part) {
  const auto OrElse = [&](Expr *First, Expr *Second) {
    return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalOr, First, Second);
  };
  Expr *Known = Ctx.ref(allFilled(V));
  if (!FilledAtOnce.count(V)) // in parts, maybe
    Known = OrElse(Known, Ctx.make<Assign>(Ctx.ref(allFilled(V)), query(V, Box())));
  const BitVector Wanted = elements(V, Part);
  for (const auto &[Of, Written] : Groups) {
    BitVector Missing = Wanted;
    if (Of.first == V && Wanted.any() && Written.Elements.size() == Wanted.size() &&
        Missing.reset(Written.Elements).none())
      Known = OrElse(Ctx.ref(Written.Flag), Known);
  }
  Expr *Found = query(V, Part);
  Expr *Has = has(V, Part);
  return OrElse(Known,
                Has ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, Has, Found) : Found);
}

/// Whether the variable has all of the part, and the part has elements; null: it does. Conditions
/// of the program may limit an index to numbers that no element has. For those the query would
/// not fit in its 32 bits, and a part without bytes would count as written.
Expr *FilledBoxes::has(const Var *V, const Box &Part) const {
  Expr *All = nullptr;
  const auto Add = [&](Expr *E) {
    All = All ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, All, E) : E;
  };
  const auto AddNotNegative = [&](const LinearForm &Form) {
    if (!Form.isConstant())
      Add(Forms.isNotNegative(Form));
    else if (Form.Constant < 0)
      Add(Ctx.boolLit(false));
  };
  const Type *Ty = V->Ty;
  for (const auto &[Least, Most] : Part) {
    auto *Array = cast<ArrayType>(Ty);
    LinearForm Room, Steps = Most;
    Room.Constant = int64_t(Array->Count) - 1;
    if (!Room.add(Most, -1) || !Steps.add(Least, -1))
      return Ctx.boolLit(false);
    AddNotNegative(Least);
    AddNotNegative(Room);
    AddNotNegative(Steps);
    Ty = Array->Element;
  }
  return All;
}

Stmt *FilledBoxes::fill(const Var *V, const Box &Part, const For &Loop) {
  auto *Once = Ctx.make<Block>();
  Once->Stmts.push_back(
      Ctx.make<ExprStmt>(shadow::event(Ctx, shadow::PartEvent::Fills, partOf(V, Part))));
  if (isWhole(V, Part)) {
    FilledAtOnce.insert(V);
    Once->Stmts.push_back(
        Ctx.make<ExprStmt>(Ctx.make<Assign>(Ctx.ref(allFilled(V)), Ctx.boolLit(true))));
  }
  Expr *Known = Ctx.ref(allFilled(V));
  BitVector Elements = elements(V, Part);
  if (Elements.any() && !isWhole(V, Part)) {
    Group &All = Groups[{V, &Loop}];
    if (!All.Flag)
      All = {flag(V->Name + "_part_filled"), BitVector(Elements.size())};
    if (All.Elements.size() == Elements.size()) {
      All.Elements |= Elements;
      Known = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalOr, Ctx.ref(All.Flag), Known);
    }
  }
  return Ctx.make<If>(Ctx.make<Unary>(Ctx.boolTy(), UnaryOp::LogicalNot, Known), Once);
}

void FilledBoxes::written(const For &Loop, std::vector<Stmt *> &Out) {
  for (const auto &[Of, Known] : Groups)
    if (Of.second == &Loop)
      Out.push_back(Ctx.make<ExprStmt>(Ctx.make<Assign>(Ctx.ref(Known.Flag), Ctx.boolLit(true))));
}

Expr *FilledBoxes::query(const Var *V, const Box &Part) const {
  Expr *Found = shadow::event(Ctx, shadow::PartEvent::IsFilled, partOf(V, Part));
  return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Ne, Found, Ctx.make<IntLit>(Found->type(), 0));
}

shadow::Part FilledBoxes::partOf(const Var *V, const Box &Part) const {
  shadow::Part Result = shadow::Part::of(Ctx, V);
  if (Part.empty() || Part.size() > MostDimensions)
    return Result;
  Expr *First = Ctx.ref(const_cast<Var *>(V));
  const Type *Ty = V->Ty;
  SmallVector<std::pair<Expr *, int64_t>, 3> Counts; // and the bytes from one to the next
  for (const auto &[Least, Most] : Part) {
    First = Ctx.make<Subscript>(First, begin(Least, int64_t(cast<ArrayType>(Ty)->Count) - 1));
    Ty = cast<ArrayType>(Ty)->Element;
    LinearForm Count = Most;
    (void)Count.add(Least, -1);
    Count.Constant += 1;
    Counts.push_back({number(Count), int64_t(Ty->size())});
  }
  const auto [Count, Size] = Counts.pop_back_val();
  Result.First = Ctx.make<AddrOf>(Ctx.pointerTo(Ty, /*Const=*/false, Space::Local), First);
  Result.Bytes = Ctx.make<Binary>(Ctx.intTy(), BinaryOp::Mul, Count, Ctx.intLit(Size));
  if (!Counts.empty())
    std::tie(Result.Rows, Result.RowStride) = Counts.pop_back_val();
  if (!Counts.empty())
    std::tie(Result.Planes, Result.PlaneStride) = Counts[0];
  return Result;
}

Expr *FilledBoxes::number(const LinearForm &Form) const {
  return Form.isConstant() ? static_cast<Expr *>(Ctx.intLit(Form.Constant))
                           : Ctx.make<Cast>(Ctx.intTy(), Forms.expr(Form), /*Implicit=*/false);
}

/// A loop without iterations may begin anywhere; the address stays in the array.
Expr *FilledBoxes::begin(const LinearForm &Least, int64_t Last) const {
  if (Least.isConstant())
    return Ctx.intLit(std::clamp<int64_t>(Least.Constant, 0, Last));
  std::vector<Expr *> Args{number(Least), Ctx.intLit(0), Ctx.intLit(Last)};
  return Ctx.make<Builtin>(Ctx.intTy(), builtin::clamp, std::move(Args));
}
