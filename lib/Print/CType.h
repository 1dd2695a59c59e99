//===- CType.h - the type of an expression in C --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KIR has a node for every conversion; C does many implicitly. To leave those out safely the
// printer computes the type of the printed text in C, and compares it with the type in KIR.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PRINT_CTYPE_H
#define AMPCC_LIB_PRINT_CTYPE_H

#include "ampcc/KIR/Type.h"

namespace ampcc {

struct CType {
  enum class Kind : uint8_t { Bool, Int, Float, Other };
  Kind K = Kind::Other;
  unsigned Bits = 0;
  bool Signed = false;

  static CType integer(unsigned Bits, bool Signed) { return {Kind::Int, Bits, Signed}; }
  static CType intTy() { return integer(32, true); }
  static CType of(const kir::Type *T);

  bool isArithmetic() const { return K != Kind::Other; }
  bool operator==(const CType &O) const { return K == O.K && Bits == O.Bits && Signed == O.Signed; }
  bool operator!=(const CType &O) const { return !(*this == O); }
};

/// C11 6.3.1.1: small integers and bool become int.
CType promote(CType T);

/// C11 6.3.1.8, the usual arithmetic conversions.
CType usualConversion(CType A, CType B);

/// Every value of From exists in To.
bool holdsAllValues(CType To, CType From);

} // namespace ampcc

#endif
