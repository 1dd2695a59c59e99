//===- AggregateTree.h - the parts of a local struct ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// scalar-replacement uses it to decide which local objects it can split, and into which variables.
// split-parameters and pass-by-value use it for parameters.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_AGGREGATETREE_H
#define AMPCC_LIB_PASSES_AGGREGATETREE_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/MapVector.h"

namespace ampcc {

/// A variable of aggregate type, or a part of one. A node is split into its children unless some
/// use needs it as one object.
struct AggregateNode {
  const kir::Type *Ty = nullptr;
  std::string Name; ///< the name of the part as a separate variable
  bool HasUserName = false;
  std::vector<AggregateNode> Parts;
  bool Whole = false;       ///< must not be split
  kir::Var *Leaf = nullptr; ///< the variable, created on demand

  bool isSplit() const { return !Whole && Ty->isAggregate(); }
};

/// An lvalue path that starts at a split variable, as far as the tree follows it.
struct AggregatePath {
  AggregateNode *Node = nullptr;
  bool Complete = false; ///< the expression denotes Node; else it is inside a Whole node
  bool InArray = false;  ///< the last step was a subscript
};

/// The local variables of one function that may be split.
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

/// Unions, and arrays above a certain size, are never split.
bool isSplittable(const kir::Type *T);

/// Objects of the library's classes, and of classes that hold pointers, which OpenCL C cannot pass
/// to a kernel: these are split even if the user declared them.
bool isLibraryObject(const kir::Type *T);

} // namespace ampcc

#endif
