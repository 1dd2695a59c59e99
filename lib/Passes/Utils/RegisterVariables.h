//===- RegisterVariables.h - local variables that a compiler can keep in registers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mark-choices and independent-threads use it: compilers treat accesses to variables in memory
// differently when they vectorise loops over threads.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_REGISTERVARIABLES_H
#define AMPCC_LIB_PASSES_REGISTERVARIABLES_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The local variables that a compiler can keep in registers after inlining: every access selects
/// the part of the variable without run-time values.
class RegisterVariables {
public:
  /// The loops whose counters are known: those marked for unrolling, or all that have a constant
  /// number of iterations.
  enum class KnownCounters : uint8_t { Unrolled, Counted };

private:
  const KnownCounters Known;
  llvm::DenseSet<const kir::Var *> InMemory;
  llvm::DenseSet<const kir::Var *> Constants; ///< once loops are unrolled
  /// Functions that always return one of their pointer parameters, with the parameter's number.
  llvm::DenseMap<const kir::Function *, unsigned> Returned;
  /// Functions that have such variables, or call functions that have.
  llvm::DenseSet<const kir::Function *> WithMemory;

public:
  explicit RegisterVariables(const kir::Module &M, KnownCounters Known = KnownCounters::Unrolled);

  /// A variable declared in S, or in a function called there, may need memory.
  bool needsMemory(kir::Stmt *S) const;
  /// V, no pointer, may need memory.
  bool needsMemory(const kir::Var *V) const { return InMemory.contains(V) && !V->Ty->isPointer(); }

private:
  void run(kir::Function &F);
  bool isKnown(const kir::Expr *E) const;
  void use(kir::Expr *E);
  void useCall(kir::Call *C, const kir::Expr *const *Used = nullptr);
  kir::Expr **returnedArgument(kir::Expr *E) const;
  std::optional<unsigned> returnedParameter(kir::Function &F) const;
  void lost(const kir::Expr *E);
  void lostThrough(kir::Expr *Pointer);
  void bind(const kir::Var *Pointer, kir::Expr *Address);
};

} // namespace ampcc

#endif
