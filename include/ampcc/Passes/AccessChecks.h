//===- AccessChecks.h - kernels that say what they do wrong ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_PASSES_ACCESSCHECKS_H
#define AMPCC_PASSES_ACCESSCHECKS_H

#include "ampcc/Passes/Pass.h"

namespace ampcc {

/// What the pass has to be told about the program.
class CheckedProgram {
public:
  virtual ~CheckedProgram() = default;
  /// Of the library: what goes wrong there is told at the user's call.
  virtual bool isLibrary(const kir::Function *F) const { return false; }
  /// It computes what the user writes as an operator.
  virtual bool isOperator(const kir::Function *F) const { return false; }
  /// A class of the library's that data is made of.
  virtual bool isElement(const kir::StructType *S) const { return !S->IsLibrary; }
  /// A pointer that the user has declared; references are pointers too.
  virtual bool isUserPointer(const kir::Var *V) const { return !V->IsTemp; }
  /// A pointer that leads to an object from the start: a reference, or a member's own object.
  virtual bool isReference(const kir::Var *V) const { return false; }
  /// What the function returns is a reference, and no pointer.
  virtual bool returnsReference(const kir::Function *F) const { return false; }
  /// An address that the user has taken, with `&`; else it is a reference's.
  virtual bool isUserAddress(const kir::Expr *E) const { return true; }
  /// Threads that store the same value in one element are reported, too.
  virtual bool reportsEqualStores() const { return false; }
  /// Fills in the place of E, which is Whole or a step on the way to it, and what it has to do
  /// with.
  virtual void describe(const kir::Expr *E, const kir::Expr *Whole, kir::CheckSite &Site) const {
    Site.Pos = E->Pos;
  }
};

/// The pass check-accesses. Fresh from Lower, where every expression is the user's.
bool addAccessChecks(PassContext &PC, const CheckedProgram &Program);

} // namespace ampcc

#endif
