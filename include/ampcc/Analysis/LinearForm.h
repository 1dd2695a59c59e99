//===- LinearForm.h - linear sums, a constant plus terms times factors ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Most analyses of indices represent an integer as a LinearSum: a constant, and a factor other than
// 0 for each of some terms. `4 * i + x - 1` has the constant -1 and the factors 4 and 1 for the
// terms i and x. Each client chooses its kind of term:
//
// - a variable of the kernel (LinearForm), a dimension of the tile (AffineForm),
// - an unknown of a system of constraints (Conflicts), an unknown number (TileFlow),
// - an expression that a loop does not change (FoldBounds).
//
// A sum equals the value that the program computes, because signed overflow in a program is
// undefined behaviour. The sum's own numbers are limited as well: an operation returns false if one
// would exceed the limit.
//
// An analysis with another kind of term instantiates the template with it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_LINEARFORM_H
#define AMPCC_ANALYSIS_LINEARFORM_H

#include "ampcc/KIR/Expr.h"
#include "ampcc/KIR/Type.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <optional>

namespace ampcc {

/// Constant + Factor * Term + ... The absolute value of each number is less than Limit.
template <typename Term, int64_t Limit> struct LinearSum {
  int64_t Constant = 0;
  llvm::SmallMapVector<Term, int64_t, 4> Factors; ///< none is 0

  /// The caller makes sure that Factor is not 0 and within the limit.
  static LinearSum of(Term T, int64_t Factor = 1) {
    LinearSum Result;
    Result.Factors[T] = Factor;
    return Result;
  }
  static std::optional<LinearSum> constant(int64_t Value) {
    LinearSum Result;
    Result.Constant = Value;
    return isWithin(Value) ? std::optional(Result) : std::nullopt;
  }

  /// The factor of T; 0 if the sum has no such term.
  int64_t factor(Term T) const { return Factors.lookup(T); }
  bool isConstant() const { return Factors.empty(); }

  /// Adds Other times By. Returns false where a number would leave the limits; the sum then means
  /// nothing.
  [[nodiscard]] bool add(const LinearSum &Other, int64_t By) {
    if (!addProduct(Constant, Other.Constant, By))
      return false;
    for (const auto &[T, Factor] : Other.Factors)
      if (!add(T, Factor, By))
        return false;
    return true;
  }
  /// Adds the term T with this factor, times By.
  [[nodiscard]] bool add(Term T, int64_t Factor, int64_t By = 1) {
    int64_t &Mine = Factors[T];
    const bool Fits = addProduct(Mine, Factor, By);
    if (Mine == 0)
      Factors.erase(T);
    return Fits;
  }

  /// Equal sums may have their terms in different orders.
  bool operator==(const LinearSum &Other) const {
    return Constant == Other.Constant && Factors.size() == Other.Factors.size() &&
           llvm::all_of(Factors,
                        [&](const auto &Each) { return Other.factor(Each.first) == Each.second; });
  }

  static bool isWithin(int64_t N) { return N > -Limit && N < Limit; }

private:
  static bool addProduct(int64_t &To, int64_t Left, int64_t Right) {
    int64_t Product;
    return !llvm::MulOverflow(Left, Right, Product) && isWithin(Product) &&
           !llvm::AddOverflow(To, Product, To) && isWithin(To);
  }
};

/// A sum of variables. Each stands for the value that it has where the form is used. The limit is
/// low enough that the sum of a few forms of 32-bit variables fits into 64 bits.
inline constexpr int64_t LinearFormLimit = int64_t(1) << 40;
using LinearForm = LinearSum<const kir::Var *, LinearFormLimit>;

/// E as a sum of its operands. E must be a signed integer: a sum, a difference, a negation, a
/// product with a constant, or a conversion that keeps every value. Returns nothing for other
/// expressions, and where the numbers get too large. Of(Operand) returns an operand as a sum;
/// ConstantOf(Operand, Sum) returns the value of a constant operand.
template <typename Sum, typename Reader, typename ConstantReader>
std::optional<Sum> sumOfOperands(const kir::Expr *E, Reader Of, ConstantReader ConstantOf) {
  const auto SignedTypeOf = [](const kir::Expr *Each) {
    auto *Ty = llvm::dyn_cast<kir::IntType>(Each->type());
    return Ty && Ty->Signed ? Ty : nullptr;
  };
  const kir::IntType *Ty = SignedTypeOf(E);
  if (!Ty)
    return std::nullopt;
  const auto Scaled = [](const std::optional<Sum> &S, int64_t By) -> std::optional<Sum> {
    Sum Result;
    return S && Result.add(*S, By) ? std::optional(std::move(Result)) : std::nullopt;
  };
  if (auto *C = llvm::dyn_cast<kir::Cast>(E)) {
    const kir::IntType *From = SignedTypeOf(C->Operand);
    return From && From->Bits <= Ty->Bits ? Of(C->Operand) : std::nullopt;
  }
  if (auto *U = llvm::dyn_cast<kir::Unary>(E))
    return U->Op == kir::UnaryOp::Minus ? Scaled(Of(U->Operand), -1) : std::nullopt;
  auto *B = llvm::dyn_cast<kir::Binary>(E);
  if (!B ||
      (B->Op != kir::BinaryOp::Add && B->Op != kir::BinaryOp::Sub && B->Op != kir::BinaryOp::Mul))
    return std::nullopt;
  std::optional<Sum> Left = Of(B->Left), Right = Of(B->Right);
  if (!Left || !Right)
    return std::nullopt;
  if (B->Op == kir::BinaryOp::Mul) {
    if (const std::optional<int64_t> By = ConstantOf(B->Right, *Right))
      return Scaled(Left, *By);
    if (const std::optional<int64_t> By = ConstantOf(B->Left, *Left))
      return Scaled(Right, *By);
    return std::nullopt;
  }
  return Left->add(*Right, B->Op == kir::BinaryOp::Add ? 1 : -1) ? Left : std::nullopt;
}

} // namespace ampcc

#endif
