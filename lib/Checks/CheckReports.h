//===- CheckReports.h - functions that perform checks and report errors --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a kernel finds its own mistakes when it runs: indices out of bounds, races and
// others. The pass check-accesses, the only user, inserts the checks, nodes of the kind kir::Check
// (Check.h), which are calls. This class creates these calls and, once for a module, the functions
// that they call. index(), for example, returns `check_index1(site, x, y, z, place, i, extent)`.
// The site is the number of the place in the user's source (CheckSites.h); x, y, z is the thread;
// `place` is the position of the element in its buffer, counted in elements. The function returns
// `place`. If i is not in [0, extent), it sends a report with the site and the thread to the host,
// and returns a position outside of all buffers.
//
// A new kind of check needs a function here and a row in CheckKinds.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_CHECKREPORTS_H
#define AMPCC_LIB_CHECKS_CHECKREPORTS_H

#include "ShadowWords.h"
#include "ampcc/KIR/Module.h"
#include <map>

namespace ampcc {

/// Creates checks, and the functions that perform them and report errors. Each function begins with
/// the same parameters: the site and the coordinates of the thread. Functions that check are small,
/// so that a device compiler inlines them; a report is a separate function.
class CheckReports {
public:
  /// The operands with which every check and every report begins: a site and the thread's three
  /// coordinates in the launch.
  using Origin = std::array<kir::Expr *, 4>;

  /// EqualRaces: also report two threads that store the same value in one element.
  CheckReports(kir::Module &M, bool EqualRaces);

  /// A check that returns Place, or a place out of all bounds if the index is wrong. Values: for
  /// each component of the index, the component and its extent.
  kir::Expr *index(const Origin &From, kir::Expr *Place, llvm::ArrayRef<kir::Expr *> Values);
  /// A check that returns whether Index is within an array of Count elements.
  kir::Expr *element(const Origin &From, kir::Expr *Index, uint64_t Count);
  /// A check that returns Index, or 0 if it is outside of an array of Count elements. MayBeEnd:
  /// Index may be Count.
  kir::Expr *position(const Origin &From, kir::Expr *Index, uint64_t Count, bool MayBeEnd);
  /// The kind of an access. Update: a write other than that of a plain assignment, as `+=` makes
  /// it.
  enum class UseOf : uint8_t { Read, Store, Update, Atomic };
  /// A check of an access to the object at Pointer that reports a race with another thread, and a
  /// read of memory that was never written. Its value is always true. Stored: the stored value, so
  /// that threads that store the same value are no race; null if it is not known. InitSite: the
  /// site at which a read of unwritten memory is reported, if the access needs the old value; null
  /// if it does not.
  kir::Expr *use(const Origin &From, kir::Expr *Pointer, UseOf What, const kir::Expr *Stored,
                 kir::Expr *InitSite);
  /// A check, placed after a barrier, that reports threads of the tile that have not come to it.
  kir::Expr *barrier(const Origin &From);
  /// A check that returns whether Pointer may be used: it is not null, is within its buffer or
  /// variable, and is aligned. The second condition is the built-in IN_BUFFER, which check-bounds
  /// later replaces by a comparison with the bounds.
  kir::Expr *pointer(const Origin &From, kir::Expr *Pointer);
  /// A check that returns Right, or 1 if Left cannot be divided by it.
  kir::Expr *divisor(const Origin &From, kir::Expr *Left, kir::Expr *Right);
  /// A check that returns Amount, or 0 if a number of Bits bits cannot be shifted by it.
  kir::Expr *shift(const Origin &From, kir::Expr *Amount, unsigned Bits);

private:
  class Builder;
  using Key = std::pair<std::string, const kir::Type *>;

  kir::Expr *call(kir::Function *F, const Origin &From, llvm::ArrayRef<kir::Expr *> Rest);
  /// Rank: the rank of the index in an Index check.
  kir::Expr *check(kir::CheckKind Kind, kir::Function *F, const Origin &From,
                   llvm::ArrayRef<kir::Expr *> Operands, unsigned Rank = 0);
  kir::Expr *query(shadow::Other What);
  kir::Expr *query(shadow::Absent What);
  kir::Expr *bits(const kir::Expr *Value);
  kir::Expr *hash(const kir::Expr *Object);
  kir::Function *report(kir::CheckRule Rule, llvm::ArrayRef<const kir::Type *> Types);
  kir::Function *reportAccess();

  kir::Module &M;
  kir::Context &Ctx;
  const bool EqualRaces;
  const kir::Type *Word, *Int, *Long;
  std::map<Key, kir::Function *> Made;
};

} // namespace ampcc

#endif
