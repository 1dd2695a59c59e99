//===- Type.h - the types of KIR ------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every expression, variable and function of KIR, the intermediate representation, has such types.
// They are those of OpenCL C plus one thing: a pointer's address space may still be open
// (Space::Unresolved) until the pass specialize-address-spaces has run. Types are uniqued by the
// Context, so pointer equality is type equality; structs are nominal. A new type needs its text,
// its printing as OpenCL C and C++ (Print/TypePrinter.h) and cases where code distinguishes types.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_TYPE_H
#define AMPCC_KIR_TYPE_H

#include "llvm/Support/Casting.h"
#include <cstdint>
#include <string>
#include <vector>

namespace ampcc::kir {

class Context;

/// The address space into which a pointer points. `Unresolved` exists only before
/// specialize-address-spaces. Bits of several spaces mean a mixed pointer, which may lead into any
/// of them and holds the space at run time. Such pointers exist between specialize-address-spaces
/// and lower-mixed-pointers.
enum class Space : uint8_t { Unresolved = 0, Private = 1, Local = 2, Global = 4, Constant = 8 };

inline Space operator|(Space A, Space B) {
  return static_cast<Space>(static_cast<unsigned>(A) | static_cast<unsigned>(B));
}
/// Returns true if Whole contains all spaces of Part.
inline bool includes(Space Whole, Space Part) { return (Whole | Part) == Whole; }
/// Returns true if S holds more than one space.
inline bool isMixed(Space S) {
  auto Bits = static_cast<unsigned>(S);
  return (Bits & (Bits - 1)) != 0;
}

class Type {
public:
  enum class Kind : uint8_t { Void, Bool, Int, Float, Pointer, Array, Struct, Vector };
  Kind kind() const { return K; }

  bool isVoid() const { return K == Kind::Void; }
  bool isBool() const { return K == Kind::Bool; }
  bool isPointer() const { return K == Kind::Pointer; }
  /// Bool, integer or floating.
  bool isArithmetic() const { return K == Kind::Bool || K == Kind::Int || K == Kind::Float; }
  bool isScalar() const { return isArithmetic() || isPointer(); }
  bool isVector() const { return K == Kind::Vector; }
  bool isAggregate() const { return K == Kind::Array || K == Kind::Struct; }

  /// Size and alignment in bytes on the host, which the device shares (a pointer counts 8).
  uint64_t size() const;
  uint64_t align() const;

protected:
  explicit Type(Kind K) : K(K) {}

private:
  Kind K;
};

class VoidType final : public Type {
  friend class Context;
  VoidType() : Type(Kind::Void) {}

public:
  static bool classof(const Type *T) { return T->kind() == Kind::Void; }
};

/// A truth value: one byte in memory (printed as uchar there), `bool` as a value.
class BoolType final : public Type {
  friend class Context;
  BoolType() : Type(Kind::Bool) {}

public:
  static bool classof(const Type *T) { return T->kind() == Kind::Bool; }
};

class IntType final : public Type {
  friend class Context;
  IntType(unsigned Bits, bool Signed) : Type(Kind::Int), Bits(Bits), Signed(Signed) {}

public:
  const unsigned Bits; ///< 8, 16, 32 or 64
  const bool Signed;
  static bool classof(const Type *T) { return T->kind() == Kind::Int; }
};

class FloatType final : public Type {
  friend class Context;
  explicit FloatType(unsigned Bits) : Type(Kind::Float), Bits(Bits) {}

public:
  const unsigned Bits; ///< 32 or 64
  static bool classof(const Type *T) { return T->kind() == Kind::Float; }
};

/// `Pointee const? *` in a space. C++ references are lowered to pointers.
class PointerType final : public Type {
  friend class Context;
  PointerType(const Type *Pointee, bool Const, Space AS)
      : Type(Kind::Pointer), Pointee(Pointee), Const(Const), AS(AS) {}

public:
  const Type *const Pointee;
  const bool Const; ///< the pointee may not be written through this pointer
  const Space AS;
  static bool classof(const Type *T) { return T->kind() == Kind::Pointer; }
};

class ArrayType final : public Type {
  friend class Context;
  ArrayType(const Type *Element, uint64_t Count)
      : Type(Kind::Array), Element(Element), Count(Count) {}

public:
  const Type *const Element;
  const uint64_t Count;
  static bool classof(const Type *T) { return T->kind() == Kind::Array; }
};

/// A value for each of several threads that run in the lanes of a vector: `float{16}`. In the
/// vector form only (docs/kir.md, "The vector form"). Elements are arithmetic; a vector of bools is
/// a mask.
class VectorType final : public Type {
  friend class Context;
  VectorType(const Type *Element, unsigned Lanes)
      : Type(Kind::Vector), Element(Element), Lanes(Lanes) {}

public:
  const Type *const Element;
  const unsigned Lanes; ///< a power of two
  static bool classof(const Type *T) { return T->kind() == Kind::Vector; }
};

/// The type of one lane, or T itself.
inline const Type *laneType(const Type *T) {
  auto *V = llvm::dyn_cast<VectorType>(T);
  return V ? V->Element : T;
}

/// A member of a struct or union.
struct Field {
  std::string Name;
  const Type *Ty = nullptr;
  uint64_t Offset = 0; ///< bytes from the start of the struct, as the host lays it out
};

/// A struct or union with the host's layout. Host-only members and empty bases are absent, so there
/// may be gaps between fields. `Size` and `Align` are those of the device's struct: if
/// `ExactLayout` is set, the printer adds padding so that the fields have their offsets.
class StructType final : public Type {
  friend class Context;
  explicit StructType(std::string Name) : Type(Kind::Struct), Name(std::move(Name)) {}

public:
  std::string Name; ///< unique within the module after assign-names
  std::vector<Field> Fields;
  uint64_t Size = 0;
  uint64_t Align = 1;
  bool IsUnion = false;
  /// The bytes are shared with the host (buffer elements, by-value arguments).
  bool ExactLayout = true;
  /// A class of the library's headers or a kernel's closure: scalar-replacement may split all its
  /// variables, not only temporaries.
  bool IsLibrary = false;
  /// The place of the C++ class in the source, for a comment in the output; empty if there is none.
  std::string Origin;
  /// The linker name of the class, which is the same class in all translation units. Empty for a
  /// class that is local to this unit.
  std::string Identity;
  static bool classof(const Type *T) { return T->kind() == Kind::Struct; }
};

/// Returns true if a value of this type is a pointer or holds one in a field or element.
bool containsPointer(const Type *T);

} // namespace ampcc::kir

#endif
