//===- SpaceSolver.h - a solver for the address spaces of pointers -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In C++ AMP a pointer type does not name the memory that it points to; in OpenCL C 1.2 it must.
// The pass specialize-address-spaces infers the address spaces with this solver, to which
// SpaceConstraints (SpaceConstraints.h) gives the constraints of one function. The pass changes the
// types itself, with SpaceTypes.
//
// A type's pointer slots are the pointers inside it, in a fixed order: a pointer itself and then
// those of its pointee; an array has its element's; a struct those of its fields, one after the
// other. Every variable and expression has one space variable per slot of its type.
//
// Spaces flow along assignments: a pointer variable may point into all spaces of the pointers that
// are assigned to it, but not the other way round. Slots that two objects share (the pointee of a
// pointer, the fields of a struct that is copied as a whole) are unified. A variable with several
// spaces is mixed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_SPACESOLVER_H
#define AMPCC_LIB_PASSES_SPACESOLVER_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Space variables of a type's slots.
using Slots = llvm::SmallVector<unsigned, 4>;

/// A slot is a number that fresh() returned. State the constraints with bind(), unify() and flow(),
/// then call propagate() or solve(), then query space().
class SpaceSolver {
  struct Node {
    unsigned Parent;
    kir::Space AS = kir::Space::Unresolved;
    llvm::SmallVector<unsigned, 2> To; ///< where its pointers are copied to
  };
  std::vector<Node> Nodes;

public:
  /// A new space variable, without any space.
  unsigned fresh();
  /// The representative of the space variables that Slot was unified with.
  unsigned find(unsigned Slot);
  /// The pointer in Slot may point into AS.
  void bind(unsigned Slot, kir::Space AS);
  void unify(unsigned A, unsigned B);
  /// The pointer in From is copied to To.
  void flow(unsigned From, unsigned To);
  kir::Space space(unsigned Slot) { return Nodes[find(Slot)].AS; }
  /// Adds the spaces of each slot to the slots that it flows to.
  void propagate();
  /// Calls propagate(). A slot that has no space then (it holds null pointers only) gets the spaces
  /// of the slots that it flows to.
  void solve();
  /// The slots, as find() gives them, that Slot flows to, itself included.
  std::vector<unsigned> reachable(unsigned Slot);
};

/// Counts the slots of types, and rewrites types for given spaces. substitute() clones a struct
/// that holds pointers once for each combination of spaces.
class SpaceTypes {
  kir::Context &Ctx;
  llvm::DenseMap<const kir::Type *, unsigned> Counts;
  /// The slots before each field, and those before the end.
  llvm::DenseMap<const kir::StructType *, std::vector<unsigned>> Starts;
  using StructKey = std::pair<const kir::StructType *, std::vector<kir::Space>>;
  std::map<StructKey, kir::StructType *> Clones;
  llvm::DenseSet<const kir::StructType *> Reinterpreted;

public:
  explicit SpaceTypes(kir::Context &Ctx) : Ctx(Ctx) {}

  /// A pointer to another type becomes one to T, for example to a derived class. The pointers
  /// inside of T are not visible in the other type, so that no constraint connects them: in all
  /// objects of T they may lead into any space.
  void reinterpret(const kir::Type *T);
  bool isReinterpreted(const kir::StructType *S) const { return Reinterpreted.contains(S); }
  unsigned count(const kir::Type *T);
  /// The number of slots of S before those of field Index.
  unsigned fieldStart(const kir::StructType *S, unsigned Index);
  /// T with Spaces (as many as count(T)) in its slots.
  const kir::Type *substitute(const kir::Type *T, llvm::ArrayRef<kir::Space> Spaces);
  /// Appends spaceSuffix() to the names of the clones of each struct that has several. Call it
  /// once, after all substitutions.
  void nameClones();

private:
  const kir::Type *substituteStruct(const kir::StructType *S, llvm::ArrayRef<kir::Space> Spaces);
};

/// A suffix for the name of a clone: one part if all Spaces are equal ("_global"), else one part
/// for each ("_global_local"). The part of a mixed pointer is "_mixed".
std::string spaceSuffix(llvm::ArrayRef<kir::Space> Spaces);

} // namespace ampcc

#endif
