//===- FilledBoxes.cpp - which parts of a tile_static variable are written ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FilledBoxes.h"
#include "ShadowQuestions.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

constexpr size_t MostDimensions = 3; ///< of a part that one question is about

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
  if (!All) {
    All = Ctx.temp(V->Name + "_filled", Ctx.boolTy());
    Flags.push_back(Ctx.make<DeclStmt>(All, Ctx.boolLit(false)));
  }
  return All;
}

Expr *FilledBoxes::isFilled(const Var *V, const Box &Part) {
  const auto OrElse = [&](Expr *First, Expr *Second) {
    return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalOr, First, Second);
  };
  Expr *Known = Ctx.ref(allFilled(V));
  if (!FilledAtOnce.count(V)) // in parts, maybe
    Known = OrElse(Known, Ctx.make<Assign>(Ctx.ref(allFilled(V)), ask(V, Box())));
  return OrElse(Known, ask(V, Part));
}

Stmt *FilledBoxes::fill(const Var *V, const Box &Part) {
  auto *Once = Ctx.make<Block>();
  Once->Stmts.push_back(Ctx.make<ExprStmt>(say(V, Part, shadow::Fills)));
  if (isWhole(V, Part)) {
    FilledAtOnce.insert(V);
    Once->Stmts.push_back(
        Ctx.make<ExprStmt>(Ctx.make<Assign>(Ctx.ref(allFilled(V)), Ctx.boolLit(true))));
  }
  return Ctx.make<If>(Ctx.make<Unary>(Ctx.boolTy(), UnaryOp::LogicalNot, Ctx.ref(allFilled(V))),
                      Once);
}

Expr *FilledBoxes::ask(const Var *V, const Box &Part) const {
  Expr *Answer = say(V, Part, shadow::IsFilled);
  return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Ne, Answer, Ctx.make<IntLit>(Answer->type(), 0));
}

/// About rows of elements, and planes of rows.
Builtin *FilledBoxes::say(const Var *V, const Box &Part, int64_t What) const {
  if (Part.empty() || Part.size() > MostDimensions)
    return shadow::ask(Ctx, shadow::addressOf(Ctx, V), What, V->Ty->size());
  Expr *First = Ctx.ref(const_cast<Var *>(V));
  const Type *Ty = V->Ty;
  SmallVector<std::pair<Expr *, int64_t>, 3> Counts; // and the bytes from one to the next
  for (const auto &[Least, Most] : Part) {
    First = Ctx.make<Subscript>(First, number(Least));
    Ty = cast<ArrayType>(Ty)->Element;
    LinearForm Count = Most;
    (void)Count.add(Least, -1);
    Count.Constant += 1;
    Counts.push_back({number(Count), int64_t(Ty->size())});
  }
  const auto [Count, Size] = Counts.pop_back_val();
  Builtin *B = shadow::ask(
      Ctx, Ctx.make<AddrOf>(Ctx.pointerTo(Ty, /*Const=*/false, Space::Local), First), What, 0);
  B->Args[1] = Ctx.make<Binary>(Ctx.intTy(), BinaryOp::Mul, Count, Ctx.intLit(Size));
  if (!Counts.empty()) {
    const auto [Rows, Stride] = Counts.pop_back_val();
    B->Args[2] = Rows;
    B->Args[3] = Ctx.intLit(Stride);
  }
  if (!Counts.empty()) {
    B->Args[4] = Counts[0].first;
    B->Args[5] = Ctx.make<IntLit>(Ctx.intTy(32, false), Counts[0].second);
  }
  return B;
}

Expr *FilledBoxes::number(const LinearForm &Form) const {
  return Form.isConstant() ? static_cast<Expr *>(Ctx.intLit(Form.Constant))
                           : Ctx.make<Cast>(Ctx.intTy(), Forms.expr(Form), /*Implicit=*/false);
}
