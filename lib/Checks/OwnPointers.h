//===- OwnPointers.h - pointers to a thread's own variables ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_OWNPOINTERS_H
#define AMPCC_LIB_CHECKS_OWNPOINTERS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Which pointers of a module lead to local variables of the thread alone, also through the
/// parameters of functions, where every call hands such a pointer on. Takes one walk of the module.
class OwnPointers {
public:
  /// Where a pointer leads, as far as its function shows: to a local variable, to what a pointer
  /// parameter leads to, or to neither.
  struct Root {
    enum class Kind : uint8_t { Other, Own, Param } K = Kind::Other;
    const kir::Var *Param = nullptr;
  };

private:
  /// Pointer parameters for which some call has another argument.
  llvm::DenseSet<const kir::Var *> Others;
  /// Of local pointer variables with one value, and of parameters that are assigned.
  llvm::DenseMap<const kir::Var *, Root> Roots;

public:
  /// Callees come before their callers in Order.
  explicit OwnPointers(llvm::ArrayRef<kir::Function *> Order);

  Root rootOf(const kir::Expr *Pointer) const;
  bool isOwn(const Root &R) const {
    return R.K == Root::Kind::Own || (R.K == Root::Kind::Param && !Others.contains(R.Param));
  }

private:
  void add(kir::Function &F);
};

} // namespace ampcc

#endif
