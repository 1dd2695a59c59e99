//===- BufferRanges.h - the memory of the buffers of a kernel ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// version-loops uses this class for loops that write one buffer and read another: threads may race
// if both buffers share memory, which is known only in a launch.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_BUFFERRANGES_H
#define AMPCC_LIB_CHECKS_BUFFERRANGES_H

#include "OwnElements.h"
#include <map>

namespace ampcc {

/// Creates constants that a kernel computes at its beginning from the addresses of its buffers. The
/// client inserts declarations() there in the end.
class BufferRanges {
public:
  BufferRanges(kir::Context &Ctx, kir::Function &F, const OwnElements &Own)
      : Ctx(Ctx), F(F), Own(Own) {}

  /// A constant that is true if the elements of the two buffers that the kernel uses share no
  /// memory. Own.isRaceFree() must be true for A, and B one of its Own.conflictsOf(). Null if that
  /// cannot be computed: for one buffer neither the shapes of its views are known (ViewShapes.h),
  /// nor has the kernel a parameter with its size (check-bounds).
  kir::Var *areDisjoint(const kir::Var *A, const kir::Var *B);
  /// A new constant of the kernel with this value, which must be valid at the kernel's beginning.
  kir::Var *constant(const std::string &Name, kir::Expr *Value);

  /// The declarations of all these constants, in the order in which they depend on each other.
  llvm::ArrayRef<kir::Stmt *> declarations() const { return Declarations; }

private:
  /// Two addresses; null: not known.
  struct Range {
    kir::Var *Begin = nullptr, *End = nullptr;
  };
  const Range &rangeOf(const kir::Var *Buffer);
  std::pair<kir::Expr *, kir::Expr *> memoryOf(const kir::Var *Buffer) const;

  kir::Context &Ctx;
  kir::Function &F;
  const OwnElements &Own;
  std::map<const kir::Var *, Range> Ranges;
  /// The results of areDisjoint for pairs of buffers; null: it cannot be computed.
  std::map<std::pair<const kir::Var *, const kir::Var *>, kir::Var *> Disjoint;
  std::vector<kir::Stmt *> Declarations;
};

} // namespace ampcc

#endif
