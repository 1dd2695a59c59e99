//===- MemoryOrders.h - fences for the memory orders of C++ ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Atomic operations of KIR, the intermediate representation, are relaxed. For those of the program
// that name another memory order, AtomicLowering.cpp and BuiltinLowering.cpp append fences with
// this class, for all memory and all threads of the device: one before the operation if the order
// is release or stronger, one after it if the order is acquire or stronger. Functions of the
// standard library get the order as an argument, so that the fence depends on a condition, which is
// constant after the function is inlined:
//
//   if (order >= release) mem_fence(7);  x = atomic_add(p, 1);  if (order is acquire) mem_fence(7);
//
// Change isAtLeastRelease() and isAcquire() if a memory order needs other fences.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_MEMORYORDERS_H
#define AMPCC_LIB_LOWER_MEMORYORDERS_H

#include "CodeBuilder.h"

namespace ampcc {

/// The memory orders of one atomic operation.
class MemoryOrders : LoweringPart {
public:
  explicit MemoryOrders(CodeBuilder &Code) : LoweringPart(Code) {}

  /// Adds a memory order of the operation: Order is its number, as the compiler counts them
  /// (__ATOMIC_ACQUIRE), or null after an error. A compare-exchange has two orders. Call it for
  /// each before fenceBefore() and fenceAfter(), which append a fence if one of the orders needs
  /// it.
  void add(kir::Expr *Order);
  void fenceBefore(clang::SourceLocation Loc);
  void fenceAfter(clang::SourceLocation Loc);

private:
  kir::Expr *isAtLeastRelease(kir::Expr *Order);
  kir::Expr *isAcquire(kir::Expr *Order);
  void fence(kir::Expr *(MemoryOrders::*Needed)(kir::Expr *), clang::SourceLocation Loc);

  llvm::SmallVector<kir::Expr *, 2> Saved;
};

} // namespace ampcc

#endif
