//===- AccessChecks.h - the pass check-accesses and the facts about the source that it needs -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass check-accesses (lib/Checks) inserts the checks of --amp-check into KIR, the intermediate
// representation. It needs facts about the source, such as which pointers the user has declared,
// and a text for each report. lib/Passes does not use Clang, so the pass gets them through the
// interface CheckedProgram, which lib/Driver implements by the AST (CheckedSource.cpp). The pass
// therefore runs after Lower and lower-recursion, before all other passes, while the AST nodes of
// KIR nodes are still known (Lower/Origins.h). A further fact needs a virtual function, with a
// result for modules without an AST.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PASSES_ACCESSCHECKS_H
#define AMPCC_PASSES_ACCESSCHECKS_H

#include "ampcc/Passes/Pass.h"

namespace ampcc {

/// Facts about the program that KIR does not hold and the pass needs. lib/Driver implements it by
/// the AST. The default results are for modules without an AST, in kir-opt and kir-fuzz.
class CheckedProgram {
public:
  virtual ~CheckedProgram() = default;
  /// F is a function of the library: errors in it are reported at the user's call.
  virtual bool isLibrary(const kir::Function *F) const { return false; }
  /// F implements an operator that the user writes.
  virtual bool isOperator(const kir::Function *F) const { return false; }
  /// Objects of S can be elements of containers, which threads share: S is a class of the user, or
  /// a class of the library such as a short vector, not a view or an index.
  virtual bool isElement(const kir::StructType *S) const { return !S->IsLibrary; }
  /// The program declares V as a pointer. A reference is a pointer in KIR, but not here.
  virtual bool isUserPointer(const kir::Var *V) const { return !V->IsTemp; }
  /// V is a pointer in KIR that is bound to an object when it is initialised: a reference, `this`,
  /// or a temporary with the address of an object.
  virtual bool isReference(const kir::Var *V) const { return false; }
  /// An argument for the parameter P of F must lead to an object.
  virtual bool isBound(const kir::Function *F, const kir::Var *P) const {
    return isLibrary(F) || isReference(P);
  }
  /// The function returns a reference, not a pointer.
  virtual bool returnsReference(const kir::Function *F) const { return false; }
  /// The part of S that each object has to which a pointer to S leads. A base class has no room for
  /// its virtual bases.
  virtual const kir::StructType *partOf(const kir::StructType *S) const { return S; }
  /// The user takes the address with `&`, or converts a pointer to one to a base class; else a
  /// reference is bound.
  virtual bool isUserAddress(const kir::Expr *E) const { return true; }
  /// Also report threads that store the same value in one element.
  virtual bool reportsEqualStores() const { return false; }
  /// Fills in the position and the text of E in the source. E is the accessed object Whole, or a
  /// part of the computation of its address. If E does not come from the source, Whole is used.
  virtual void describe(const kir::Expr *E, const kir::Expr *Whole, kir::CheckSite &Site) const {
    Site.Pos = E->Pos;
  }
};

/// Runs the pass. It must run before the shared passes (Pipeline.h), because these create
/// expressions that are not in the source. Does nothing to a module with recursion. Returns whether
/// it changed the module.
bool addAccessChecks(PassContext &PC, const CheckedProgram &Program);

} // namespace ampcc

#endif
