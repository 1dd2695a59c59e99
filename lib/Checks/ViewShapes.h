//===- ViewShapes.h - addressing functions of the views of a kernel ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library computes the place of a view's element, its offset in the buffer, from an index:
// `data[begin + i * stride + j]`. The shape of the view is this expression without the index:
// `data[begin + #0 * stride + #1]`. OwnElements uses shapes to prove that threads cannot race in a
// buffer: where all uses of the buffer have one shape, only their indices have to be compared.
// BufferRanges uses the range of addresses of a shape to compare buffers that share memory. Needs
// KIR in which the library's index checks (CheckKind::Index) still exist. Costs a walk over each
// expression, at most 24 variables deep.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_VIEWSHAPES_H
#define AMPCC_LIB_CHECKS_VIEWSHAPES_H

#include "ampcc/Analysis/LinearForms.h"

namespace ampcc {

/// The computation of an element's place in its buffer from its indices. Two accesses to one buffer
/// with the same shape access the same element if, and only if, their indices are equal.
struct ViewShape {
  std::string Key;                         ///< equal for equal shapes, within one kernel
  const kir::Subscript *Element = nullptr; ///< an access with this shape, in the kernel's tree
  const kir::Check *Index = nullptr;       ///< the check of the element's index
};

/// The shapes of the views of a kernel, including sections and other views that the kernel creates.
class ViewShapes {
  const LinearForms &Forms;

public:
  explicit ViewShapes(const LinearForms &Forms) : Forms(Forms) {}

  /// The element of a buffer that contains the object to which a pointer leads; null if unknown.
  const kir::Subscript *elementOf(const kir::Expr *Pointer) const;
  /// The parameter whose memory contains the element; null if it is not known.
  const kir::Var *bufferOf(const kir::Subscript &Element) const;
  /// The check of the element's index; null if there is none.
  const kir::Check *indexOf(const kir::Subscript &Element) const;
  /// The check in an index that is the sum of a checked index and values that are the same in the
  /// whole launch, as for texels; null if there is none.
  const kir::Check *indexIn(const kir::Expr *Index) const;
  /// The shape of an element; nothing if the shape would contain a value that differs between
  /// threads.
  std::optional<ViewShape> shapeOf(const kir::Subscript &Element) const;
  /// The value is the same for all threads of the launch. Only recursive calls pass Depth.
  bool isUniform(const kir::Var *V, unsigned Depth = 0) const;
  bool isUniform(const kir::Expr *E, unsigned Depth = 0) const;

  /// Expressions for the range of addresses that a shape covers, as integers: the address of the
  /// first element, and the end of the last one. Both null if one of them would need more than the
  /// kernel's parameters.
  std::pair<kir::Expr *, kir::Expr *> addresses(kir::Context &Ctx, const ViewShape &Shape) const;

private:
  const kir::Expr *valueOf(const kir::Expr *E) const;
  struct Indices;
  bool spell(const kir::Expr *E, Indices &Of, std::string &Key) const;
  bool spellBase(const kir::Expr *E, const kir::Type *Ty, std::string &Key) const;
  kir::Expr *place(kir::Context &Ctx, const kir::Expr *E, Indices &Of, bool Last) const;
};

} // namespace ampcc

#endif
