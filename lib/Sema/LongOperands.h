//===- LongOperands.h - operations on the longs that a program writes -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LongArithmetic.cpp finds results that depend on the size of long. This class has the facts about
// single expressions: which of them are longs, and which operations are meant modulo 2^32. Add an
// idiom of hashes or generators here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_SEMA_LONGOPERANDS_H
#define AMPCC_LIB_SEMA_LONGOPERANDS_H

#include "ampcc/Basic/UnitFiles.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <optional>

namespace ampcc {

/// The type is long or unsigned long, by a name that the program gives it: std::size_t and
/// std::uint64_t, which are longs here, are no longs of Visual C++.
bool isWrittenAsLong(clang::QualType T, const UnitFiles &Files);

class LongOperands {
public:
  LongOperands(clang::ASTContext &Ast, const UnitFiles &Files) : Ast(Ast), Files(Files) {}

  /// Any value of 64 bits whose type is long or unsigned long. False for one that depends on
  /// template parameters.
  bool isLong(const clang::Expr *E) const;
  /// A long of 32 bits in Visual C++: its variables, constants and functions are the program's
  /// longs, or have at most 32 bits.
  bool isProgramsLong(const clang::Expr *E) const;
  /// The variable, member or array of longs of the program that E names; null for another one.
  const clang::ValueDecl *placeOf(const clang::Expr *E) const;
  std::optional<llvm::APSInt> constant(const clang::Expr *E) const;

  /// Call it for each assignment of the unit before the queries below.
  void addAssignment(const clang::BinaryOperator *E);
  /// Some assignment takes the lower 32 bits of a value, so the program knows of longer longs.
  bool isMasked(const clang::ValueDecl *Place) const { return Masked.contains(Place); }

  /// `x << n | x >> (32 - n)`
  bool isRotation(const clang::BinaryOperator *E) const;
  /// `x * 2654435761`
  bool isLargeProduct(const clang::BinaryOperator *E) const;
  /// `x << 8`, by a constant
  bool isShiftedLeft(const clang::Expr *E) const;
  /// The assignment multiplies a place by an odd number, as in `h = h * 33 + c`, or adds or
  /// `xor`s a shifted copy of it, as in `h ^= h << 13`.
  bool isMixed(const clang::BinaryOperator *E) const;

private:
  bool isSame(const clang::Expr *A, const clang::Expr *B) const;

  clang::ASTContext &Ast;
  const UnitFiles &Files;
  llvm::SmallPtrSet<const clang::ValueDecl *, 8> Masked;
};

} // namespace ampcc

#endif
