//===- BindImages.cpp - the choice of textures that are sampled as images -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library samples a texture by an image if the launch has one, HAS_IMAGE(image), and by its own
// arithmetic otherwise. `image` comes from a parameter of the kernel, but in OpenCL C an image is
// no value: it cannot be stored or selected. So if the expression names the kernel's parameter
// itself, as nearly all do once everything is inlined, the build for the launch decides
// (docs/runtime-abi.md). Every other HAS_IMAGE becomes false, and only the library's arithmetic
// remains. Afterwards the remaining image parameters are the last ones, with their bits.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/Images.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// The bits in the build option.
constexpr uint32_t ImageBits = 8;

/// The image that it is about, if that is known.
Var *imageOf(const Builtin *B) {
  auto *Ref = dyn_cast<VarRef>(B->Args[0]);
  return Ref && isImage(Ref->V) ? Ref->V : nullptr;
}

} // namespace

/// Finds the images that the kernel queries by their parameters, at most as many as there are bits,
/// and the references in these queries.
static DenseSet<const Expr *> bind(Function &Kernel, bool &Changed) {
  DenseSet<const Var *> Bound;
  DenseSet<const Expr *> Kept;
  walkExprs(Kernel.Body, [&](Expr *&E) {
    Builtin *B = imageUse(E);
    Var *Image = B ? imageOf(B) : nullptr;
    if (!Image || (!Bound.contains(Image) && Bound.size() == ImageBits))
      return;
    Bound.insert(Image);
    Kept.insert(B->Args[0]);
  });
  uint32_t Bit = 0;
  for (Var *P : Kernel.Params)
    if (Bound.contains(P)) {
      Changed |= P->Binding->ImageBit != Bit;
      P->Binding->ImageBit = Bit++;
    }
  const std::vector<Var *> Before = Kernel.Params;
  const auto Images = to_vector(make_filter_range(Kernel.Params, isImage));
  erase_if(Kernel.Params, isImage);
  Kernel.Params.insert(Kernel.Params.end(), Images.begin(), Images.end());
  Changed |= Kernel.Params != Before;
  return Kept;
}

bool ampcc::bindImages(PassContext &PC) {
  return changeFunctions(PC, [&](Function &F) {
    bool Bound = false;
    const DenseSet<const Expr *> Kept = F.IsKernel ? bind(F, Bound) : DenseSet<const Expr *>();
    const bool Dropped = dropImageUses(PC.M, F, Kept);
    return Bound || Dropped;
  });
}
