//===- SpaceConstraints.h - what a function demands of address spaces -----===//
#ifndef AMPCC_LIB_PASSES_SPACECONSTRAINTS_H
#define AMPCC_LIB_PASSES_SPACECONSTRAINTS_H

#include "SpaceSolver.h"

namespace ampcc {

/// What a function demands of its callers: a class per slot of its parameters and then of its
/// result. Slots of one class have one space, which is fixed where the class has one.
struct SpaceSummary {
  struct Class {
    kir::Space AS = kir::Space::Unresolved;
    kir::SourcePos Origin;
  };
  std::vector<unsigned> ClassOfSlot;
  std::vector<Class> Classes;
};

using SpaceSummaries = llvm::DenseMap<const kir::Function *, SpaceSummary>;

/// Solves one function's body; callees are known by their summaries only.
class SpaceConstraints {
  SpaceTypes &Types;
  const SpaceSummaries &Summaries;
  kir::Function &F;
  SpaceSolver Solver;
  llvm::DenseMap<const kir::Var *, Slots> VarSlots;
  llvm::DenseMap<const kir::Expr *, Slots> ExprSlots;
  llvm::DenseMap<const kir::Call *, Slots> CalleeSlots;
  Slots Signature; ///< of the parameters, then of the result
  kir::SourcePos Here;

public:
  SpaceConstraints(SpaceTypes &Types, const SpaceSummaries &Summaries, kir::Function &F);

  SpaceSummary summary();
  /// Fixes the signature (a summary's or a call's spaces); slots without demand become Private.
  void bindSignature(llvm::ArrayRef<kir::Space> Spaces);
  std::vector<kir::Space> spaces(llvm::ArrayRef<unsigned> S);
  /// The spaces that call C gives its callee's signature.
  std::vector<kir::Space> calleeSpaces(const kir::Call *C) { return spaces(CalleeSlots[C]); }
  llvm::ArrayRef<unsigned> of(const kir::Expr *E) { return ExprSlots[E]; }
  llvm::ArrayRef<unsigned> of(const kir::Var *V) { return varSlots(V); }
  llvm::ArrayRef<unsigned> signature() const { return Signature; }
  const std::vector<kir::Problem> &conflicts() const { return Solver.conflicts(); }

private:
  Slots slotsFor(const kir::Type *T, kir::SourcePos Origin);
  const Slots &varSlots(const kir::Var *V);
  void unify(llvm::ArrayRef<unsigned> A, llvm::ArrayRef<unsigned> B);
  void stmt(kir::Stmt *S);
  Slots expr(const kir::Expr *E);
  Slots compute(const kir::Expr *E);
  Slots addressOf(const kir::AddrOf *A);
  unsigned addressSlot(const kir::Expr *LValue);
  Slots conversion(const kir::Cast *C);
  Slots call(const kir::Call *C);
  Slots initList(const kir::InitList *L);
};

} // namespace ampcc

#endif
