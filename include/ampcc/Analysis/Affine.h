//===- Affine.h - indices by the thread's place in its tile ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An integer is affine when it is c0 * l0 + c1 * l1 + c2 * l2 + a value that all threads share,
// with constants c and the thread's place l in its tile (in a launch without tiles: in its strip),
// among the threads that get to a place together.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_AFFINE_H
#define AMPCC_ANALYSIS_AFFINE_H

#include "ampcc/Analysis/Uniformity.h"
#include <optional>

namespace ampcc {

struct AffineForm {
  std::array<int64_t, 3> Factors = {0, 0, 0};
  bool operator==(const AffineForm &Other) const { return Factors == Other.Factors; }
  bool isUniform() const { return *this == AffineForm(); }
};

class AffineIndices {
  const Uniformity &U;
  /// Variables that have one form wherever they are written; none: not affine.
  llvm::DenseMap<const kir::Var *, std::optional<AffineForm>> Vars;

public:
  explicit AffineIndices(const Uniformity &U);
  /// Of an expression that stands in the function. Its value is the sum itself, not one that has
  /// been cut to fewer bits: an overflow would be the user's error.
  std::optional<AffineForm> of(const kir::Expr *E) const;
  std::optional<AffineForm> of(const kir::Var *V) const {
    return U.isUniform(V) ? AffineForm() : Vars.lookup(V);
  }

private:
  std::optional<AffineForm> builtin(const kir::Builtin *B) const;
  std::optional<AffineForm> binary(const kir::Binary *B) const;
  std::optional<AffineForm> cast(const kir::Cast *C) const;
  void write(const kir::Var *V, std::optional<AffineForm> Form, bool &Changed);
  void writesIn(const kir::Expr *E, bool &Changed);
};

} // namespace ampcc

#endif
