//===- CheckReports.h - the functions that perform checks and report errors -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_CHECKREPORTS_H
#define AMPCC_LIB_CHECKS_CHECKREPORTS_H

#include "ShadowWords.h"
#include "ampcc/KIR/Module.h"
#include <map>

namespace ampcc {

/// Makes checks, and the functions that perform them and report what is wrong. Each function begins
/// with the same parameters: the site and the thread's place. Those that check are small, so
/// that a device compiler puts them in place of their calls; a report is a function of its own.
class CheckReports {
public:
  /// The operands of every check and every report: a site and three coordinates of the thread.
  using Origin = std::array<kir::Expr *, 4>;

  /// EqualRaces: two threads that store the same value are reported, too.
  CheckReports(kir::Module &M, bool EqualRaces);

  /// Place, or one out of all bounds. Values: a component of the index, its bound, and so on.
  kir::Expr *index(const Origin &From, kir::Expr *Place, llvm::ArrayRef<kir::Expr *> Values);
  /// Index lies in an array of so many elements.
  kir::Expr *element(const Origin &From, kir::Expr *Index, uint64_t Count);
  /// Index, or 0 where an array has neither the element nor, if that is allowed, ends there.
  kir::Expr *position(const Origin &From, kir::Expr *Index, uint64_t Count, bool MayBeEnd);
  /// True; reports where another thread uses what Pointer leads to, or no thread has written it.
  /// Stored: the value that it gets, if that is known, since nothing is wrong with several threads
  /// that store the same. InitSite: where the value that was there is needed; else null.
  enum class UseOf : uint8_t { Read, Store, Update, Atomic };
  kir::Expr *use(const Origin &From, kir::Expr *Pointer, UseOf What, const kir::Expr *Stored,
                 kir::Expr *InitSite);
  /// True; reports where threads of the tile have not come to the barrier that was just passed.
  kir::Expr *barrier(const Origin &From);
  /// Pointer leads to memory.
  kir::Expr *pointer(const Origin &From, kir::Expr *Pointer);
  /// Right, or 1 where Left cannot be divided by it.
  kir::Expr *divisor(const Origin &From, kir::Expr *Left, kir::Expr *Right);
  /// Amount, or 0 where so many bits cannot be shifted by it.
  kir::Expr *shift(const Origin &From, kir::Expr *Amount, unsigned Bits);

private:
  class Builder;
  using Key = std::pair<std::string, const kir::Type *>;

  kir::Expr *call(kir::Function *F, const Origin &From, llvm::ArrayRef<kir::Expr *> Rest);
  /// Rank: of a check of an index.
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
