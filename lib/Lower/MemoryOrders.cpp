//===- MemoryOrders.cpp - fences for the memory orders of C++ -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MemoryOrders.h"
#include "ampcc/KIR/BarrierBuiltins.h"

using namespace ampcc;
using namespace clang;

void MemoryOrders::add(kir::Expr *Order) {
  if (Order)
    Saved.push_back(isa<kir::IntLit>(Order) ? Order : Code.save(Order, "order"));
}

kir::Expr *MemoryOrders::isAtLeastRelease(kir::Expr *Order) {
  return Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Ge, Order,
                               Ctx.make<kir::IntLit>(Order->type(), __ATOMIC_RELEASE));
}

kir::Expr *MemoryOrders::isAcquire(kir::Expr *Order) {
  auto Differs = [&](int From) -> kir::Expr * {
    return Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Ne, Code.copy(Order),
                                 Ctx.make<kir::IntLit>(Order->type(), From));
  };
  return Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::LogicalAnd, Differs(__ATOMIC_RELAXED),
                               Differs(__ATOMIC_RELEASE));
}

/// A fence if one of the orders needs it.
void MemoryOrders::fence(kir::Expr *(MemoryOrders::*Needed)(kir::Expr *), SourceLocation Loc) {
  kir::Expr *Cond = nullptr;
  for (kir::Expr *Order : Saved) {
    kir::Expr *Next = (this->*Needed)(Code.copy(Order));
    Cond = Cond ? Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::LogicalOr, Cond, Next) : Next;
  }
  if (!Cond)
    return;
  constexpr int All = 7; // of tile_static and global memory, for all threads of the device
  kir::Block *Then = Code.inBlock([&] {
    Code.appendExpr(Ctx.make<kir::Builtin>(Ctx.voidTy(), kir::builtin::mem_fence,
                                           std::vector<kir::Expr *>{Ctx.intLit(All)}),
                    Loc);
  });
  Code.append(Ctx.make<kir::If>(Cond, Then), Loc);
}

void MemoryOrders::fenceBefore(SourceLocation Loc) { fence(&MemoryOrders::isAtLeastRelease, Loc); }
void MemoryOrders::fenceAfter(SourceLocation Loc) { fence(&MemoryOrders::isAcquire, Loc); }
