//===- ComplexLowering.h - lowering of complex numbers -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The standard library's std::complex computes with the compiler's `_Complex` types. In KIR, the
// intermediate representation, such a number is a struct of two parts (ModuleLowering::type), and
// an operation is one on the parts:
//
//   z + w    becomes    struct complex sum = {z.real + w.real, z.imag + w.imag};
//
// Products and quotients are calls of the library's functions (standard_functions.h), because C has
// rules for their infinities. As in Clang, an operand that is real stays a number without an
// imaginary part. ExprLowering, CastLowering and BuiltinLowering use the class for expressions of
// complex type, and those with complex operands. A further operation needs a case in unary(),
// binary() or cast().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_COMPLEXLOWERING_H
#define AMPCC_LIB_LOWER_COMPLEXLOWERING_H

#include "CodeBuilder.h"
#include "Expressions.h"

namespace ampcc {

class ComplexLowering : LoweringPart {
public:
  ComplexLowering(CodeBuilder &Code, Expressions &Exprs) : LoweringPart(Code), Exprs(Exprs) {}

  // The values, each as a temporary or a part of one; null after an error.

  /// `2.0i`, an extension of GNU.
  kir::Expr *literal(const clang::ImaginaryLiteral *E);
  /// `{1, 2}`
  kir::Expr *list(const clang::InitListExpr *E);
  /// A conversion to or from a complex type.
  kir::Expr *cast(const clang::CastExpr *E);
  /// `__real__`, `__imag__`, a sign, or `~`, which is the conjugate.
  kir::Expr *unary(const clang::UnaryOperator *E);
  kir::Expr *binary(const clang::BinaryOperator *E);
  /// The value that `Target op= Value` assigns. Target is not changed.
  kir::Expr *compound(const clang::CompoundAssignOperator *E, const kir::Expr *Target,
                      kir::Expr *Value);
  /// A number of type T with these parts.
  kir::Expr *ofParts(clang::QualType T, kir::Expr *Real, kir::Expr *Imaginary,
                     clang::SourceLocation Loc);

private:
  /// The parts of an operand. A real one has no imaginary part.
  struct Parts {
    kir::Expr *Real = nullptr, *Imaginary = nullptr;
  };
  Parts parts(kir::Expr *Value);
  kir::Expr *copyOf(const kir::Expr *Part) { return Part ? Code.copy(Part) : nullptr; }
  kir::Expr *operation(clang::BinaryOperatorKind Op, clang::QualType T, kir::Expr *Left,
                       kir::Expr *Right, clang::SourceLocation Loc);
  kir::Expr *sum(clang::BinaryOperatorKind Op, clang::QualType T, Parts Left, Parts Right,
                 clang::SourceLocation Loc);
  kir::Expr *equality(clang::BinaryOperatorKind Op, Parts Left, Parts Right);
  kir::Expr *libraryCall(llvm::StringRef Word, clang::QualType T, Parts Left, Parts Right,
                         clang::SourceLocation Loc);
  kir::Expr *converted(kir::Expr *Value, clang::QualType To, clang::SourceLocation Loc);

  Expressions &Exprs;
};

} // namespace ampcc

#endif
