//===- ViewShapes.h - places of the elements of a view -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_VIEWSHAPES_H
#define AMPCC_LIB_CHECKS_VIEWSHAPES_H

#include "ampcc/Analysis/LinearForms.h"

namespace ampcc {

/// The computation of an element's place from its indices. Two uses with the same shape access the
/// same element if, and only if, their indices are equal.
struct ViewShape {
  std::string Key; ///< equal for equal shapes
  const kir::Subscript *Element = nullptr;
  const kir::Check *Index = nullptr; ///< the check of the element's index
};

/// The shapes of the views of a kernel, including sections and other views that the kernel creates.
class ViewShapes {
  const LinearForms &Forms;

public:
  explicit ViewShapes(const LinearForms &Forms) : Forms(Forms) {}

  /// The element that a pointer leads to or into; null if it is not known.
  const kir::Subscript *elementOf(const kir::Expr *Pointer) const;
  /// The parameter whose memory contains the element; null if it is not known.
  const kir::Var *bufferOf(const kir::Subscript &Element) const;
  /// The check of the element's index; null if there is none.
  const kir::Check *indexOf(const kir::Subscript &Element) const;
  /// The same for an index to which the library adds something, as for texels.
  const kir::Check *indexIn(const kir::Expr *Index) const;
  /// The shape of an element; nothing if it contains a value that depends on the thread, besides
  /// the index.
  std::optional<ViewShape> shapeOf(const kir::Subscript &Element) const;
  /// The value is the same in the whole launch.
  bool isUniform(const kir::Var *V, unsigned Depth = 0) const;
  bool isUniform(const kir::Expr *E, unsigned Depth = 0) const;

  /// The addresses of the first element with this shape, and of the end of the last one, as
  /// integers; null if they depend on more than parameters.
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
