//===- ViewShapes.h - addressing functions of the views of a kernel ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library computes the place of a view's element, its offset in the buffer, from an index:
// `data[begin + i * stride + j]` (amp/detail/flatten.h). The shape of the view is this expression
// without the index: `data[begin + #0 * stride + #1]`. OwnElements uses shapes to prove that
// threads cannot race in a buffer: where all uses of the buffer have one shape, only their indices
// have to be compared. BufferRanges computes from a shape the addresses that a kernel uses in a
// buffer. With them the kernel tests, when it begins, whether two of its buffers share memory.
// Needs KIR (the intermediate representation) in which the library's index checks
// (CheckKind::Index) still exist. Each query walks one expression and the values of the variables
// in it; most queries stop at a depth of 24.
//
// If the library computes places in another form, change this class with it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_VIEWSHAPES_H
#define AMPCC_LIB_CHECKS_VIEWSHAPES_H

#include "ampcc/Analysis/LinearForms.h"

namespace ampcc {

/// The computation of an element's place in its buffer from its indices. Two accesses to one buffer
/// with the same shape access the same element if, and only if, their indices are equal.
struct ViewShape {
  std::string Key;                         ///< accesses to a buffer with equal keys have one shape
  const kir::Subscript *Element = nullptr; ///< an access with this shape, in the kernel's tree
  const kir::Check *Index = nullptr;       ///< the check of the element's index
};

/// The shapes of the views of a kernel, including sections and other views that the kernel creates.
class ViewShapes {
  const LinearForms &Forms;

public:
  explicit ViewShapes(const LinearForms &Forms) : Forms(Forms) {}

  /// The element of a buffer to which, or to a part of which, a pointer leads: an access `b[i]` in
  /// the kernel's tree; null if unknown.
  const kir::Subscript *elementOf(const kir::Expr *Pointer) const;
  /// The parameter whose memory contains the element; null if it is not known.
  const kir::Var *bufferOf(const kir::Subscript &Element) const;
  /// The check of the element's index (CheckKind::Index); null if there is none.
  const kir::Check *indexOf(const kir::Subscript &Element) const;
  /// The check (CheckKind::Index) of which Index is the result, or to whose result it adds offsets
  /// that are the same for all threads, such as the place of a texture's first texel; null if Index
  /// has another form.
  const kir::Check *indexIn(const kir::Expr *Index) const;
  /// The shape of an element; nothing if the shape would contain a value that differs between
  /// threads.
  std::optional<ViewShape> shapeOf(const kir::Subscript &Element) const;
  /// True if the value is the same for all threads of the launch. Only recursive calls pass Depth.
  bool isUniform(const kir::Var *V, unsigned Depth = 0) const;
  bool isUniform(const kir::Expr *E, unsigned Depth = 0) const;

  /// Expressions for the range of addresses that a shape covers, as integers: the address of the
  /// first element, and the end of the last one. They use only parameters of the kernel, so that
  /// they can be computed where it begins. If that is impossible, both are null.
  std::pair<kir::Expr *, kir::Expr *> addresses(kir::Context &Ctx, const ViewShape &Shape) const;

private:
  const kir::Expr *valueOf(const kir::Expr *E) const;
  struct Indices;
  /// Append the text of an offset, with #N for index N, or of a base pointer to Key. False if E has
  /// another form than those of flatten.h, or contains a value that differs between threads.
  bool spell(const kir::Expr *E, Indices &Of, std::string &Key) const;
  bool spellBase(const kir::Expr *E, const kir::Type *Ty, std::string &Key) const;
  /// E with each index replaced by its first value, 0, or by its last one.
  kir::Expr *place(kir::Context &Ctx, const kir::Expr *E, Indices &Of, bool Last) const;
};

} // namespace ampcc

#endif
