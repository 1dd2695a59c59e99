//===- Value.h - the values that expressions have -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All parts of the interpreter of KIR, the intermediate representation, compute with Value. A value
// of scalar type is 64 bits: a signed integer is sign-extended, any other integer, a bool and a
// pointer are zero-extended, a float or double is its own bits. Defined says whether the value is
// initialised, as docs/kir.md calls it: a value that was computed from bytes that were never
// written is not, and its bits have no meaning.
//
// The value of a struct or an array is the address of the memory that holds it.
//
// A new scalar type of KIR needs an enumerator of Scalar.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_VALUE_H
#define AMPCC_LIB_INTERPRETER_VALUE_H

#include "ampcc/KIR/Type.h"
#include <cstring>
#include <type_traits>

namespace ampcc::interpreter {

struct Value {
  uint64_t Bits = 0;
  bool Defined = false;
};

/// The types that arithmetic distinguishes.
enum class Scalar : uint8_t { Bool, I8, U8, I16, U16, I32, U32, I64, U64, F32, F64, Pointer };
constexpr unsigned ScalarCount = 12;

/// The scalar of T. A struct or an array is a Pointer, because its value is an address.
inline Scalar scalarOf(const kir::Type *T) {
  if (auto *I = llvm::dyn_cast<kir::IntType>(T)) {
    const unsigned Log = I->Bits == 8 ? 0 : I->Bits == 16 ? 1 : I->Bits == 32 ? 2 : 3;
    return static_cast<Scalar>(unsigned(Scalar::I8) + 2 * Log + !I->Signed);
  }
  if (auto *F = llvm::dyn_cast<kir::FloatType>(T))
    return F->Bits == 32 ? Scalar::F32 : Scalar::F64;
  return T->isBool() ? Scalar::Bool : Scalar::Pointer;
}

inline unsigned sizeOf(Scalar S) {
  constexpr uint8_t Sizes[] = {1, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8, 8};
  return Sizes[static_cast<unsigned>(S)];
}

/// The bits of a C++ value, extended to 64 as in Value.
template <typename T> uint64_t bitsOf(T V) {
  if constexpr (std::is_floating_point_v<T>) {
    uint64_t Bits = 0;
    std::memcpy(&Bits, &V, sizeof V);
    return Bits;
  } else if constexpr (std::is_signed_v<T>) {
    return static_cast<uint64_t>(static_cast<int64_t>(V));
  } else {
    return static_cast<uint64_t>(V);
  }
}
template <typename T> Value defined(T V) { return {bitsOf(V), true}; }

template <typename T> T as(uint64_t Bits) {
  if constexpr (std::is_floating_point_v<T>) {
    T V;
    std::memcpy(&V, &Bits, sizeof V);
    return V;
  } else if constexpr (std::is_same_v<T, bool>) {
    return Bits != 0;
  } else {
    return static_cast<T>(Bits);
  }
}
template <typename T> T as(Value V) { return as<T>(V.Bits); }

/// Calls Fn with a value of the C++ type of S; a pointer counts as uint64_t.
template <typename FnTy> auto withType(Scalar S, FnTy Fn) {
  switch (S) {
  case Scalar::Bool:
    return Fn(bool());
  case Scalar::I8:
    return Fn(int8_t());
  case Scalar::U8:
    return Fn(uint8_t());
  case Scalar::I16:
    return Fn(int16_t());
  case Scalar::U16:
    return Fn(uint16_t());
  case Scalar::I32:
    return Fn(int32_t());
  case Scalar::U32:
    return Fn(uint32_t());
  case Scalar::I64:
    return Fn(int64_t());
  case Scalar::F32:
    return Fn(float());
  case Scalar::F64:
    return Fn(double());
  case Scalar::U64:
  case Scalar::Pointer:
    break;
  }
  return Fn(uint64_t());
}

} // namespace ampcc::interpreter

#endif
