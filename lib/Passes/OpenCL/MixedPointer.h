//===- MixedPointer.h - a pointer that stores its address space ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C 1.2 has no generic address space: the type of a pointer names the space, local or global
// or private. A pointer of the program that may lead into several of them is *mixed*. The pass
// lower-mixed-pointers replaces it by an integer of 64 bits, whose types and expressions this class
// builds. 0 is null; in others the three highest bits name the space (1 private, 2 local, 3 global)
// and the lower 61 are the address. No device uses more bits for an address. The highest bit is 0,
// so that the integer is positive for a program that converts the pointer to a signed one.
//
//   int x = *p;    ->    int x = test(p, Local) ? *(local int *)address(p)
//                                               : *(global int *)address(p);
//
// The interpreter of KIR, the intermediate representation, keeps the two bits free
// (lib/Interpreter/Memory.h): for another layout, change both.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_MIXEDPOINTER_H
#define AMPCC_LIB_PASSES_MIXEDPOINTER_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Builds the types and expressions of these integers. P, Left and Right are always expressions of
/// type word(), that is, integers that replace mixed pointers.
class MixedPointer {
  kir::Context &Ctx;
  const kir::Type *Word;

public:
  explicit MixedPointer(kir::Context &Ctx) : Ctx(Ctx), Word(Ctx.intTy(64, /*Signed=*/false)) {}

  const kir::Type *word() const { return Word; }
  /// Returns T with word() in place of mixed pointers. A struct is returned unchanged, because
  /// lowerMixedTypes() changes its fields in place.
  const kir::Type *lowered(const kir::Type *T);

  kir::Expr *null() { return literal(0); }
  /// The mixed form of Pointer, which points into AS. IsObject: Pointer is not null. Otherwise the
  /// result tests for null and contains Pointer twice, so Pointer must have no side effects.
  kir::Expr *make(kir::Expr *Pointer, kir::Space AS, bool IsObject);
  /// The address in P, an integer: P without the bits that name the space.
  kir::Expr *address(kir::Expr *P);
  /// The condition that P is not null and points into AS.
  kir::Expr *test(kir::Expr *P, kir::Space AS);
  /// True if test() built E, for any P and space.
  bool isTest(const kir::Expr *E) const;

  /// The size in bytes of Count elements of type Element.
  kir::Expr *distance(kir::Expr *Count, const kir::Type *Element);
  /// P moved by Count elements of type Element, forward (Op is Add) or back (Sub).
  kir::Expr *moved(kir::BinaryOp Op, kir::Expr *P, kir::Expr *Count, const kir::Type *Element);
  /// P moved forward by Bytes.
  kir::Expr *moved(kir::Expr *P, uint64_t Bytes);
  /// Left - Right in elements of type Element, as a value of type Ty.
  kir::Expr *difference(kir::Expr *Left, kir::Expr *Right, const kir::Type *Element,
                        const kir::Type *Ty);

private:
  kir::Expr *literal(int64_t Value) { return Ctx.make<kir::IntLit>(Word, Value); }
  kir::Expr *binary(kir::BinaryOp Op, kir::Expr *Left, kir::Expr *Right) {
    return Ctx.make<kir::Binary>(Word, Op, Left, Right);
  }
};

} // namespace ampcc

#endif
