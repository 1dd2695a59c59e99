//===- PrivatePointers.h - pointers to a thread's own variables -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_PRIVATEPOINTERS_H
#define AMPCC_LIB_PASSES_PRIVATEPOINTERS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Which variables may hold, or have parts that hold, the address of a local variable. What a
/// function does with its arguments is not looked at: it may put them wherever it can.
class PrivatePointers {
  llvm::DenseSet<const kir::Var *> Holders, Taken;
  bool Changed = false;

public:
  explicit PrivatePointers(kir::Block &Body);
  bool mayLeadToPrivate(const kir::Var *V) const { return Holders.contains(V); }

private:
  bool holds(kir::Expr *E) const;
  void add(const kir::Var *V);
  void addTaken();
  void effects(kir::Expr *E);
};

} // namespace ampcc

#endif
