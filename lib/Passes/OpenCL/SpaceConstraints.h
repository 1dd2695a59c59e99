//===- SpaceConstraints.h - the address spaces that a function requires --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In C++ AMP a pointer type does not name the memory that it points to; in OpenCL C 1.2 it must.
// The pass specialize-address-spaces uses SpaceConstraints to find the address space of each
// pointer inside a type (a slot, SpaceSolver.h). The pass first takes the summary() of each
// function, callees before callers. Then, from the kernels down, it makes a copy of a function for
// each combination of spaces with which the function is called, and calls solve() for the copy:
//
//   void f(int *p);  f(&shared); f(&own);    ->    void f_local(local int *p);
//                                                  void f_private(private int *p);
//
// A new kind of expression in KIR, the intermediate representation, needs a case in compute().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_SPACECONSTRAINTS_H
#define AMPCC_LIB_PASSES_SPACECONSTRAINTS_H

#include "SpaceSolver.h"

namespace ampcc {

/// A summary of a function F for its callers. The slots of its signature, those of the parameters
/// and then of the result, are divided into classes: all slots of a class have the same spaces.
struct SpaceSummary {
  std::vector<unsigned> ClassOfSlot; ///< for each slot of the signature, an index in Classes
  std::vector<kir::Space> Classes;   ///< the spaces of each class that follow from F alone
  /// The pointers of the first class may be copied to the second.
  std::vector<std::pair<unsigned, unsigned>> Flows;
};

using SpaceSummaries = llvm::DenseMap<const kir::Function *, SpaceSummary>;

/// The constraints of one function's body on the spaces of its pointers. The constructor collects
/// them, and Summaries must have all callees of F by then. After that call either summary(), or
/// solve() and then the others.
class SpaceConstraints {
  SpaceTypes &Types;
  const SpaceSummaries &Summaries;
  kir::Function &F;
  SpaceSolver Solver;
  llvm::DenseMap<const kir::Var *, Slots> VarSlots;
  llvm::DenseMap<const kir::Expr *, Slots> ExprSlots;
  llvm::DenseMap<const kir::Call *, Slots> CalleeSlots;
  llvm::DenseMap<const kir::Binary *, Slots> Compared; ///< see comparison()
  Slots Signature;                                     ///< of the parameters, then of the result

public:
  SpaceConstraints(SpaceTypes &Types, const SpaceSummaries &Summaries, kir::Function &F);

  SpaceSummary summary();
  /// Computes the spaces of the body for calls in which the slots of the signature have these
  /// Spaces. For a kernel they are empty: the spaces follow from F alone. In a module without
  /// kernels, each function is solved once in this way.
  void solve(llvm::ArrayRef<kir::Space> Spaces);
  /// The spaces of the slots S, for example of(E). A slot without any space is Private.
  std::vector<kir::Space> spaces(llvm::ArrayRef<unsigned> S);
  /// The spaces of the slots of the callee's signature in the call C.
  std::vector<kir::Space> calleeSpaces(const kir::Call *C) { return spaces(CalleeSlots[C]); }
  /// The slots of the type of an expression or variable of F; empty if it has no pointer.
  llvm::ArrayRef<unsigned> of(const kir::Expr *E) { return ExprSlots[E]; }
  /// The space in which B compares or subtracts two pointers: it includes the spaces of both.
  kir::Space comparison(const kir::Binary *B) { return spaces(Compared[B])[0]; }
  llvm::ArrayRef<unsigned> of(const kir::Var *V) { return varSlots(V); }
  /// The slots of the parameters, then of the result.
  llvm::ArrayRef<unsigned> signature() const { return Signature; }

private:
  Slots slotsFor(const kir::Type *T);
  const Slots &varSlots(const kir::Var *V);
  void unify(llvm::ArrayRef<unsigned> A, llvm::ArrayRef<unsigned> B);
  /// A value of type T is copied.
  void copy(llvm::ArrayRef<unsigned> From, llvm::ArrayRef<unsigned> To, const kir::Type *T);
  void stmt(kir::Stmt *S);
  Slots expr(const kir::Expr *E);
  Slots compute(const kir::Expr *E);
  Slots binary(const kir::Binary *B);
  Slots addressOf(const kir::AddrOf *A);
  unsigned addressSlot(const kir::Expr *LValue);
  Slots conversion(const kir::Cast *C);
  Slots call(const kir::Call *C);
  Slots initList(const kir::InitList *L);
  /// A value that is Left or Right, as of a conditional operator.
  Slots either(const kir::Expr *Left, const kir::Expr *Right);
};

} // namespace ampcc

#endif
