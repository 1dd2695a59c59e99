//===- ActivationStack.h - the activations of recursive functions --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lower-recursion keeps the parameters and variables of recursive functions in a private array of
// structs, one element for each call that has not returned.
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

  /// Levels: the number of elements. Name: of the function, for the struct.
  ActivationStack(kir::Context &Ctx, llvm::StringRef Name, unsigned Levels, kir::SourcePos Pos);

  /// Adds a field for V to the activations.
  void add(const kir::Var *V);
  bool holds(const kir::Var *V) const { return Fields.contains(V); }

  /// `stack[depth + Above].V` and `stack[depth + Above].state`, lvalues.
  kir::Expr *field(const kir::Var *V, unsigned Above = 0);
  kir::Expr *state() { return fieldAt(/*Index=*/0, /*Above=*/0); }
  kir::Expr *depth() { return Ctx.ref(Depth); }

  /// The declarations of the array and of the depth, which is 0.
  StmtList declarations();
  /// Moves to the stack the variables that code of several states names, or that have an address
  /// when a state ends. Own: variables of the machine, which stay. Returns the declarations of
  /// tile_static variables, which all activations share, and removes them from the states.
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
