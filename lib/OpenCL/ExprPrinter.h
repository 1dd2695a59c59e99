//===- ExprPrinter.h - expressions as OpenCL C ----------------------------===//
#ifndef AMPCC_LIB_OPENCL_EXPRPRINTER_H
#define AMPCC_LIB_OPENCL_EXPRPRINTER_H

#include "CType.h"
#include "ampcc/KIR/Module.h"

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

/// Text, how tightly it holds together, and the type that C gives it.
struct Printed {
  std::string Text;
  Prec P = Prec::Postfix;
  CType Ty;
};

/// E where C converts it by itself to a value of type T: initialisers, assigned and returned
/// values, arguments of functions.
std::string printConverted(const kir::Expr *E, const kir::Type *T);

/// E where only its truth counts.
std::string printCondition(const kir::Expr *E);

/// E as a statement of its own; its value is not used.
std::string printEffect(const kir::Expr *E);

/// E with exactly its KIR type.
std::string printExact(const kir::Expr *E);

} // namespace ampcc

#endif
