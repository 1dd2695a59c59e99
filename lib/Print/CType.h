//===- CType.h - the type of an expression in C --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KIR, the intermediate representation, has a node for every conversion. The output, OpenCL C or
// C++, converts many operands implicitly, and the printer leaves out the casts that repeat such a
// conversion (ExprPrinter.cpp, ImplicitConversions.h). To know which, it computes the type that the
// printed text has in C, and compares it with the type of the KIR expression. A new type of KIR
// needs a case in CType::of(), a new expression its CType in ExprPrinter.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PRINT_CTYPE_H
#define AMPCC_LIB_PRINT_CTYPE_H

#include "ampcc/KIR/Type.h"

namespace ampcc {

/// A type as far as C's conversions depend on it. Other: pointers, aggregates, vectors. These have
/// 0 bits, and Bool has 8.
struct CType {
  enum class Kind : uint8_t { Bool, Int, Float, Other };
  Kind K = Kind::Other;
  unsigned Bits = 0;
  bool Signed = false;

  static CType integer(unsigned Bits, bool Signed) { return {Kind::Int, Bits, Signed}; }
  /// The type `int`.
  static CType intTy() { return integer(32, true); }
  /// The C type as which T is printed.
  static CType of(const kir::Type *T);

  bool isArithmetic() const { return K != Kind::Other; }
  bool operator==(const CType &O) const { return K == O.K && Bits == O.Bits && Signed == O.Signed; }
  bool operator!=(const CType &O) const { return !(*this == O); }
};

/// C11 6.3.1.1: small integers and bool become int.
CType promote(CType T);

/// C11 6.3.1.8, the usual arithmetic conversions.
CType usualConversion(CType A, CType B);

/// True if every value of From exists in To.
bool holdsAllValues(CType To, CType From);

} // namespace ampcc

#endif
