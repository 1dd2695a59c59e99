//===- SpaceSolver.h - a solver for the address spaces of pointers -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass specialize-address-spaces infers the address space of each pointer with this solver, to
// which SpaceConstraints (SpaceConstraints.h) gives the constraints of one function.
//
// The *slots* of a type are the pointers inside it: a pointer, then the slots of its pointee; those
// of an array's element; those of a struct's fields, one after the other. `int **` has two. Every
// variable and expression has an unknown for each slot of its type, the set of spaces into which
// this pointer may lead. `q = p` adds the spaces of p to those of q (flow()), not the other way
// round. But pointees, and fields of structs, are the same memory or copied as they are, so both
// sides have equal sets (unify()). A pointer with several spaces is mixed (MixedPointer.h).
//
// A new kind of expression in KIR, the intermediate representation, concerns SpaceConstraints
// alone, a new kind of type SpaceTypes.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_SPACESOLVER_H
#define AMPCC_LIB_PASSES_SPACESOLVER_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The unknowns of a variable or expression, one for each slot of its type: numbers of SpaceSolver.
using Slots = llvm::SmallVector<unsigned, 4>;

/// A Slot here is an unknown, a number that fresh() returned, and a kir::Space is a set of spaces.
/// State the constraints with bind(), unify() and flow(), then call propagate() or solve(), then
/// query space().
class SpaceSolver {
  struct Node {
    unsigned Parent;
    kir::Space AS = kir::Space::Unresolved;
    llvm::SmallVector<unsigned, 2> To; ///< the unknowns to which flow() was called
  };
  std::vector<Node> Nodes;

public:
  /// A new unknown, without any space.
  unsigned fresh();
  /// The representative of the unknowns with which Slot was unified.
  unsigned find(unsigned Slot);
  /// The pointer in Slot may also point into AS; Unresolved adds nothing.
  void bind(unsigned Slot, kir::Space AS);
  /// A and B have the same spaces.
  void unify(unsigned A, unsigned B);
  /// The pointer in From is copied to To.
  void flow(unsigned From, unsigned To);
  /// The spaces of Slot, or Unresolved if it has none.
  kir::Space space(unsigned Slot) { return Nodes[find(Slot)].AS; }
  /// Adds the spaces of each slot to the slots that it flows to.
  void propagate();
  /// Calls propagate(). A slot that has no space then (it holds null pointers only) gets the spaces
  /// of the slots that it flows to.
  void solve();
  /// The representatives of Slot and of all unknowns to which it flows, directly or through others.
  std::vector<unsigned> reachable(unsigned Slot);
};

/// Counts the slots of types, and rewrites types for the spaces that were found. Clones a struct
/// that holds pointers once for each combination of spaces.
class SpaceTypes {
  kir::Context &Ctx;
  llvm::DenseMap<const kir::Type *, unsigned> Counts;
  /// The slots before each field, and those before the end.
  llvm::DenseMap<const kir::StructType *, std::vector<unsigned>> Starts;
  using StructKey = std::pair<const kir::StructType *, std::vector<kir::Space>>;
  std::map<StructKey, kir::StructType *> Clones;
  llvm::DenseSet<const kir::StructType *> Reinterpreted;
  bool PointersReinterpreted = false;
  kir::Space OfIntegers;

public:
  /// OfIntegers: the spaces of the pointers that the module converts to integers.
  SpaceTypes(kir::Context &Ctx, kir::Space OfIntegers) : Ctx(Ctx), OfIntegers(OfIntegers) {}

  /// The spaces into which a pointer leads that was an integer.
  kir::Space ofIntegers() const { return OfIntegers; }

  /// Reports that the module converts to `T *` an integer, or a pointer to another type, such as a
  /// base class of T. The pointers inside of T are not visible in the other type, and no constraint
  /// connects them. So in all objects of T, or of its elements if T is an array, they may lead into
  /// any space. If T is a pointer, every pointer that another one points to may do so.
  void reinterpret(const kir::Type *T);
  bool isReinterpreted(const kir::StructType *S) const { return Reinterpreted.contains(S); }
  bool arePointersReinterpreted() const { return PointersReinterpreted; }
  /// The number of slots of T. A struct that points to itself, which AMP does not allow, counts as
  /// empty where it recurs.
  unsigned count(const kir::Type *T);
  /// The number of slots of S before those of field Index.
  unsigned fieldStart(const kir::StructType *S, unsigned Index);
  /// T with Spaces (as many as count(T)) in its slots.
  const kir::Type *substitute(const kir::Type *T, llvm::ArrayRef<kir::Space> Spaces);
  /// Appends spaceSuffix() to the names of clones, but not to that of the only clone of a struct.
  /// Call it once, after all substitutions.
  void nameClones();

private:
  const kir::Type *substituteStruct(const kir::StructType *S, llvm::ArrayRef<kir::Space> Spaces);
};

/// A suffix for the name of a clone: one part if all Spaces are equal ("_global"), else one part
/// for each ("_global_local"). The part of a mixed pointer is "_mixed".
std::string spaceSuffix(llvm::ArrayRef<kir::Space> Spaces);

} // namespace ampcc

#endif
