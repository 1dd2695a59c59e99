//===- Check.h - the checks of --amp-check --------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a kernel checks what it is about to do, and reports what is wrong:
//
//   a = v[check index check_index1(site: 4u, x: tx, y: 0, z: 0, place: i, index: i, extent: n)];
//
// check-accesses makes these nodes and the functions that perform them. The passes of lib/Checks
// move, merge and remove checks by their operands. lower-checks makes calls of those that are left.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_CHECK_H
#define AMPCC_KIR_CHECK_H

#include "ampcc/KIR/Expr.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>

namespace ampcc::kir {

enum class CheckKind : uint8_t {
#define AMPCC_CHECK_KIND(KIND, WORD, RESULT, OPERANDS, ADDED) KIND,
#include "ampcc/KIR/CheckKinds.def"
};

namespace operand {
/// The names of operands.
enum Name : uint8_t {
  None,
  Site, ///< number of a CheckSite; inside a library function added to a parameter
  X,    ///< where the thread is in the launch
  Y,
  Z,
  Place,    ///< of an element in its buffer
  Index,    ///< a component of its index
  Extent,   ///< the bound of that component
  Number,   ///< must be from 0 to below Limit; of a Position it may be Limit, the end
  Limit,    ///< elements of an array, or bits of a shifted number
  Pointer,  ///< to what is used
  Begin,    ///< of the memory that the pointer came from
  Bytes,    ///< of that memory
  Use,      ///< a word of check_shadow.def: what is done to the memory
  Value,    ///< the stored value or a hash of it; 0 where it is not known
  InitSite, ///< site of the rule init, if the access reads the old value; else 0
  Missing,  ///< threads of the tile that have not come to the barrier
  AbsentX,  ///< one of those
  AbsentY,
  AbsentZ,
  Arrived, ///< threads that have come
  Dividend,
  Divisor,
};
} // namespace operand
using CheckOperand = operand::Name;

/// The kind, and the operands of a kind (CheckKinds.def), in texts.
llvm::StringRef wordOf(CheckKind K);
llvm::StringRef wordOf(CheckOperand O);
/// Nothing for another word.
std::optional<CheckKind> checkKindOf(llvm::StringRef Word);

/// A check: a call of the function that performs it. Its arguments are, in this order, the operands
/// of its kind, arguments that passes gave the function (as lower-messages), and the added
/// operands.
class Check final : public Call {
public:
  /// Rank: of an Index check how many components the index has.
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

  Expr *place() const { return get(CheckOperand::Place); }
  Expr *index(unsigned Component) const { return get(CheckOperand::Index, Component); }
  Expr *extent(unsigned Component) const { return get(CheckOperand::Extent, Component); }
  Expr *number() const { return get(CheckOperand::Number); }
  Expr *limit() const { return get(CheckOperand::Limit); }
  Expr *pointer() const { return get(CheckOperand::Pointer); }
  Expr *use() const { return get(CheckOperand::Use); }

  /// The operand that is the value of the check where nothing is wrong; null: the value is true.
  Expr *result() const;

  /// To be called after the operands addedOf(What) were appended to Args.
  void setAdded() { AddedAt = unsigned(Args.size() - addedOf(What).size()); }
  bool hasAdded() const { return AddedAt != 0; }
  /// The first argument that was added; 0: none.
  unsigned addedAt() const { return AddedAt; }
  Expr *begin() const { return added(CheckOperand::Begin); }
  Expr *bytes() const { return added(CheckOperand::Bytes); }

  static bool classof(const Expr *E) { return E->kind() == Kind::Check; }

private:
  unsigned AddedAt = 0;

  Expr *get(CheckOperand O, unsigned Component = 0) const;
  Expr *added(CheckOperand O) const;
};

/// What is wrong with the number or the types of the operands; empty: nothing.
std::string operandError(const Check &C);

/// E as a check of this kind; null for others.
inline Check *checkOf(CheckKind K, Expr *E) {
  auto *C = llvm::dyn_cast_or_null<Check>(E);
  return C && C->is(K) ? C : nullptr;
}
inline const Check *checkOf(CheckKind K, const Expr *E) {
  return checkOf(K, const_cast<Expr *>(E));
}

} // namespace ampcc::kir

#endif
