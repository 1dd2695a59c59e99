//===- Expressions.h - the interface to lower nested expressions ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls, casts, initialisers and statements contain expressions. ExprLowering implements this
// interface for the classes that lower these.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_EXPRESSIONS_H
#define AMPCC_LIB_LOWER_EXPRESSIONS_H

#include "ampcc/KIR/Expr.h"
#include "clang/AST/Expr.h"

namespace ampcc {

/// The interface through which a part of the lowering lowers nested expressions.
class Expressions {
public:
  /// A glvalue as a KIR lvalue, a prvalue as its value; null for void, and after an error.
  virtual kir::Expr *expr(const clang::Expr *E) = 0;
  /// The value of the object that E names.
  virtual kir::Expr *loaded(const clang::Expr *E) = 0;
  /// Lowers E for its effects only.
  virtual void discard(const clang::Expr *E) = 0;

protected:
  ~Expressions() = default;
};

} // namespace ampcc

#endif
