//===- Images.h - uses of OpenCL images in a kernel ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel may sample a texture through an OpenCL image. bind-images makes the image a parameter;
// drop-images removes the uses where there is no image.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_IMAGES_H
#define AMPCC_LIB_PASSES_IMAGES_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// A kernel's parameter for the image of a texture.
inline bool isImage(const kir::Var *V) {
  return V->Binding && V->Binding->K == kir::ArgBinding::Kind::Image;
}

/// E as a built-in that queries whether a texture has an image, or samples one; null for others.
kir::Builtin *imageUse(kir::Expr *E);

/// Replaces image queries by false and removes samples, except for uses of the references in Kept.
/// True if something was replaced.
bool dropImageUses(kir::Module &M, kir::Function &F,
                   const llvm::DenseSet<const kir::Expr *> &Kept = {});

} // namespace ampcc

#endif
