//===- DisjointBits.h - bitwise ors that are sums -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM computes the sum of an index below 256 and a multiple of 256 by `or`, which is a sum to its
// vectoriser only if the instruction is marked. Some of LLVM's passes lose the mark. Then the place
// seems to differ from thread to thread without a pattern, and each access becomes a gather or a
// scatter:
//
//   %place = or i64 %thread, 1280    ->    %place = or disjoint i64 %thread, 1280
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_NATIVECOMPILE_DISJOINTBITS_H
#define AMPCC_LIB_NATIVECOMPILE_DISJOINTBITS_H

#include "llvm/IR/PassManager.h"

namespace ampcc {

/// Marks the ors in loops over threads whose operands have no bit in common, by the ranges of their
/// values. Must run before LLVM vectorises loops. Costs a range for each or without the mark.
struct MarkDisjointBits : llvm::PassInfoMixin<MarkDisjointBits> {
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &Analyses);
};

} // namespace ampcc

#endif
