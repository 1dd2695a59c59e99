//===- ActivationStack.h - the activations of recursive functions --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C has no recursion. The pass lower-recursion (LowerRecursion.cpp has an example) converts
// functions that call each other in a cycle to one loop around a `switch`. Each case of the switch,
// a *state*, is the code between two calls. An *activation* is a call that has not returned: a
// struct with its parameters, its variables and the state at which it goes on. The activations are
// an array of each thread, `stack`, whose current element is `stack[depth]`. The pass constructs an
// ActivationStack for each such loop, adds the parameters, and calls placeVariables() when all
// states exist. The pass decides on the states, this class on the place of each variable.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_ACTIVATIONSTACK_H
#define AMPCC_LIB_PASSES_ACTIVATIONSTACK_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include <deque>

namespace ampcc {

class ActivationStack {
public:
  using StmtList = std::vector<kir::Stmt *>;

  /// Levels: the number of elements of the array. Name: of the function, for the name of the struct
  /// type. Pos: the position of the declarations.
  ActivationStack(kir::Context &Ctx, llvm::StringRef Name, unsigned Levels, kir::SourcePos Pos);

  /// Adds a field for V to the activations.
  void add(const kir::Var *V);
  /// True if the activations have a field for V.
  bool holds(const kir::Var *V) const { return Fields.contains(V); }

  /// The lvalue `stack[depth + Above].V`, where V has a field. With Above = 1 it belongs to the
  /// call that is about to begin.
  kir::Expr *field(const kir::Var *V, unsigned Above = 0);
  /// The lvalue `stack[depth].state`: the state at which the current activation goes on after the
  /// call that it makes.
  kir::Expr *state() { return fieldAt(/*Index=*/0, /*Above=*/0); }
  /// The index of the current activation.
  kir::Expr *depth() { return Ctx.ref(Depth); }

  /// The declarations of the array and of the depth, which is 0.
  StmtList declarations();
  /// Moves to the stack the variables that several states name, or whose address may be in use when
  /// a state ends, and replaces their uses in States. Other variables stay local to their state.
  /// Own: variables that lower-recursion itself has made for the loop (the state, results), which
  /// are never moved. Returns the declarations of tile_static variables, which all activations
  /// share, and removes them from the states.
  StmtList placeVariables(std::deque<StmtList> &States,
                          const llvm::DenseSet<const kir::Var *> &Own);

private:
  kir::Expr *fieldAt(unsigned Index, unsigned Above);
  /// The states that name a variable.
  struct Place {
    unsigned State = 0; ///< the first one
    bool IsDeclared = false, IsOutermost = false, HasMany = false;
  };
  using Places = llvm::MapVector<kir::Var *, Place>;

  bool isOwn(const kir::Var *V) const { return V == Stack || V == Depth; }
  void note(kir::Stmt *S, unsigned State, Places &Found,
            const llvm::DenseSet<const kir::Var *> &Own) const;
  void replaceIn(StmtList &Stmts);
  void replaceDeclarations(StmtList &Stmts);

  kir::Context &Ctx;
  kir::StructType *Activation;
  kir::Var *Stack, *Depth;
  llvm::DenseMap<const kir::Var *, unsigned> Fields;
};

} // namespace ampcc

#endif
