//===- PrivatePointers.h - pointers to a GPU thread's own variables -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Here a local variable is one of a thread, not one in OpenCL's local memory. Code that moves
// statements across barriers (BarrierFlattener) or into separate loops over threads
// (RegionVariables) may have to move the declaration of a local variable as well, if statements
// elsewhere use it. They may use it through a pointer: PrivatePointers finds the variables that can
// hold such a pointer. The pass mark-divergence and PlainConditions use mayLeadToThread() to find
// accesses of memory that threads share. A new expression that carries an address needs a case in
// holds(), one that stores it a case in effects().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_PRIVATEPOINTERS_H
#define AMPCC_LIB_PASSES_PRIVATEPOINTERS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// True if Ty is a pointer whose address space is not known to be one that threads share (local,
/// global, constant). Such a pointer may lead to variables of one thread.
inline bool mayLeadToThread(const kir::Type *Ty) {
  auto *P = llvm::dyn_cast<kir::PointerType>(Ty);
  return P && P->AS != kir::Space::Local && P->AS != kir::Space::Global &&
         P->AS != kir::Space::Constant;
}

/// The variables of one function that may hold the address of a local variable, or have parts that
/// do. These are pointers, structs and arrays. After lower-mixed-pointers they may also be
/// integers: that pass replaces pointers that may lead into several address spaces by integers. The
/// analysis assumes that a call stores its arguments in any memory that it can reach.
class PrivatePointers {
  /// Taken: the local variables whose address is taken.
  llvm::DenseSet<const kir::Var *> Holders, Taken;
  mutable llvm::DenseMap<const kir::Type *, bool> Holding; ///< of mayHold
  bool IntegersHold = false;
  bool TakenHold = false; ///< the variables in Taken are holders if their types let them
  bool Changed = false;

public:
  /// True if some function of the module converts a pointer to an integer. It walks the whole
  /// module, so call it once and pass the result to the constructor.
  static bool areConverted(kir::Module &M);
  /// Analyses a function with this body. AreConverted: areConverted() of its module; if true,
  /// integers of 64 bits may hold addresses.
  PrivatePointers(bool AreConverted, kir::Block &Body);
  /// True if V, or a part of V, may hold the address of a local variable.
  bool mayLeadToPrivate(const kir::Var *V) const { return Holders.contains(V); }
  /// True if Stmts may use V, a local variable of the function, by its name or through a pointer.
  bool mayBeUsedIn(llvm::ArrayRef<kir::Stmt *> Stmts, const kir::Var *V) const;

private:
  bool mayHold(const kir::Type *T) const;
  bool holds(kir::Expr *E) const;
  void add(const kir::Var *V);
  void addTaken();
  void effects(kir::Expr *E);
};

} // namespace ampcc

#endif
