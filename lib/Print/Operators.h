//===- Operators.h - C's operators and their precedence ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ExprPrinter prints KIR, the intermediate representation, as OpenCL C or C++. It writes as few
// parentheses as C's precedence needs, and a few more where compilers would warn. VectorPrinter
// takes only the spelling of operators from here. A new operator is a row of each function.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PRINT_OPERATORS_H
#define AMPCC_LIB_PRINT_OPERATORS_H

#include "ampcc/KIR/Expr.h"

namespace ampcc {

/// C's precedence levels; a higher one binds tighter.
enum class Prec : uint8_t {
  Comma,
  Assign,
  Conditional,
  LogicalOr,
  LogicalAnd,
  BitOr,
  BitXor,
  BitAnd,
  Equality,
  Relational,
  Shift,
  Additive,
  Multiplicative,
  Unary,
  Postfix,
};

/// The spelling and the precedence of an operator.
struct OpInfo {
  const char *Text;
  Prec P;
};
inline OpInfo info(kir::BinaryOp Op) {
  static const OpInfo Infos[] = {
      {"*", Prec::Multiplicative}, {"/", Prec::Multiplicative}, {"%", Prec::Multiplicative},
      {"+", Prec::Additive},       {"-", Prec::Additive},       {"<<", Prec::Shift},
      {">>", Prec::Shift},         {"<", Prec::Relational},     {">", Prec::Relational},
      {"<=", Prec::Relational},    {">=", Prec::Relational},    {"==", Prec::Equality},
      {"!=", Prec::Equality},      {"&", Prec::BitAnd},         {"^", Prec::BitXor},
      {"|", Prec::BitOr},          {"&&", Prec::LogicalAnd},    {"||", Prec::LogicalOr},
      {",", Prec::Comma},
  };
  return Infos[static_cast<unsigned>(Op)];
}

/// The lowest precedence that an operand of Op has without parentheses: C's own rule, or a higher
/// one where compilers warn and readers doubt, such as `a & b == c`.
inline Prec operandPrec(kir::BinaryOp Op) {
  switch (Op) {
  case kir::BinaryOp::Shl:
  case kir::BinaryOp::Shr:
  case kir::BinaryOp::And:
  case kir::BinaryOp::Xor:
  case kir::BinaryOp::Or:
    return Prec::Unary;
  case kir::BinaryOp::LogicalOr:
    return Prec::BitOr;
  case kir::BinaryOp::Lt:
  case kir::BinaryOp::Gt:
  case kir::BinaryOp::Le:
  case kir::BinaryOp::Ge:
    return Prec::Shift;
  case kir::BinaryOp::Eq:
  case kir::BinaryOp::Ne:
    return Prec::Relational;
  default:
    return info(Op).P;
  }
}

} // namespace ampcc

#endif
