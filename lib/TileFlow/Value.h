//===- Value.h - the value of an expression for all threads of a tile ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileFlow's walk (Walker.h) executes a kernel symbolically and computes a Value for each scalar
// expression. Every value has a spread: whether it may differ between the threads of a tile. From
// the spreads of the conditions around a barrier, for example, the walk finds out whether all
// threads reach it. The value of an integer also has a symbolic number (Number.h), if anything is
// known, from which the walk computes the elements that each thread accesses.
//
//   t.local[0] / 16 in a tile of 16     Uniform: 0 for all threads
//   t.local[0] + 1                      Differs; number: the thread's place + 1
//   data[t.global]                      MayDiffer; no number
//
// A new operation needs its spread in Values.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_TILEFLOW_VALUE_H
#define AMPCC_LIB_TILEFLOW_VALUE_H

#include "Number.h"
#include "ampcc/TileFlow/TileFlow.h"

namespace ampcc::flow {

/// The spread of a value over the threads of a tile. A join gives the greater of two.
enum class Spread : uint8_t {
  Unset,     ///< nothing was stored yet
  Uniform,   ///< the same for all threads
  Unknown,   ///< not known: nothing is reported that depends on it
  MayDiffer, ///< for example read from differing addresses, or the result of an atomic operation
  Differs    ///< follows from the thread's index
};

struct Place;

/// A value of an expression. Values builds and combines those with numbers.
struct Value {
  Spread S = Spread::Unset;
  uint8_t Dims = 0;          ///< bit d: differs along dimension d of the tile
  const Number *N = nullptr; ///< the number of an integer, if anything is known
  /// For values without a number: threads that agree on By have the same value (Agreement.h). Null
  /// if no such number is known.
  const Number *By = nullptr;
  /// The user's expression that the threads get different values from.
  const kir::Expr *Source = nullptr;
  /// The place to which a pointer points, if that is one known place; else null.
  std::shared_ptr<const Place> Target;

  /// True if the value differs or may differ between threads. False also if nothing is known.
  bool differs() const { return S >= Spread::MayDiffer; }
  bool isUniform() const { return S == Spread::Uniform; }
  bool operator==(const Value &Other) const;
  /// The number that determines the value, or null.
  const Number *follows() const { return N ? N : By; }

  static Value spread(Spread S, uint8_t Dims, const kir::Expr *Source);
  static Value unknown() { return spread(Spread::Unknown, 0, nullptr); }
};

/// V without its number and target.
Value spreadOnly(const Value &V);
/// The spread of a value that is computed from A and B.
Value combined(const Value &A, const Value &B);

/// Computes the values of operations from those of their operands.
class Values {
public:
  explicit Values(Numbers &Table) : Table(Table) {}
  Numbers &Table;

  Value constant(int64_t N) { return of(Table.constant(N), nullptr); }
  /// Any number, the same for all threads.
  Value uniform() { return of(Table.unknown(), nullptr); }
  /// The value with the number N. Its spread is that of N if it is known, else that of Otherwise.
  /// Source: see Value::Source.
  Value of(const Number *N, const kir::Expr *Source, const Value &Otherwise = Value::unknown());
  /// `A op B`; Ty is the type of the result, or of the operands for a comparison.
  Value binary(kir::BinaryOp Op, const Value &A, const Value &B, const kir::Type *Ty);
  /// The value of an operation on A and B that has no number.
  Value ofBoth(const Value &A, const Value &B);
  /// V converted to an integer or bool type.
  Value converted(const Value &V, const kir::Type *To);
  /// `V != 0`.
  Value truth(const Value &V);
  /// `V == 0`.
  Value negation(const Value &V);
  /// The value where two paths join, of which Condition selected one.
  Value joined(const Value &IfTrue, const Value &IfFalse, const Value &Condition);

  std::optional<int64_t> constantOf(const Value &V) { return Table.constantOf(V.N); }
  /// True if V is a known integer for each thread, without unknowns.
  bool isKnown(const Value &V);
};

} // namespace ampcc::flow

#endif
