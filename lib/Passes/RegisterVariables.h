//===- RegisterVariables.h - variables that need no memory ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_REGISTERVARIABLES_H
#define AMPCC_LIB_PASSES_REGISTERVARIABLES_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Which local variables a compiler can keep in registers, calls inlined: of which every access
/// says, without a value that is known at run time only, which part it is of.
class RegisterVariables {
  llvm::DenseSet<const kir::Var *> InMemory;
  llvm::DenseSet<const kir::Var *> Unrolled; ///< counters
  /// Functions with such variables, their own or of what they call.
  llvm::DenseSet<const kir::Function *> WithMemory;

public:
  explicit RegisterVariables(const kir::Module &M);

  /// A variable declared in S, or in a function called there, may need memory.
  bool needsMemory(kir::Stmt *S) const;

private:
  void run(kir::Function &F);
  bool isKnown(const kir::Expr *E) const;
  void use(kir::Expr *E);
  void lost(const kir::Expr *E);
  void bind(const kir::Var *Pointer, kir::Expr *Address);
};

} // namespace ampcc

#endif
