//===- Check.h - the expression node for a check of --amp-check ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a kernel checks each operation before it performs it, and reports errors to the
// host. A Check is a call of a generated function that performs one check, with named operands.
// Here it checks the index of v and returns the position of the element, `place`:
//
//   a = v[check index check_index1(site: 4u, x: tx, y: 0, z: 0, place: i, index: i, extent: n)];
//
// The pass check-accesses creates these nodes and the functions. The other passes of lib/Checks
// move, merge and remove checks, for which they read the operands. lower-checks replaces the
// remaining ones by plain calls. A new kind of check is a row of CheckKinds.def.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_CHECK_H
#define AMPCC_KIR_CHECK_H

#include "ampcc/KIR/Expr.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>

namespace ampcc::kir {

/// The kinds of checks, rows of CheckKinds.def.
enum class CheckKind : uint8_t {
#define AMPCC_CHECK_KIND(KIND, WORD, RESULT, OPERANDS, ADDED) KIND,
#include "ampcc/KIR/CheckKinds.def"
};

namespace operand {
/// The names of operands. wordOf() in Check.cpp has a table of their words, in the same order.
enum Name : uint8_t {
  None,
  Site, ///< number of a CheckSite: a constant; in a function of the library, counted from the
        ///< number that the caller passes, because the site is the user's call
  X,    ///< the coordinates of the thread in the launch
  Y,
  Z,
  Place,    ///< the place of an element in its buffer
  Index,    ///< a component of its index
  Extent,   ///< the bound of that component
  Number,   ///< must be from 0 to below Limit; some checks of a Position also allow Limit, the end
  Limit,    ///< elements of an array, or bits of a shifted number
  Pointer,  ///< the address that is accessed
  Begin,    ///< of the memory that the pointer came from
  Bytes,    ///< of that memory
  Use,      ///< the kind of access, a word of check_shadow.def
  Value,    ///< the stored value or a hash of it; 0 where it is not known
  InitSite, ///< site of the rule init, if the access reads the old value; else 0
  Missing,  ///< the number of threads of the tile that have not come to the barrier
  AbsentX,  ///< the coordinates of one of them
  AbsentY,
  AbsentZ,
  Arrived, ///< the number of threads that have come
  Dividend,
  Divisor,
};
} // namespace operand
using CheckOperand = operand::Name;

/// The words for a kind (CheckKinds.def) and for an operand in the text form.
llvm::StringRef wordOf(CheckKind K);
llvm::StringRef wordOf(CheckOperand O);
/// The kind of a word; nothing for an unknown word.
std::optional<CheckKind> checkKindOf(llvm::StringRef Word);

/// A check: a call of the function that performs it. Its arguments are, in this order:
///
/// - the operands of its kind: operandsOf();
/// - arguments for parameters that passes such as lower-messages add to functions;
/// - the operands addedOf(), if a pass has added them (hasAdded).
class Check final : public Call {
public:
  /// Rank: for an Index check the number of components of the index.
  Check(CheckKind What, Function *Performer, std::vector<Expr *> Args, unsigned Rank = 0)
      : Call(Kind::Check, Performer, std::move(Args)), What(What), Rank(Rank) {}
  const CheckKind What;
  const unsigned Rank;

  /// The names of the arguments from the first on, without those that were added.
  static llvm::SmallVector<CheckOperand, 8> operandsOf(CheckKind What, unsigned Rank);
  static llvm::ArrayRef<CheckOperand> addedOf(CheckKind What);

  bool is(CheckKind K) const { return What == K; }
  Expr *&site() { return Args[0]; }
  Expr *site() const { return Args[0]; }
  Expr *&thread(unsigned Dimension) { return Args[1 + Dimension]; }
  Expr *thread(unsigned Dimension) const { return Args[1 + Dimension]; }
  /// All arguments but the site and the thread's place.
  llvm::ArrayRef<Expr *> subject() const { return llvm::ArrayRef(Args).drop_front(4); }

  // Operands by their names. The kind of the check must have the operand.
  Expr *place() const { return get(CheckOperand::Place); }
  Expr *index(unsigned Component) const { return get(CheckOperand::Index, Component); }
  Expr *extent(unsigned Component) const { return get(CheckOperand::Extent, Component); }
  Expr *number() const { return get(CheckOperand::Number); }
  Expr *limit() const { return get(CheckOperand::Limit); }
  Expr *pointer() const { return get(CheckOperand::Pointer); }
  Expr *use() const { return get(CheckOperand::Use); }

  /// The operand that the check returns if it finds no error; null: the check returns true. The
  /// value after an error depends on the kind (lib/Checks/CheckReports.h).
  Expr *result() const;

  /// Call this after all operands addedOf(What) were appended to Args. check-bounds appends those
  /// of a Pointer check, flatten-barriers those of a Barrier check. Other kinds have none.
  void setAdded() { AddedAt = unsigned(Args.size() - addedOf(What).size()); }
  bool hasAdded() const { return AddedAt != 0; }
  /// The index of the first argument that was added; 0: none.
  unsigned addedAt() const { return AddedAt; }
  // Null before setAdded().
  Expr *begin() const { return added(CheckOperand::Begin); }
  Expr *bytes() const { return added(CheckOperand::Bytes); }

  static bool classof(const Expr *E) { return E->kind() == Kind::Check; }

private:
  unsigned AddedAt = 0;

  Expr *get(CheckOperand O, unsigned Component = 0) const;
  Expr *added(CheckOperand O) const;
};

/// An error in the number or the types of the operands; empty if there is none. The verifier
/// reports it.
std::string operandError(const Check &C);

/// E as a check of this kind; null for other expressions.
inline Check *checkOf(CheckKind K, Expr *E) {
  auto *C = llvm::dyn_cast_or_null<Check>(E);
  return C && C->is(K) ? C : nullptr;
}
inline const Check *checkOf(CheckKind K, const Expr *E) {
  return checkOf(K, const_cast<Expr *>(E));
}

} // namespace ampcc::kir

#endif
