//===- SpaceSolver.h - unification of address spaces ----------------------===//
//
// A type's pointer slots are the pointers inside it, in a fixed order: a pointer itself and then
// those of its pointee; an array has its element's; a struct those of its fields, one after the
// other. Every variable and expression has one space variable per slot of its type; the solver
// joins the variables that must agree.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_SPACESOLVER_H
#define AMPCC_LIB_PASSES_SPACESOLVER_H

#include "ampcc/KIR/Module.h"
#include "ampcc/KIR/Problem.h"

namespace ampcc {

/// Space variables of a type's slots.
using Slots = llvm::SmallVector<unsigned, 4>;

class SpaceSolver {
  struct Node {
    unsigned Parent;
    kir::Space AS = kir::Space::Unresolved;
    kir::SourcePos Origin; ///< what gave the class its space
  };
  std::vector<Node> Nodes;
  std::vector<kir::Problem> Conflicts;

  void conflict(const Node &A, const Node &B, kir::SourcePos At);

public:
  unsigned fresh();
  unsigned find(unsigned Slot);
  void bind(unsigned Slot, kir::Space AS, kir::SourcePos Origin, kir::SourcePos At);
  void unify(unsigned A, unsigned B, kir::SourcePos At);
  kir::Space space(unsigned Slot) { return Nodes[find(Slot)].AS; }
  kir::SourcePos origin(unsigned Slot) { return Nodes[find(Slot)].Origin; }
  const std::vector<kir::Problem> &conflicts() const { return Conflicts; }
};

/// Counts the slots of types and rewrites types for given spaces. A struct that holds pointers is
/// cloned once per combination of spaces.
class SpaceTypes {
  kir::Context &Ctx;
  llvm::DenseMap<const kir::Type *, unsigned> Counts;
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
