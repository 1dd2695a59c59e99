//===- AggregateTree.h - the parts of a struct or array -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two passes replace an object by one variable for each part, above all objects of the AMP library
// such as index and array_view: scalar-replacement does so with local objects, split-parameters
// with parameters. Each builds a tree of the parts of every such object, finds the uses that need
// an object or a part as a whole, and then replaces the other parts:
//
//   index i; i.values[0] = x; f(i.values[0]);    ->    int i_0; i_0 = x; f(i_0);
//
// The pass pass-by-value uses isLibraryObject() alone. To split other objects, change
// isSplittable() or isLibraryObject().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_AGGREGATETREE_H
#define AMPCC_LIB_PASSES_AGGREGATETREE_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace ampcc {

/// A variable of struct or array type, or a part of one, which may also be a scalar or pointer. A
/// node of struct or array type is split into its Parts unless it is Whole: its type cannot be
/// split (isSplittable()), or some use needs it as one object. The pass that builds the tree sets
/// Whole for such a use.
struct AggregateNode {
  const kir::Type *Ty = nullptr;
  std::string Name;         ///< the name of the part as a separate variable
  bool HasUserName = false; ///< the program declares the variable (Var::HasUserName)
  /// The fields or elements, in order; empty for a scalar, pointer or type that cannot be split.
  std::vector<AggregateNode> Parts;
  bool Whole = false;       ///< must not be split
  kir::Var *Leaf = nullptr; ///< the variable that replaces the part; the pass creates it on demand

  bool isSplit() const { return !Whole && Ty->isAggregate(); }
};

/// The part of a variable of the forest to which an lvalue such as `v.a[1].b` leads.
struct AggregatePath {
  AggregateNode *Node = nullptr; ///< null if the lvalue does not start at such a variable
  bool Complete = false;         ///< the expression denotes Node; else it is inside a Whole node
  bool InArray = false;          ///< Complete, and the last step was a subscript
};

/// The variables of one function that may be split, each with its tree. Add all of them first:
/// add() invalidates pointers to nodes.
class AggregateForest {
  llvm::MapVector<const kir::Var *, AggregateNode> Roots;

public:
  void add(const kir::Var *V);
  /// The root of V's tree; null if V was not added.
  AggregateNode *root(const kir::Var *V);
  bool empty() const { return Roots.empty(); }
  /// Follows the members and constant subscripts of E. A subscript that is not constant, or out of
  /// bounds, sets Whole for the array and ends the path there.
  AggregatePath resolve(const kir::Expr *E);
};

/// The conversions of pointers in a module, as far as they lead out of a part of an object.
struct PointerCasts {
  /// The structs T for which the module converts a pointer to another type to `T *`. A pointer to a
  /// part of such an object, for example to its base class, may become a pointer to the whole
  /// object.
  llvm::DenseSet<const kir::Type *> Targets;
  /// The types T for which the module converts `T *` to a pointer to bytes, also by way of other
  /// types, and adds to that. The pointer may reach another part of the object around, as one to a
  /// virtual base class does.
  llvm::DenseSet<const kir::Type *> Moved;

  /// Returns true if code that gets a pointer to an object of type T can move it, or one to a part
  /// that is an object of a class.
  bool mayMove(const kir::Type *T) const;

  explicit PointerCasts(const kir::Module &M);
};

/// True for structs but not unions, and for arrays of at most 16 elements. Objects of other types
/// are never split.
bool isSplittable(const kir::Type *T);

/// True for structs of the library and of lambdas (StructType::IsLibrary) and for structs that hold
/// pointers. Passes split their objects even if the user declared the variable. Of other structs
/// they split only temporaries (Var::IsTemp).
bool isLibraryObject(const kir::Type *T);

} // namespace ampcc

#endif
