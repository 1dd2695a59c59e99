//===- BufferRanges.h - the memory of the buffers of a kernel ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// version-loops, a pass of --amp-check, makes copies of loops over threads without race checks. If
// a loop writes one buffer and reads another, its threads may race if both are views of the same
// memory, which is known only in a launch:
//
//   a[i] = b[i + 1];
//
// So the kernel compares the address ranges of both buffers when it begins, and runs the copy only
// if they are disjoint. This class creates that code, once for each pair of buffers. Change this
// code if the range of a buffer can be computed in a further case.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_BUFFERRANGES_H
#define AMPCC_LIB_CHECKS_BUFFERRANGES_H

#include "OwnElements.h"
#include <map>

namespace ampcc {

/// Creates constants: variables that the kernel F computes at its beginning, from the addresses of
/// its buffers. After the last call version-loops inserts declarations() there.
class BufferRanges {
public:
  BufferRanges(kir::Context &Ctx, kir::Function &F, const OwnElements &Own)
      : Ctx(Ctx), F(F), Own(Own) {}

  /// A constant that is true if the elements of A and B that the kernel uses share no memory.
  /// Own.isRaceFree(A) must be true, and B one of Own.conflictsOf(A). Returns null if that cannot
  /// be computed, because the address range of one buffer follows neither from the shape of its
  /// accesses (ViewShapes.h) nor from a parameter with its size, which check-bounds adds.
  kir::Var *areDisjoint(const kir::Var *A, const kir::Var *B);
  /// A new constant of the kernel with this value, which must be computable at the kernel's
  /// beginning. version-loops also uses it for other values.
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
