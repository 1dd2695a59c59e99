//===- LongDoubles.h - long double in functions without a clause ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// No device computes with long double, and to compute with double instead would change results. But
// functions of the standard library that amp code calls have constants of that type, and convert
// numbers to it and back:
//
//   const long double range = static_cast<long double>(g.max()) + 1.0L;
//   const size_t bits = std::log(range) / std::log(2.0L);  // a constant, computed by ampcc
//   factor *= range;                                       // an exact product, rounded once
//
// So in a function without a clause `restrict(...)` amp code has the values that ampcc can compute
// as the host does, and single operations whose result, rounded to double or float, is the same in
// double. The product of any two numbers of double is not: on x86 the host rounds it to 64 bits and
// then to 53, which differs from rounding it once for some of them. lib/Sema rejects all others
// (TypeUses.cpp). In lib/Lower long double is double.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_LONGDOUBLES_H
#define AMPCC_BASIC_LONGDOUBLES_H

#include "clang/AST/APValue.h"
#include "clang/AST/Type.h"
#include <optional>

namespace clang {
class ASTContext;
class CompoundAssignOperator;
class Expr;
} // namespace clang

namespace ampcc {

bool isLongDouble(clang::QualType T);

/// The value of E, of type long double, if it depends on constants alone. Constants are what Clang
/// computes, `const` variables with such values, and the results of logl and its kin and of
/// functions that only return such an expression. The evaluation of E has no side effects, and
/// calls the same functions on the device.
std::optional<llvm::APFloat> longDoubleValue(const clang::ASTContext &Ast, const clang::Expr *E);

/// The value of E, a conversion from long double or a call with arguments of long double, if
/// constants determine it. The device does not evaluate the operands.
std::optional<clang::APValue> foldedLongDouble(const clang::ASTContext &Ast, const clang::Expr *E);

/// E, of type long double, has a value that double has too: a constant, or a number that was
/// converted from double, float or an integer of at most 32 bits.
bool isExactInDouble(const clang::ASTContext &Ast, const clang::Expr *E);

/// The same, or one operation `+`, `-`, `*` or `/` on two such values, whose result converted to
/// the floating-point type To is the host's if the device computes it in double.
bool isRoundedByDouble(const clang::ASTContext &Ast, const clang::Expr *E, clang::QualType To);

/// For an assignment to a variable of another type than long double, `x *= 2.0L`.
bool isRoundedByDouble(const clang::ASTContext &Ast, const clang::CompoundAssignOperator *E);

} // namespace ampcc

#endif
