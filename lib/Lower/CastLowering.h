//===- CastLowering.h - lowering of conversions --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ExprLowering owns a CastLowering, which lowers Clang's CastExpr, implicit and explicit, to KIR,
// the intermediate representation: conversions of values, of pointers and references between
// classes, and of arrays to pointers. A new kind of conversion needs a case in lower(), which
// reports all other kinds as unsupported.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_CASTLOWERING_H
#define AMPCC_LIB_LOWER_CASTLOWERING_H

#include "CodeBuilder.h"
#include "Expressions.h"
#include "clang/AST/ExprCXX.h"

namespace ampcc {

class CastLowering : LoweringPart {
public:
  CastLowering(CodeBuilder &Code, Expressions &Exprs) : LoweringPart(Code), Exprs(Exprs) {}

  /// The converted value, or object if E is a glvalue. Null for a conversion to void, and after an
  /// error, which was reported; the type of E says which of the two.
  kir::Expr *lower(const clang::CastExpr *E);

private:
  kir::Expr *noOpCast(const clang::CastExpr *E);
  kir::Expr *valueCast(const clang::CastExpr *E);
  kir::Expr *objectCast(const clang::CastExpr *E);
  kir::Expr *arrayDecay(const clang::CastExpr *E);
  kir::Expr *derivedToBase(const clang::CastExpr *E, kir::Expr *Object);
  kir::Expr *baseToDerived(const clang::CastExpr *E, kir::Expr *Object);
  kir::Expr *memberPointerCast(const clang::CastExpr *E);
  /// `Pointer ? Adjusted : null`: a null pointer stays null although a base has an offset.
  kir::Expr *keepNull(kir::Expr *Pointer, kir::Expr *Adjusted);
  kir::Expr *nullPointer(const clang::CastExpr *E);
  /// True unless Pointer, a pointer to a member, is null.
  kir::Expr *isMember(const clang::Expr *Pointer);
  kir::Expr *unsupported(const clang::CastExpr *E);

  Expressions &Exprs;
};

} // namespace ampcc

#endif
