//===- Images.h - uses of OpenCL images in a kernel ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library samples a texture through an OpenCL image if the launch has one, else by its own
// arithmetic:
//
//   HAS_IMAGE(image) ? SAMPLE_IMAGE(image, ...) : arithmetic
//
// In OpenCL C, the pass bind-images keeps the uses in which `image` is a parameter of the kernel,
// and drops the others, because OpenCL C cannot store or select an image. The pass drop-images
// drops all uses, in native kernels (for the CPU) and where every access is checked. Another
// built-in function for images has to be recognised by imageUse().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_IMAGES_H
#define AMPCC_LIB_PASSES_IMAGES_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// True if V is a kernel's parameter for the image of a texture.
inline bool isImage(const kir::Var *V) {
  return V->Binding && V->Binding->K == kir::ArgBinding::Kind::Image;
}

/// E as a built-in that queries whether a texture has an image (HAS_IMAGE) or samples the image
/// (SAMPLE_IMAGE); null if E is something else.
kir::Builtin *imageUse(kir::Expr *E);

/// Replaces queries HAS_IMAGE in F by false, so that samples are never reached, and samples and
/// references to images by 0. Kept: the references to images that stay, with the queries and
/// samples whose first argument they are. Returns true if something was replaced.
bool dropImageUses(kir::Module &M, kir::Function &F,
                   const llvm::DenseSet<const kir::Expr *> &Kept = {});

} // namespace ampcc

#endif
