//===- Expressions.h - the interface to lower nested expressions ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls, casts, initialisers and statements contain expressions. ExprLowering, which lowers
// expressions from Clang's AST to KIR, the intermediate representation, implements this interface
// for CallLowering, CastLowering, ComplexLowering, InitLowering, StmtLowering and SwitchLowering,
// so that they need not know it. The statements that an expression needs are appended to the
// current block of the CodeBuilder. A new part that contains expressions takes an Expressions in
// its constructor.
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
  /// A glvalue as a KIR lvalue, a prvalue as its value. For void the result is null, or a call of
  /// type void that the caller has to append. Null also after an error, which was reported.
  virtual kir::Expr *expr(const clang::Expr *E) = 0;
  /// The value of the object that E names, to read or to copy it. Unlike the result of expr(), it
  /// need not be an lvalue: a constant becomes a literal, and `a = b` and `++a` stay as they are,
  /// because in KIR they have the value that they assign.
  virtual kir::Expr *loaded(const clang::Expr *E) = 0;
  /// Lowers E for its effects only, and appends them as statements.
  virtual void discard(const clang::Expr *E) = 0;

protected:
  ~Expressions() = default;
};

} // namespace ampcc

#endif
