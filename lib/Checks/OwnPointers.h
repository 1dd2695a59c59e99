//===- OwnPointers.h - pointers to a thread's own variables ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a function may check memory for races. The pass inline-waiting, which prepares
// native code, inlines such a function into the kernel, because only the kernel shows to which
// buffer the function's pointers lead. If all of them lead to variables of the thread, no buffer
// matters, and the function need not be inlined. The pass finds these functions with OwnPointers.
// Change this code if the pass inlines a function all of whose pointers lead to variables of the
// thread.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_OWNPOINTERS_H
#define AMPCC_LIB_CHECKS_OWNPOINTERS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Decides which pointers of a module lead to local variables of the thread alone. This includes
/// parameters of functions if every call passes such a pointer. Costs one walk of the module.
class OwnPointers {
public:
  /// The memory that a pointer leads to, as far as its function shows: a local variable, the memory
  /// of a pointer parameter, or something else.
  struct Root {
    enum class Kind : uint8_t { Other, Own, Param } K = Kind::Other;
    const kir::Var *Param = nullptr; ///< for Kind::Param
  };

private:
  /// Pointer parameters for which some call has another argument.
  llvm::DenseSet<const kir::Var *> Others;
  /// The roots of local pointer variables that are initialised and never assigned. `Other` for
  /// pointer parameters of kernels and for pointer parameters that are assigned.
  llvm::DenseMap<const kir::Var *, Root> Roots;

public:
  /// Order contains all functions, callees before their callers. The constructor goes through it
  /// from the end, because it must know the arguments of all calls of a function before it visits
  /// the calls in that function.
  explicit OwnPointers(llvm::ArrayRef<kir::Function *> Order);

  /// The memory to which Pointer, an expression of one of the functions, leads.
  Root rootOf(const kir::Expr *Pointer) const;
  /// True if R is memory of the thread alone: a local variable, or the memory of a parameter for
  /// which every call passes a pointer to a local variable.
  bool isOwn(const Root &R) const {
    return R.K == Root::Kind::Own || (R.K == Root::Kind::Param && !Others.contains(R.Param));
  }

private:
  void add(kir::Function &F);
};

} // namespace ampcc

#endif
