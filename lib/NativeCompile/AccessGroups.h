//===- AccessGroups.h - order of accesses that LLVM vectorises in groups --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads that access members of structures, or several neighbouring elements each, have accesses
// at a distance of 2 to 8 elements. LLVM vectorises such accesses of a loop as a group: whole
// vectors that it permutes, in place of a gather for each access. It moves the loads of a group to
// the first one and the stores to the last one. In a loop over threads, whose iterations are marked
// as independent, LLVM does not check whether another access of the same iteration is in between:
//
//   x = p[i].a;  q[i].b = 1;  y = p[i].b;    // p may be q: y must not move to x
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_NATIVECOMPILE_ACCESSGROUPS_H
#define AMPCC_LIB_NATIVECOMPILE_ACCESSGROUPS_H

#include "llvm/IR/PassManager.h"

namespace ampcc {

/// Keeps accesses out of groups in which they would pass an access to the same memory. It hides
/// how their addresses grow from iteration to iteration, so that LLVM gathers them. Must run
/// directly before LLVM vectorises loops. Quadratic in the accesses of a loop.
struct KeepAccessOrder : llvm::PassInfoMixin<KeepAccessOrder> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

} // namespace ampcc

#endif
