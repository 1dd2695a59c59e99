//===- IntRange.h - a range of integers ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fold-bounds and the passes of lib/Checks use ranges to prove that an index or a bound cannot
// overflow, or that it is within the bounds of an array. LinearForms::interval() computes the range
// of an expression. Operations are added with their first user.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_INTRANGE_H
#define AMPCC_ANALYSIS_INTRANGE_H

#include "ampcc/KIR/Expr.h"
#include "ampcc/KIR/Type.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <optional>

namespace ampcc {

/// The integers from Least to Most, both included. Arithmetic on ranges is exact: it gives nothing
/// if a bound of the result does not fit into 64 bits.
struct IntRange {
  int64_t Least = 0, Most = 0;

  static IntRange constant(int64_t Value) { return {Value, Value}; }
  /// All numbers of a type. For unsigned types of 64 bits only those that int64_t can hold.
  static IntRange of(const kir::IntType &Ty) {
    if (Ty.Signed)
      return {llvm::minIntN(Ty.Bits), llvm::maxIntN(Ty.Bits)};
    return {0, Ty.Bits < 64 ? int64_t(llvm::maxUIntN(Ty.Bits)) : INT64_MAX};
  }

  bool isWithin(const IntRange &Other) const { return Least >= Other.Least && Most <= Other.Most; }

  /// The range of a sum, a difference or a product; nothing for other operators.
  static std::optional<IntRange> combine(kir::BinaryOp Op, const IntRange &L, const IntRange &R) {
    using llvm::AddOverflow, llvm::SubOverflow, llvm::MulOverflow;
    IntRange Result;
    switch (Op) {
    case kir::BinaryOp::Add:
      if (AddOverflow(L.Least, R.Least, Result.Least) || AddOverflow(L.Most, R.Most, Result.Most))
        return std::nullopt;
      return Result;
    case kir::BinaryOp::Sub:
      if (SubOverflow(L.Least, R.Most, Result.Least) || SubOverflow(L.Most, R.Least, Result.Most))
        return std::nullopt;
      return Result;
    case kir::BinaryOp::Mul: {
      int64_t Ends[4];
      if (MulOverflow(L.Least, R.Least, Ends[0]) || MulOverflow(L.Least, R.Most, Ends[1]) ||
          MulOverflow(L.Most, R.Least, Ends[2]) || MulOverflow(L.Most, R.Most, Ends[3]))
        return std::nullopt;
      const auto [Least, Most] = std::minmax_element(Ends, Ends + 4);
      return IntRange{*Least, *Most};
    }
    default:
      return std::nullopt;
    }
  }
};

} // namespace ampcc

#endif
