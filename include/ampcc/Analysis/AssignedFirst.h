//===- AssignedFirst.h - variables that are assigned before each read ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two queries about local variables of a block. The tile form runs the threads of a tile as loops,
// and cuts a kernel at its barriers into regions, one such loop each. cut-regions uses the first
// query (RegionVariables.cpp), hoist-loops the second: a variable that every region or iteration
// assigns before it reads it needs no memory that keeps its value from one region or iteration to
// the next. LinearForms uses the second query to replace such a variable by its value.
//
//   for (...) { int t; t = s[l]; use(t); }      t is assigned first: no iteration reads an old t
//
// A new kind of statement needs a case in AssignedFirst.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_ASSIGNEDFIRST_H
#define AMPCC_ANALYSIS_ASSIGNEDFIRST_H

#include "ampcc/Analysis/VarUses.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The variables of which Body may read a part, along some path from its beginning, before it has
/// declared them or assigned all of them. The result says nothing of variables whose address is
/// taken.
llvm::DenseSet<const kir::Var *> readBeforeAssigned(const kir::Block &Body);

/// The local variables that exactly one assignment in Body sets, each with the assigned value. They
/// are declared without an initialiser. No read sees the value of an earlier iteration: each read
/// follows the assignment within the same execution of the innermost block, or conditionally
/// evaluated operand, that holds both. The variables in the assigned value are visible at each
/// read, but may have changed since the assignment. Costs one walk of Body. Uses must be those of
/// the whole function.
llvm::DenseMap<const kir::Var *, const kir::Expr *> assignedOnce(const kir::Block &Body,
                                                                 const VarUses &Uses);

} // namespace ampcc

#endif
