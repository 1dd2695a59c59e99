//===- OwnElements.h - buffers whose elements have one thread each -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In most kernels each thread writes an element that no other thread uses: `c[i] = a[i] + b[i]`.
// Then the check for races that --amp-check adds to each access of `c` (ShadowMemory.h) never finds
// one. The pass version-loops adds a copy of the loop over threads without these checks, and the
// kernel runs that copy if tests at run time hold (powersOf, conflictsOf). OwnElements proves the
// absence of races from the indices, which are linear forms of the thread's index (LinearForms.h).
// It needs a kernel in the tile form that still has the checks of check-accesses, because it reads
// accesses and indices from these. TileElements has the proof for tile_static variables. To prove
// more, first let LinearForms or ViewShapes describe more indices.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_OWNELEMENTS_H
#define AMPCC_LIB_CHECKS_OWNELEMENTS_H

#include "ShadowMemory.h"
#include "ViewShapes.h"
#include "ampcc/Analysis/Conflicts.h"
#include "ampcc/Analysis/PathConditions.h"

namespace ampcc {

/// Finds the buffers of a kernel in which threads cannot race: no thread writes them other than by
/// atomic operations, or no two threads use the same element. A buffer is a pointer parameter of
/// the kernel. Two of them may lead to the same memory, which is known only when the kernel runs
/// (conflictsOf).
///
/// Calls must be inlined before: if the kernel calls a function that checks accesses to global
/// memory, no buffer is race-free. A buffer that is written is not race-free either
/// - if the kernel has more than three dimensions;
/// - if the buffer has more than 32 different uses, because each pair of them is compared.
class OwnElements : PathConditions {
  const kir::Function &F;
  const UsedSpaces &Used;
  const ViewShapes Shapes;
  /// The uses of a buffer.
  struct Buffer {
    bool Written = false;    ///< by an operation that is not atomic
    bool AnyUnknown = false; ///< some use has unknown indices, or another shape
    std::optional<ViewShape> Shape;
    llvm::SmallVector<ElementAccess, 8> Uses;
    mutable std::optional<bool> Conflicts;
  };
  llvm::MapVector<const kir::Var *, Buffer> Buffers;
  bool AnyUnknown = false; ///< some access may be to any buffer, so no buffer is race-free

public:
  /// Walks the kernel F, once. The arguments must outlive the object. Results are for the kernel as
  /// it was then.
  OwnElements(kir::Function &F, const LinearForms &Forms, const UsedSpaces &Used);

  /// The buffer into which a pointer leads, a parameter of the kernel; null if that is not known.
  const kir::Var *bufferOf(const kir::Expr *Pointer) const;
  /// The library's check of the index (CheckKind::Index) for the element of a buffer that a pointer
  /// leads to; null if there is none.
  const kir::Check *indexIn(const kir::Expr *Pointer) const;
  /// True if two accesses through this parameter cannot race, provided that the results of powersOf
  /// are powers of two. An access through Buffer may still race with one through a result of
  /// conflictsOf. False for a parameter through which the kernel checks no access.
  bool isRaceFree(const kir::Var *Buffer) const;

  // The functions below require a buffer for which isRaceFree is true, or, for shapeOf, a result of
  // conflictsOf.

  /// The parameters that isRaceFree assumes to be powers of two, because indices have a mask such
  /// as `i & (d - 1)`. version-loops tests that at run time.
  llvm::SmallVector<const kir::Var *, 2> powersOf(const kir::Var *Buffer) const;
  /// The other buffers with which this one must share no memory, because one of the two is written.
  /// version-loops compares their addresses at run time (BufferRanges.h).
  llvm::SmallVector<const kir::Var *, 4> conflictsOf(const kir::Var *Buffer) const;
  /// The shape that all uses of Buffer have; null if it differs, or some index is not known.
  const ViewShape *shapeOf(const kir::Var *Buffer) const;

  /// For the addresses of a shape (BufferRanges.h).
  const ViewShapes &shapes() const { return Shapes; }

private:
  void visit(kir::Expr *E) override;
  void use(const kir::Check &Access);
  bool describe(const kir::Check &Index, ElementAccess &Use) const;
  bool addThread(ElementAccess &Use) const;
  bool haveConflict(const Buffer &B) const;
};

} // namespace ampcc

#endif
