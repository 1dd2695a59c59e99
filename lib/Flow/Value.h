//===- Value.h - what all threads of a tile hold in one place --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The analyses of control and data flow run a function once for all threads of a tile. A Value says
// what is known of a scalar then: how it spreads over the threads and, for integers, the numbers:
//
//   value of thread t = U + Base + Lane[t],  U an unknown multiple of Multiple, the same for all
//
// so that `t.global[0]` is U + local with Multiple the tile's extent, and `t.global[0] / D0` is
// found to be the same for all threads.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_FLOW_VALUE_H
#define AMPCC_LIB_FLOW_VALUE_H

#include "clang/AST/Expr.h"
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace ampcc::flow {

/// How a value spreads over the threads of a tile, in the order of what a join gives.
enum class Spread : uint8_t {
  Unset,     ///< nothing was stored yet
  Uniform,   ///< the same for all threads
  Unknown,   ///< cannot be told: nothing is said about it
  MayDiffer, ///< read from memory at differing addresses, or the result of an atomic operation
  Differs    ///< follows from the thread's index
};

struct Place;
/// One number for each thread of the tile, in row-major order of `local`.
using Lanes = std::shared_ptr<const std::vector<int64_t>>;

/// The extents of the tile that the analysed kernel is launched with; Rank 0 outside of tiled ones.
struct TileShape {
  unsigned Rank = 0;
  int64_t Extents[3] = {1, 1, 1};
  unsigned threads() const { return Rank ? Extents[0] * Extents[1] * Extents[2] : 0; }
  /// The component of a thread's local index; unused dimensions have extent 1 and come last.
  int64_t local(unsigned Thread, unsigned Dim) const;
  /// Bits of the dimensions with more than one thread.
  uint8_t dims() const;
  bool operator!=(const TileShape &O) const {
    return Rank != O.Rank || !std::equal(Extents, Extents + 3, O.Extents);
  }
};

struct Value {
  Spread S = Spread::Unset;
  uint8_t Dims = 0;     ///< bit d: differs along dimension d of the tile
  bool HasForm = false; ///< the numbers below are known
  int64_t Base = 0;
  int64_t Multiple = 0; ///< 0: there is no unknown part
  Lanes Lane;           ///< null: all 0
  /// The user's expression that the threads get different values from.
  const clang::Expr *Source = nullptr;
  /// Where a pointer points to, if that is one known place.
  std::shared_ptr<const Place> Target;

  bool exact() const { return HasForm && Multiple == 0; }
  bool differs() const { return S >= Spread::MayDiffer; }
  std::optional<int64_t> constant() const {
    return exact() && !Lane ? std::optional(Base) : std::nullopt;
  }
  /// Of an exact value.
  int64_t at(unsigned Thread) const { return Base + (Lane ? (*Lane)[Thread] : 0); }

  static Value constant(int64_t N);
  static Value uniform();
  static Value unknown();
  static Value spread(Spread S, uint8_t Dims, const clang::Expr *Source);
  /// U + the numbers of each thread.
  static Value ofThreads(const TileShape &Tile, std::vector<int64_t> Numbers, int64_t Multiple,
                         const clang::Expr *Source = nullptr);
  bool operator==(const Value &Other) const;
};

/// Without the numbers.
Value spreadOnly(Value V);
/// The spread of what is computed from both.
Value combined(const Value &A, const Value &B);
/// `A op B`; Ty is the type of the result, or of the operands for a comparison.
Value binary(const TileShape &Tile, clang::BinaryOperatorKind Op, const Value &A, const Value &B,
             clang::QualType Ty, const clang::ASTContext &Ast);
/// Converted to an integer or bool type.
Value converted(const TileShape &Tile, const Value &V, clang::QualType To,
                const clang::ASTContext &Ast);
Value negation(const TileShape &Tile, const Value &V);
/// What two ways of the program meet with, the way taken by Condition.
Value joined(const TileShape &Tile, const Value &IfTrue, const Value &IfFalse,
             const Value &Condition);

} // namespace ampcc::flow

#endif
