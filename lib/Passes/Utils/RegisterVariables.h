//===- RegisterVariables.h - local variables that a compiler can keep in registers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On a CPU the threads of a tile run as a loop. PoCL, an OpenCL implementation, declares the
// iterations of this loop independent, and native kernels do so where they can. LLVM's vectoriser
// may then reorder accesses of one thread to a local variable that has to stay in memory, which
// gives wrong results: an array that is subscripted at run time, or a variable whose address
// escapes. So the pass mark-choices puts a mark that prevents vectorisation before uses of such
// variables in OpenCL C, and the pass independent-threads, for native kernels, does not mark loops
// with such variables as independent. If in doubt, count a variable as one in memory: that costs
// time, while the opposite error gives wrong results.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_REGISTERVARIABLES_H
#define AMPCC_LIB_PASSES_REGISTERVARIABLES_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Finds the local variables of all functions of a module that a compiler can keep in registers
/// after inlining: no pointer to them escapes, and every access selects the part of the variable
/// without run-time values. The others may need memory.
class RegisterVariables {
public:
  /// The loops whose counters count as constants, because the compiler will unroll them: those
  /// marked for unrolling (For::MustUnroll), or also all with a constant number of iterations.
  enum class KnownCounters : uint8_t { Unrolled, Counted };
  /// How the output declares constant tables, arrays of constants that nothing changes
  /// (ConstantTables.h): as an array of each thread, or as a constant of all threads, which needs
  /// no memory of a thread and whose elements at known indices are known.
  enum class TableStorage : uint8_t { Private, Constant };

private:
  const KnownCounters Known;
  const TableStorage Storage;
  llvm::DenseSet<const kir::Var *> Tables; ///< if they are constants of all threads
  llvm::DenseSet<const kir::Var *> InMemory;
  llvm::DenseSet<const kir::Var *> Constants; ///< once loops are unrolled
  /// Functions that always return one of their pointer parameters, with the parameter's number.
  llvm::DenseMap<const kir::Function *, unsigned> Returned;
  /// Functions that have such variables, or call functions that have.
  llvm::DenseSet<const kir::Function *> WithMemory;

public:
  /// Walks the whole module, callees first.
  RegisterVariables(const kir::Module &M, KnownCounters Known, TableStorage Storage);

  /// True if a variable that is declared in S, or in a function that S calls, may need memory.
  bool needsMemory(kir::Stmt *S) const;
  /// True if V may need memory. False for pointers: only the variable to which one leads may.
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
