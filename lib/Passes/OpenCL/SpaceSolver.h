//===- SpaceSolver.h - a solver for the address spaces of pointers -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

namespace ampcc {

/// Space variables of a type's slots.
using Slots = llvm::SmallVector<unsigned, 4>;

class SpaceSolver {
  struct Node {
    unsigned Parent;
    kir::Space AS = kir::Space::Unresolved;
    llvm::SmallVector<unsigned, 2> To; ///< where its pointers are copied to
  };
  std::vector<Node> Nodes;

public:
  unsigned fresh();
  unsigned find(unsigned Slot);
  /// The pointer in Slot may point into AS.
  void bind(unsigned Slot, kir::Space AS);
  void unify(unsigned A, unsigned B);
  void flow(unsigned From, unsigned To);
  kir::Space space(unsigned Slot) { return Nodes[find(Slot)].AS; }
  /// Lets spaces flow.
  void propagate();
  /// The same; then a slot that nothing reaches (null pointers) gets the spaces of where it goes.
  void solve();
  /// The slots, as find() gives them, that Slot flows to, itself included.
  std::vector<unsigned> reachable(unsigned Slot);
};

/// Counts the slots of types and rewrites types for given spaces. A struct that holds pointers is
/// cloned once per combination of spaces.
class SpaceTypes {
  kir::Context &Ctx;
  llvm::DenseMap<const kir::Type *, unsigned> Counts;
  /// The slots before each field, and those before the end.
  llvm::DenseMap<const kir::StructType *, std::vector<unsigned>> Starts;
  using StructKey = std::pair<const kir::StructType *, std::vector<kir::Space>>;
  std::map<StructKey, kir::StructType *> Clones;

public:
  explicit SpaceTypes(kir::Context &Ctx) : Ctx(Ctx) {}

  unsigned count(const kir::Type *T);
  /// Slots before field Index of S.
  unsigned fieldStart(const kir::StructType *S, unsigned Index);
  /// T with Spaces (as many as count(T)) in its slots.
  const kir::Type *substitute(const kir::Type *T, llvm::ArrayRef<kir::Space> Spaces);
  /// Suffixes the clones of structs that got more than one.
  void nameClones();

private:
  const kir::Type *substituteStruct(const kir::StructType *S, llvm::ArrayRef<kir::Space> Spaces);
};

/// "_global" for pointers that all point there, "_global_local" for a mixture.
std::string spaceSuffix(llvm::ArrayRef<kir::Space> Spaces);

} // namespace ampcc

#endif
