//===- AggregateTree.h - the parts of a local struct ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes that replace structs by single variables use it, above all for objects of the AMP
// library such as index and array_view, whose parts alone are read and written after inlining. The
// pass scalar-replacement builds a tree for each local object, to decide which parts become
// variables of their own. split-parameters builds one for each parameter that it may pass in parts.
// pass-by-value uses isLibraryObject() alone.
//
//   index i; i.values[0] = x; f(i.values[0]);    ->    int i_0; i_0 = x; f(i_0);
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_AGGREGATETREE_H
#define AMPCC_LIB_PASSES_AGGREGATETREE_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace ampcc {

/// A variable of aggregate type, or a part of one. A node is split into its Parts unless it is
/// Whole: its type cannot be split, or some use needs it as one object. The pass that builds the
/// tree sets Whole for such a use.
struct AggregateNode {
  const kir::Type *Ty = nullptr;
  std::string Name; ///< the name of the part as a separate variable
  bool HasUserName = false;
  std::vector<AggregateNode> Parts;
  bool Whole = false;       ///< must not be split
  kir::Var *Leaf = nullptr; ///< the variable that replaces the part; the pass creates it on demand

  bool isSplit() const { return !Whole && Ty->isAggregate(); }
};

/// The part of a variable of the forest to which an lvalue such as `v.a[1].b` leads.
struct AggregatePath {
  AggregateNode *Node = nullptr; ///< null if the lvalue does not start at such a variable
  bool Complete = false;         ///< the expression denotes Node; else it is inside a Whole node
  bool InArray = false;          ///< the last step was a subscript
};

/// The variables of one function that may be split, each with its tree. Add all of them first:
/// add() invalidates pointers to nodes.
class AggregateForest {
  llvm::MapVector<const kir::Var *, AggregateNode> Roots;

public:
  void add(const kir::Var *V);
  AggregateNode *root(const kir::Var *V);
  bool empty() const { return Roots.empty(); }
  /// Follows members and constant subscripts. A subscript that is not constant (or out of bounds)
  /// makes the array Whole and ends the path there.
  AggregatePath resolve(const kir::Expr *E);
};

/// The structs to which M converts pointers to other types. A pointer to a part of such an object,
/// as its base class, may become one to the whole object.
llvm::DenseSet<const kir::Type *> pointerCastTargets(const kir::Module &M);

/// True for structs that are no unions, and for arrays of at most 16 elements. Objects of other
/// types are never split.
bool isSplittable(const kir::Type *T);

/// True for structs of the library and for structs that hold pointers. Passes split their objects
/// even if the user declared the variable; OpenCL C cannot pass a struct with pointers to a kernel.
bool isLibraryObject(const kir::Type *T);

} // namespace ampcc

#endif
