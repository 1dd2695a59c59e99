//===- AssignedFirst.h - variables without an earlier value ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_ANALYSIS_ASSIGNEDFIRST_H
#define AMPCC_ANALYSIS_ASSIGNEDFIRST_H

#include "ampcc/Analysis/VarUses.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The variables that Body may read before it has declared or assigned them, as a whole, on some
/// way from its beginning. Nothing is said of one whose address is taken.
llvm::DenseSet<const kir::Var *> readBeforeAssigned(const kir::Block &Body);

/// The local variables that one assignment in Body sets, with the value. They are declared without
/// an initialiser. No read takes the value of an earlier iteration: it follows the assignment in
/// the same execution of the block, or of the operand that is evaluated conditionally, that holds
/// both. What the value names is visible there. Costs one walk of Body. Uses: of the function.
llvm::DenseMap<const kir::Var *, const kir::Expr *> assignedOnce(const kir::Block &Body,
                                                                 const VarUses &Uses);

} // namespace ampcc

#endif
