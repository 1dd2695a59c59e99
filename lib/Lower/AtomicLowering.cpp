//===- AtomicLowering.cpp - lowering of the compiler's atomic operations --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// std::atomic_ref consists of calls such as __atomic_fetch_add(pointer, value, order). Clang has a
// node of its own for them, and isTranslatedAtomic (Basic/CompilerBuiltins.h) says which of them
// get here.
//
//===----------------------------------------------------------------------===//
#include "ExprLowering.h"
#include "MemoryOrders.h"
#include "ampcc/KIR/AtomicBuiltins.h"

using namespace ampcc;
using namespace clang;

using Op = AtomicExpr::AtomicOp;

namespace {

/// Lowers one operation. The operands of the compiler's functions are evaluated in their order.
class AtomicLowering : LoweringPart {
  const AtomicExpr *E;
  ExprLowering &Exprs;
  const SourceLocation Loc;
  kir::Expr *Target = nullptr;   ///< the pointer, saved
  const kir::Type *Ty = nullptr; ///< of the number
  kir::Expr *First = nullptr;    ///< Val1 and Val2 of Clang's node, saved: values or pointers
  kir::Expr *Second = nullptr;
  MemoryOrders Orders;

public:
  AtomicLowering(CodeBuilder &Code, ExprLowering &Exprs, const AtomicExpr *E)
      : LoweringPart(Code), E(E), Exprs(Exprs), Loc(E->getBuiltinLoc()), Orders(Code) {}

  /// The value of the operation; null for one without value, and after an error.
  kir::Expr *lower() {
    if (!operands())
      return nullptr;
    Orders.fenceBefore(Loc);
    kir::Expr *Result = operation();
    if (Result && !Result->type()->isVoid())
      Result = Code.save(Result, "old");
    else if (Result)
      Code.appendExpr(Result, Loc);
    Orders.fenceAfter(Loc);
    return Result && !Result->type()->isVoid() ? finished(Code.copy(Result)) : nullptr;
  }

private:
  bool operands() {
    auto Saved = [&](const Expr *Operand) -> kir::Expr * {
      kir::Expr *Value = Exprs.expr(Operand);
      return Value ? Code.save(Value, "operand") : nullptr;
    };
    Target = Saved(E->getPtr());
    if (!Target)
      return false;
    Ty = cast<kir::PointerType>(Target->type())->Pointee;
    Orders.add(Exprs.expr(E->getOrder()));
    const unsigned Count = E->getNumSubExprs();
    if (Count > 2 && !(First = Saved(E->getVal1())))
      return false;
    if (!E->isCmpXChg() && Count > 3 && !(Second = Saved(E->getVal2())))
      return false;
    if (E->isCmpXChg()) {
      Second = Saved(E->getVal2());
      Orders.add(Exprs.expr(E->getOrderFail()));
    }
    return !E->isCmpXChg() || Second;
  }

  kir::Expr *at(kir::Expr *Pointer) { return Ctx.deref(Code.copy(Pointer)); }
  kir::Expr *converted(kir::Expr *Value) {
    return Value->type() == Ty ? Value : Ctx.make<kir::Cast>(Ty, Value, false);
  }

  kir::Expr *make(const kir::BuiltinInfo &Row, std::vector<kir::Expr *> Values,
                  const kir::Type *Result) {
    Values.insert(Values.begin(), Code.copy(Target));
    return Code.made(Ctx.make<kir::Builtin>(Result, Row, std::move(Values)), Loc);
  }
  kir::Expr *change(const kir::BuiltinInfo &Row, kir::Expr *Value) {
    return make(Row, {converted(Value)}, Ty);
  }

  kir::Expr *operation() {
    switch (E->getOp()) {
    case Op::AO__atomic_load:
    case Op::AO__atomic_load_n:
      return make(kir::builtin::atomic_load, {}, Ty);
    case Op::AO__atomic_store:
      return make(kir::builtin::atomic_store, {at(First)}, Ctx.voidTy());
    case Op::AO__atomic_store_n:
      return make(kir::builtin::atomic_store, {converted(Code.copy(First))}, Ctx.voidTy());
    case Op::AO__atomic_exchange:
      return change(kir::builtin::atomic_xchg, at(First));
    case Op::AO__atomic_exchange_n:
      return change(kir::builtin::atomic_xchg, Code.copy(First));
    case Op::AO__atomic_compare_exchange:
    case Op::AO__atomic_compare_exchange_n:
      return compareExchange();
    case Op::AO__atomic_fetch_sub:
    case Op::AO__atomic_sub_fetch:
      if (isa<kir::FloatType>(Ty))
        return change(kir::builtin::atomic_add, negative(converted(Code.copy(First))));
      return change(kir::builtin::atomic_sub, Code.copy(First));
    default:
      return change(rowOf(E->getOp()), Code.copy(First));
    }
  }

