//===- Barriers.h - a query whether code reaches a barrier ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code that has to know whether threads wait somewhere uses this class. If KIR, the intermediate
// representation, gets another way to wait, count it here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_BARRIERS_H
#define AMPCC_ANALYSIS_BARRIERS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Finds barriers, also those in called functions. All threads of a tile must run code with a
/// barrier together. So passes of the tile form keep such code outside of the loops over threads,
/// and passes of the OpenCL form treat branches around it separately. The constructor walks the
/// module once and finds the functions with barriers; a pass that adds or removes barriers in
/// functions needs a new object afterwards.
class BarrierFinder {
  llvm::DenseSet<const kir::Function *> Waiting;

public:
  explicit BarrierFinder(const kir::Module &M);

  /// Whether S, E or F has a barrier, in nested statements too, or calls a function that has one.
  /// Costs a walk of S or E.
  bool in(const kir::Stmt *S) const;
  bool in(const kir::Expr *E) const;
  bool in(const kir::Function &F) const { return Waiting.count(&F) != 0; }
  /// The statements of F for which `in` holds, found by one walk. Use it to query many statements
  /// of one function.
  llvm::DenseSet<const kir::Stmt *> statements(const kir::Function &F) const;
};

} // namespace ampcc

#endif
