//===- AccessChecks.h - the interface between check-accesses and the AST -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass check-accesses inserts the checks of --amp-check into KIR (lib/Checks). It runs directly
// after Lower, while CheckedProgram can still relate KIR to Clang's AST.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PASSES_ACCESSCHECKS_H
#define AMPCC_PASSES_ACCESSCHECKS_H

#include "ampcc/Passes/Pass.h"

namespace ampcc {

/// Facts about the program that KIR does not hold and the pass needs. lib/Driver implements it by
/// the AST.
class CheckedProgram {
public:
  virtual ~CheckedProgram() = default;
  /// F is a function of the library: errors in it are reported at the user's call.
  virtual bool isLibrary(const kir::Function *F) const { return false; }
  /// F implements an operator that the user writes.
  virtual bool isOperator(const kir::Function *F) const { return false; }
  /// S is a library class that is an element of containers.
  virtual bool isElement(const kir::StructType *S) const { return !S->IsLibrary; }
  /// A pointer that the user has declared; references are pointers too.
  virtual bool isUserPointer(const kir::Var *V) const { return !V->IsTemp; }
  /// A pointer that leads to an object from the start: a reference, or a member's own object.
  virtual bool isReference(const kir::Var *V) const { return false; }
  /// The function returns a reference, not a pointer.
  virtual bool returnsReference(const kir::Function *F) const { return false; }
  /// The user takes the address with `&`; else a reference is bound.
  virtual bool isUserAddress(const kir::Expr *E) const { return true; }
  /// Also report threads that store the same value in one element.
  virtual bool reportsEqualStores() const { return false; }
  /// Fills in the place and the variable of E, which is Whole or a part of its address computation.
  virtual void describe(const kir::Expr *E, const kir::Expr *Whole, kir::CheckSite &Site) const {
    Site.Pos = E->Pos;
  }
};

/// Runs the pass on KIR fresh from Lower, where every expression is the user's. Returns whether it
/// changed the module.
bool addAccessChecks(PassContext &PC, const CheckedProgram &Program);

} // namespace ampcc

#endif
