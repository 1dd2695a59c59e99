//===- ThreadArithmetic.h - the arithmetic of a thread, in 128 bits ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The oracle's own arithmetic, which shares no line with lib/TileFlow. A value of 64 bits without a
// sign is held in an int64_t as if it had one. A null type has 64 bits.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TEST_UNIT_TILEFLOW_THREADARITHMETIC_H
#define AMPCC_TEST_UNIT_TILEFLOW_THREADARITHMETIC_H

#include "ampcc/KIR/Expr.h"
#include "ampcc/KIR/Type.h"
#include "llvm/Support/MathExtras.h"
#include <optional>

namespace ampcc {

using UnsignedWide = unsigned __int128;
using kir::BinaryOp;

inline bool isSigned(const kir::Type *Ty) {
  auto *Int = llvm::dyn_cast_or_null<kir::IntType>(Ty);
  return !Ty || (Int && Int->Signed);
}
inline unsigned bitsOf(const kir::Type *Ty) {
  auto *Int = llvm::dyn_cast_or_null<kir::IntType>(Ty);
  return Int ? Int->Bits : Ty ? 1 : 64;
}

/// The value that a type holds, by 128 bits.
inline int64_t held(__int128 Value, const kir::Type *Ty) {
  const uint64_t Low = uint64_t(Value);
  const unsigned Bits = bitsOf(Ty);
  if (Bits == 64)
    return int64_t(Low);
  const uint64_t Kept = Low & llvm::maxUIntN(Bits);
  return isSigned(Ty) ? llvm::SignExtend64(Kept, Bits) : int64_t(Kept);
}
inline __int128 exact(int64_t Value, const kir::Type *Ty) {
  return bitsOf(Ty) == 64 && !isSigned(Ty) ? __int128(uint64_t(Value)) : __int128(Value);
}

/// It is one of the signed type of the width.
inline bool fitsSigned(__int128 Value, const kir::Type *Ty) {
  return bitsOf(Ty) == 1 ||
         (Value >= llvm::minIntN(bitsOf(Ty)) && Value <= llvm::maxIntN(bitsOf(Ty)));
}

inline bool isRingOperation(BinaryOp Op) {
  return Op == BinaryOp::Add || Op == BinaryOp::Sub || Op == BinaryOp::Mul || Op == BinaryOp::Shl;
}

/// The result of one thread; nothing where it is undefined. Of is the type of the operands.
inline std::optional<__int128> resultOf(__int128 A, BinaryOp Op, __int128 B, const kir::Type *Of) {
  switch (Op) {
  case BinaryOp::Add:
    return A + B;
  case BinaryOp::Sub:
    return A - B;
  case BinaryOp::Mul:
    return __int128(UnsignedWide(A) * UnsignedWide(B));
  case BinaryOp::Div:
  case BinaryOp::Rem:
    if (B == 0)
      return std::nullopt;
    return Op == BinaryOp::Div ? A / B : A % B;
  case BinaryOp::Shl:
  case BinaryOp::Shr:
    if (B < 0 || B >= bitsOf(Of))
      return std::nullopt;
    return Op == BinaryOp::Shl ? __int128(UnsignedWide(A) << int(B)) : A >> int(B);
  case BinaryOp::And:
    return A & B;
  case BinaryOp::Or:
    return A | B;
  case BinaryOp::Xor:
    return A ^ B;
  case BinaryOp::Lt:
    return A < B;
  case BinaryOp::Gt:
    return A > B;
  case BinaryOp::Le:
    return A <= B;
  case BinaryOp::Ge:
    return A >= B;
  case BinaryOp::Eq:
    return A == B;
  case BinaryOp::Ne:
    return A != B;
  case BinaryOp::LogicalAnd:
    return A != 0 && B != 0;
  case BinaryOp::LogicalOr:
    return A != 0 || B != 0;
  case BinaryOp::Comma:
    return B;
  }
  return std::nullopt;
}

} // namespace ampcc

#endif
