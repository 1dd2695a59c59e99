//===- BindImages.cpp - which textures a kernel samples as images ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library samples a texture by an image where the launch has one, HAS_IMAGE(image), and by its
// own arithmetic elsewhere. `image` comes from a parameter of the kernel, but an image is no value
// in OpenCL C: it cannot be stored or chosen. So where a kernel's own text asks by the parameter
// itself, as nearly all do once everything is inlined, the question is left to the build of the
// launch (docs/runtime-abi.md); everywhere else the answer is no, and there is only the library's
// arithmetic. Behind that the parameters that are left stand at the end, with their bits.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "llvm/ADT/DenseSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// The bits in the build option.
constexpr uint32_t ImageBits = 8;

bool isImage(const Var *V) { return V->Binding && V->Binding->K == ArgBinding::Kind::Image; }

Builtin *questionOrSample(Expr *E) {
  auto *B = dyn_cast<Builtin>(E);
  return B && (B->is(BuiltinID::HAS_IMAGE) || B->is(BuiltinID::SAMPLE_IMAGE)) ? B : nullptr;
}

/// The image that it is about, if that is known.
Var *imageOf(const Builtin *B) {
  auto *Ref = dyn_cast<VarRef>(B->Args[0]);
  return Ref && isImage(Ref->V) ? Ref->V : nullptr;
}

class Binder {
  PassContext &PC;
  DenseSet<const Var *> Bound;
  DenseSet<const Expr *> Kept; ///< references that stay
  bool Changed = false;

  void bind(Function &Kernel) {
    walkExprs(Kernel.Body, [&](Expr *&E) {
      Builtin *B = questionOrSample(E);
      Var *Image = B ? imageOf(B) : nullptr;
      if (!Image || (!Bound.contains(Image) && Bound.size() == ImageBits))
        return;
      Bound.insert(Image);
      Kept.insert(B->Args[0]);
    });
    uint32_t Bit = 0;
    for (Var *P : Kernel.Params)
      if (Bound.contains(P))
        P->Binding->ImageBit = Bit++;
    const auto Images = to_vector(make_filter_range(Kernel.Params, isImage));
    erase_if(Kernel.Params, isImage);
    Kernel.Params.insert(Kernel.Params.end(), Images.begin(), Images.end());
  }

  void drop(Expr *&E) {
    if (Builtin *B = questionOrSample(E); B && !Kept.contains(B->Args[0])) {
      E = B->is(BuiltinID::HAS_IMAGE) ? PC.M.Ctx.boolLit(false) : PC.M.Ctx.intLit(0);
      Changed = true;
    } else if (auto *Ref = dyn_cast<VarRef>(E); Ref && isImage(Ref->V) && !Kept.contains(Ref)) {
      E = PC.M.Ctx.intLit(0);
      Changed = true;
    }
  }

public:
  explicit Binder(PassContext &PC) : PC(PC) {}

  bool run(bool Binds) {
    for (Function *F : PC.M.Functions) {
      Bound.clear();
      Kept.clear();
      if (F->IsKernel && Binds)
        bind(*F);
      walkExprs(F->Body, [&](Expr *&E) { drop(E); });
    }
    return Changed;
  }
};

} // namespace

bool ampcc::bindImages(PassContext &PC) { return Binder(PC).run(true); }
bool ampcc::dropImages(PassContext &PC) { return Binder(PC).run(false); }
