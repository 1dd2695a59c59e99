//===- Affine.h - indices by the thread's place in its tile ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An integer is affine when for all threads that get to a place in the code together it is
//
//   c0 * l0 + c1 * l1 + c2 * l2 + a value that these threads share
//
// The factors c are constants, and l is the thread's place in its tile. In a launch without tiles a
// strip takes the place of the tile: a row of threads along the fastest dimension, which one call
// of the kernel runs. For 16 * y + x + n in a tile of 16 threads in each row the factors are 1, 16
// and 0.
//
// Two passes of the tile form, in which loops run the threads of a tile, use AffineIndices.
// share-counters finds loop counters whose values in two threads differ by a constant, so that the
// tile can run one loop for all threads. part-conditions finds conditions such as `x == 1`, which
// hold for few threads of a tile. Cost: repeated walks of the function, until no variable changes
// its form. A further operation that keeps the form needs a case in Affine.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_AFFINE_H
#define AMPCC_ANALYSIS_AFFINE_H

#include "ampcc/Analysis/LinearForm.h"
#include "ampcc/Analysis/Uniformity.h"
#include <optional>

namespace ampcc {

/// The terms are the dimensions of the tile; dimension 0 is the fastest. The constant is always 0,
/// because every uniform value, constants included, belongs to the part that all threads share.
using AffineForm = LinearSum<unsigned, int64_t(1) << 60>;

/// The affine integers of the function that U has analysed. U must outlive the object.
class AffineIndices {
  const Uniformity &U;
  /// Variables that have one form wherever they are written. No form: the variable is not affine.
  llvm::DenseMap<const kir::Var *, std::optional<AffineForm>> Vars;

public:
  explicit AffineIndices(const Uniformity &U);
  /// The form of an expression or variable of the function: without terms if it is uniform; nothing
  /// if it is not affine.
  std::optional<AffineForm> of(const kir::Expr *E) const;
  std::optional<AffineForm> of(const kir::Var *V) const {
    return U.isUniform(V) ? AffineForm() : Vars.lookup(V);
  }

private:
  std::optional<AffineForm> builtin(const kir::Builtin *B) const;
  void write(const kir::Var *V, std::optional<AffineForm> Form, bool &Changed);
  void writesIn(const kir::Expr *E, bool &Changed);
};

} // namespace ampcc

#endif
