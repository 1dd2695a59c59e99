//===- Speculation.cpp - tests for leaving out or hoisting expressions ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::isDroppable(const Expr *E) {
  if (isa<IncDec, Assign, Call>(E))
    return false;
  if (auto *B = dyn_cast<Builtin>(E); B && B->Info.Effect != BuiltinEffect::Pure)
    return false;
  bool Droppable = true;
  forEachOperand(E, [&](const Expr *Operand) { Droppable = Droppable && isDroppable(Operand); });
  return Droppable;
}

/// Right divides every integer: it is not 0, and not the -1 that the least number overflows with.
static bool isDivisor(const Expr *Right) {
  auto *Ty = dyn_cast<IntType>(Right->type());
  auto *Literal = dyn_cast<IntLit>(Right);
  return Ty && Literal && Literal->Value != 0 && !(Ty->Signed && Literal->Value == -1);
}

static bool mayTrap(BinaryOp Op, const Type *ComputeTy, const Expr *Right) {
  return (Op == BinaryOp::Div || Op == BinaryOp::Rem) && !isa<FloatType>(ComputeTy) &&
         !isDivisor(Right);
}

bool ampcc::mayTrap(const Expr *E) {
  switch (E->kind()) {
  case Expr::Kind::Call:
  case Expr::Kind::Check:
  case Expr::Kind::Deref:
    return true;
  case Expr::Kind::Subscript: {
    auto *S = cast<Subscript>(E);
    auto *Array = dyn_cast<ArrayType>(S->Base->type());
    auto *Index = dyn_cast<IntLit>(S->Index);
    return !Array || !Index || uint64_t(Index->Value) >= Array->Count;
  }
  case Expr::Kind::Binary:
    return ::mayTrap(cast<Binary>(E)->Op, E->type(), cast<Binary>(E)->Right);
  case Expr::Kind::Assign: {
    auto *A = cast<Assign>(E);
    return A->Compound && ::mayTrap(A->Op, A->ComputeTy, A->Value);
  }
  case Expr::Kind::Builtin:
    return cast<Builtin>(E)->Info.Effect != BuiltinEffect::Pure;
  default:
    return false;
  }
}

/// A signed sum or product leaves its type, or a shift its bits, for some operands.
static bool mayOverflow(const Binary &B) {
  auto *Ty = dyn_cast<IntType>(B.type());
  switch (B.Op) {
  case BinaryOp::Mul:
  case BinaryOp::Add:
  case BinaryOp::Sub:
    return B.type()->isPointer() || B.Left->type()->isPointer() || (Ty && Ty->Signed);
  case BinaryOp::Shl:
  case BinaryOp::Shr: {
    auto *Count = dyn_cast<IntLit>(B.Right);
    const bool IsLeftOfSigned = B.Op == BinaryOp::Shl && Ty && Ty->Signed;
    return IsLeftOfSigned || !Ty || !Count || uint64_t(Count->Value) >= Ty->Bits;
  }
  default:
    return false;
  }
}

/// The node E has no value for some values of its operands.
static bool mayBeUndefined(const Expr *E, const VarUses &Uses) {
  switch (E->kind()) {
  case Expr::Kind::VarRef: {
    const Var *V = cast<VarRef>(E)->V;
    const DeclStmt *D = Uses.of(V).Decl;
    return V->S != Var::Storage::Param && !(V->S == Var::Storage::Local && D && D->Init);
  }
  case Expr::Kind::Unary: {
    auto *Ty = dyn_cast<IntType>(E->type());
    return cast<Unary>(E)->Op == UnaryOp::Minus && Ty && Ty->Signed;
  }
  case Expr::Kind::Binary:
    return mayOverflow(*cast<Binary>(E));
  case Expr::Kind::Cast:
    return isa<FloatType>(cast<Cast>(E)->Operand->type()) && isa<IntType>(E->type());
  case Expr::Kind::AddrOf: {
    // The address of a part of a variable always exists; that of an element at a pointer may not.
    const Expr *Place = cast<AddrOf>(E)->Operand;
    return !rootVar(Place);
  }
  default:
    return false;
  }
}

bool ampcc::isSpeculatable(const Expr *E, const VarUses &Uses) {
  if (isa<IncDec, Assign>(E) || mayTrap(E) || mayBeUndefined(E, Uses))
    return false;
  bool Speculatable = true;
  forEachOperand(E, [&](const Expr *Operand) {
    Speculatable = Speculatable && isSpeculatable(Operand, Uses);
  });
  return Speculatable;
}

namespace {

class StabilityVisitor : public AccessVisitor {
  const VarUses &Uses;

  void onVar(Var *V, Access A, bool Partial) override {
    Stable &= A == Access::Address || (A == Access::Read && Uses.isFixed(V));
  }
  void onMemory(Access A) override { Stable = false; }
  void onCall(const Expr *E) override {
    auto *B = dyn_cast<Builtin>(E);
    Stable &= B && B->Info.Effect == BuiltinEffect::Pure;
  }

public:
  bool Stable = true;
  explicit StabilityVisitor(const VarUses &Uses) : Uses(Uses) {}
};

} // namespace

bool ampcc::isStable(const Expr *E, const VarUses &Uses) {
  StabilityVisitor Visitor(Uses);
  Visitor.visit(E);
  return Visitor.Stable;
}

bool ampcc::isCheap(const Expr *E) {
  switch (E->kind()) {
  case Expr::Kind::IntLit:
  case Expr::Kind::FloatLit:
  case Expr::Kind::NullPtr:
  case Expr::Kind::VarRef:
    return true;
  case Expr::Kind::AddrOf:
    return isCheap(cast<AddrOf>(E)->Operand);
  case Expr::Kind::Member:
    return isCheap(cast<Member>(E)->Base);
  case Expr::Kind::Deref:
    return isCheap(cast<Deref>(E)->Pointer);
  case Expr::Kind::Subscript:
    return isCheap(cast<Subscript>(E)->Base) && isCheap(cast<Subscript>(E)->Index);
  case Expr::Kind::Cast:
    return isCheap(cast<Cast>(E)->Operand);
  case Expr::Kind::Builtin:
    return workItemFunction(E) != nullptr;
  default:
    return false;
  }
}
