//===- CType.cpp - the type of an expression in C ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CType.h"
#include <algorithm>

using namespace ampcc;
using namespace ampcc::kir;
using llvm::dyn_cast;

CType CType::of(const Type *T) {
  if (T->isBool())
    return {Kind::Bool, 8, false};
  if (auto *I = dyn_cast<IntType>(T))
    return integer(I->Bits, I->Signed);
  if (auto *F = dyn_cast<FloatType>(T))
    return {Kind::Float, F->Bits, true};
  return CType();
}

CType ampcc::promote(CType T) {
  bool Small = T.K == CType::Kind::Bool || (T.K == CType::Kind::Int && T.Bits < 32);
  return Small ? CType::intTy() : T;
}

CType ampcc::usualConversion(CType A, CType B) {
  if (A.K == CType::Kind::Float || B.K == CType::Kind::Float) {
    if (A.K != B.K)
      return A.K == CType::Kind::Float ? A : B;
    return A.Bits >= B.Bits ? A : B;
  }
  A = promote(A);
  B = promote(B);
  if (A.Bits != B.Bits)
    return A.Bits > B.Bits ? A : B;
  return CType::integer(A.Bits, A.Signed && B.Signed);
}

bool ampcc::holdsAllValues(CType To, CType From) {
  if (To == From || From.K == CType::Kind::Bool)
    return To.isArithmetic();
  if (To.K == CType::Kind::Float) {
    unsigned Mantissa = To.Bits == 32 ? 24 : 53;
    return From.K == CType::Kind::Float ? To.Bits >= From.Bits : From.Bits <= Mantissa;
  }
  if (To.K != CType::Kind::Int || From.K != CType::Kind::Int)
    return false;
  if (To.Signed == From.Signed)
    return To.Bits >= From.Bits;
  return To.Signed && To.Bits > From.Bits;
}