  static const kir::BuiltinInfo &rowOf(Op Operation) {
    switch (Operation) {
    case Op::AO__atomic_fetch_and:
    case Op::AO__atomic_and_fetch:
      return kir::builtin::atomic_and;
    case Op::AO__atomic_fetch_or:
    case Op::AO__atomic_or_fetch:
      return kir::builtin::atomic_or;
    case Op::AO__atomic_fetch_xor:
    case Op::AO__atomic_xor_fetch:
      return kir::builtin::atomic_xor;
    case Op::AO__atomic_fetch_min:
      return kir::builtin::atomic_min;
    case Op::AO__atomic_fetch_max:
      return kir::builtin::atomic_max;
    default:
      return kir::builtin::atomic_add;
    }
  }

  kir::Expr *negative(kir::Expr *Value) {
    return Ctx.make<kir::Unary>(Ty, kir::UnaryOp::Minus, Value);
  }

  /// Compares and stores the bits, as the compiler's functions do, and sets the expected value
  /// where another one was found. Gives whether the value was stored.
  kir::Expr *compareExchange() {
    const kir::Type *Bits =
        isa<kir::FloatType>(Ty) ? Ctx.intTy(8 * Ty->size(), /*Signed=*/true) : Ty;
    auto AsBits = [&](kir::Expr *Pointer) -> kir::Expr * {
      if (Bits == Ty)
        return Code.copy(Pointer);
      return Ctx.make<kir::Cast>(Ctx.pointerTo(Bits), Code.copy(Pointer), false);
    };
    kir::Expr *Value = Code.copy(Second);
    if (E->getOp() == Op::AO__atomic_compare_exchange)
      Value = Ctx.deref(AsBits(Second));
    else if (Value->type() != Bits)
      Value = Ctx.make<kir::Cast>(Bits, Value, false);
    kir::Expr *Expected = Code.save(Ctx.deref(AsBits(First)), "expected");
    kir::Expr *Found =
        Code.save(Code.made(Ctx.make<kir::Builtin>(Bits, kir::builtin::atomic_cmpxchg,
                                                   std::vector<kir::Expr *>{
                                                       AsBits(Target), Code.copy(Expected), Value}),
                            Loc),
                  "found");
    kir::Expr *Differs = Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Ne, Code.copy(Found),
                                               Code.copy(Expected));
    auto *Failed =
        Code.inBlock([&] { Code.assign(Ctx.deref(AsBits(First)), Code.copy(Found), Loc); });
    Code.append(Ctx.make<kir::If>(Differs, Failed), Loc);
    return Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Eq, Code.copy(Found),
                                 Code.copy(Expected));
  }

  /// The value of the function; Old is what the operation gave.
  kir::Expr *finished(kir::Expr *Old) {
    switch (E->getOp()) {
    case Op::AO__atomic_load:
      Code.assign(at(First), Old, Loc);
      return nullptr;
    case Op::AO__atomic_exchange:
      Code.assign(at(Second), Old, Loc);
      return nullptr;
    case Op::AO__atomic_add_fetch:
      return changed(kir::BinaryOp::Add, Old);
    case Op::AO__atomic_sub_fetch:
      return changed(kir::BinaryOp::Sub, Old);
    case Op::AO__atomic_and_fetch:
      return changed(kir::BinaryOp::And, Old);
    case Op::AO__atomic_or_fetch:
      return changed(kir::BinaryOp::Or, Old);
    case Op::AO__atomic_xor_fetch:
      return changed(kir::BinaryOp::Xor, Old);
    default:
      return Old;
    }
  }

  /// Old after the operation. Sums wrap around, so they are computed without sign.
  kir::Expr *changed(kir::BinaryOp By, kir::Expr *Old) {
    kir::Expr *Value = converted(Code.copy(First));
    auto *Int = dyn_cast<kir::IntType>(Ty);
    if (!Int)
      return Ctx.make<kir::Binary>(Ty, By, Old, Value);
    const kir::Type *Unsigned = Ctx.intTy(Int->Bits, /*Signed=*/false);
    kir::Expr *New = Ctx.make<kir::Binary>(Unsigned, By, Ctx.make<kir::Cast>(Unsigned, Old, false),
                                           Ctx.make<kir::Cast>(Unsigned, Value, false));
    return Ctx.make<kir::Cast>(Ty, New, false);
  }
};

} // namespace

kir::Expr *ExprLowering::VisitAtomicExpr(const AtomicExpr *E) {
  return AtomicLowering(Code, *this, E).lower();
}
