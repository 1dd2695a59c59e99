//===- Value.h - expressions as text, with their types and ranges ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A generated expression is its KIR text, its type, and for integers the range that its value is
// in. The range keeps programs defined: signed arithmetic is generated only where it cannot
// overflow, a division only where the divisor cannot be 0.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TOOLS_KIR_FUZZ_VALUE_H
#define AMPCC_TOOLS_KIR_FUZZ_VALUE_H

#include <cstdint>
#include <string>

namespace ampcc::fuzz {

/// The scalar types of KIR.
enum class Ty : uint8_t { Bool, I8, I16, U8, U16, I32, U32, I64, U64, F32, F64 };

/// An integer that holds the values of all types, and their sums.
using Wide = __int128;

/// The integers from Lo to Hi.
struct Range {
  Wide Lo = 0, Hi = 0;
  bool within(const Range &Other) const { return Lo >= Other.Lo && Hi <= Other.Hi; }
};

inline bool isFloat(Ty T) { return T >= Ty::F32; }
inline bool isSigned(Ty T) { return T == Ty::I8 || T == Ty::I16 || T == Ty::I32 || T == Ty::I64; }
/// Whether arithmetic is done in the type itself, without integer promotion.
inline bool isOperandType(Ty T) { return T >= Ty::I32 && T <= Ty::U64; }
/// The size of a type in bits, and its name in KIR.
inline unsigned bitsOf(Ty T) {
  static const unsigned Bits[] = {1, 8, 16, 8, 16, 32, 32, 64, 64, 32, 64};
  return Bits[static_cast<unsigned>(T)];
}
inline const char *nameOf(Ty T) {
  static const char *const Names[] = {"bool", "char", "short", "uchar", "ushort", "int",
                                      "uint", "long", "ulong", "float", "double"};
  return Names[static_cast<unsigned>(T)];
}

/// All values of an integer type.
inline Range fullRange(Ty T) {
  const Wide One = 1;
  if (isSigned(T))
    return {-(One << (bitsOf(T) - 1)), (One << (bitsOf(T) - 1)) - 1};
  return {0, (One << bitsOf(T)) - 1};
}

/// A generated expression.
struct Value {
  std::string Text;
  Ty T = Ty::I32;
  Range R;
  /// Whether every value that the expression can have is in the range.
  bool fits(const Range &In) const { return R.within(In); }
};

/// Returns an integer in the syntax of KIR. N may be negative.
std::string literal(Ty T, Wide N);

} // namespace ampcc::fuzz

#endif
