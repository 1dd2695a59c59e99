//===- ThreadArithmetic.h - exact arithmetic of a thread, for the oracle of NumbersTest ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// NumbersTest.cpp compares the values that TileFlow derives for a kernel with those that its
// threads compute. This file computes the latter in 128 bits. It shares no code with lib/TileFlow,
// so that a mistake there cannot hide. An unsigned value of 64 bits is stored in an int64_t with
// the same bits. A null type is an integer of 64 bits.
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

/// Returns the value that a variable of the type has after an exact value was stored in it.
inline int64_t held(__int128 Value, const kir::Type *Ty) {
  const uint64_t Low = uint64_t(Value);
  const unsigned Bits = bitsOf(Ty);
  if (Bits == 64)
    return int64_t(Low);
  const uint64_t Kept = Low & llvm::maxUIntN(Bits);
  return isSigned(Ty) ? llvm::SignExtend64(Kept, Bits) : int64_t(Kept);
}
/// Returns the exact value of a variable of the type.
inline __int128 exact(int64_t Value, const kir::Type *Ty) {
  return bitsOf(Ty) == 64 && !isSigned(Ty) ? __int128(uint64_t(Value)) : __int128(Value);
}

/// Whether the value is in the range of the signed type of this width.
inline bool fitsSigned(__int128 Value, const kir::Type *Ty) {
  return bitsOf(Ty) == 1 ||
         (Value >= llvm::minIntN(bitsOf(Ty)) && Value <= llvm::maxIntN(bitsOf(Ty)));
}

/// Whether the low bits of the result depend only on the low bits of the operands.
inline bool isRingOperation(BinaryOp Op) {
  return Op == BinaryOp::Add || Op == BinaryOp::Sub || Op == BinaryOp::Mul || Op == BinaryOp::Shl;
}

/// Returns the exact result of an operation, or nullopt if it is undefined. Of is the type of the
/// operands.
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
