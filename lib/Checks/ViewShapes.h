//===- ViewShapes.h - places of the elements of a view -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_VIEWSHAPES_H
#define AMPCC_LIB_CHECKS_VIEWSHAPES_H

#include "ampcc/Analysis/LinearForms.h"

namespace ampcc {

/// How an element's indices become its place in memory. Two uses by one shape are of one element
/// if, and only if, their indices are equal.
struct ViewShape {
  std::string Key; ///< equal for equal shapes
  const kir::Subscript *Element = nullptr;
  const kir::Check *Index = nullptr; ///< of the element
};

/// The shapes of the views of a kernel, whose sections and other shapes may be made there.
class ViewShapes {
  const LinearForms &Forms;

public:
  explicit ViewShapes(const LinearForms &Forms) : Forms(Forms) {}

  /// The element to which a pointer leads, or in which what it leads to lies; null: not known.
  const kir::Subscript *elementOf(const kir::Expr *Pointer) const;
  /// The parameter in whose memory it lies; null: not known.
  const kir::Var *bufferOf(const kir::Subscript &Element) const;
  /// The check of its index; null if there is none.
  const kir::Check *indexOf(const kir::Subscript &Element) const;
  /// The same where the library adds something to the place, as for texels.
  const kir::Check *indexIn(const kir::Expr *Index) const;
  /// Nothing where it depends on the thread, beside the index.
  std::optional<ViewShape> shapeOf(const kir::Subscript &Element) const;
  /// The value is the same in all of a launch.
  bool isUniform(const kir::Var *V, unsigned Depth = 0) const;
  bool isUniform(const kir::Expr *E, unsigned Depth = 0) const;

  /// The addresses of the first element that there is by a shape, and of the end of the last one,
  /// as numbers; null if they depend on more than parameters.
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
