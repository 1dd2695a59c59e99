//===- LaunchVariants.cpp - variants of seeded launches, special or simpler -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LaunchVariants.h"
#include "Groups.h"
#include "Random.h"
#include <iterator>

using namespace ampcc;
using namespace ampcc::interpreter;
using namespace ampcc::kir;
using namespace llvm;

void interpreter::makeExtreme(Launch &L, const Function &Kernel, uint64_t Seed) {
  Random R(Seed);
  for (const Var *P : Kernel.Params) {
    auto *Ty = dyn_cast<IntType>(P->Ty);
    if (!Ty || !P->Binding || P->Binding->K != ArgBinding::Kind::Value ||
        P->Binding->IsViewOffset || P->Binding->ThroughReference || R.next() % 2)
      continue;
    const uint64_t Most = ~uint64_t(0) >> (64 - Ty->Bits + (Ty->Signed ? 1 : 0));
    const uint64_t Values[] = {
        Most, Most - 1, Most + 1,       Most - R.next() % 300, ~uint64_t(0),      0,
        1,    31,       R.next() % 300, R.next() % 300,        uint64_t(1) << 31, R.next()};
    const uint64_t Value = Values[R.next() % std::size(Values)];
    for (unsigned I = 0; I < Ty->Bits / 8; ++I)
      L.Functor.set<uint8_t>(P->Binding->Offset + I, Value >> (8 * I));
  }
}

//===----------------------------------------------------------------------===//
// Aliases
//===----------------------------------------------------------------------===//

/// Integers of either sign count as one type. Floats do not count as integers, since the bits of a
/// NaN are open.
static bool haveOneType(const Var *A, const Var *B) {
  const Type *T = cast<PointerType>(A->Ty)->Pointee, *U = cast<PointerType>(B->Ty)->Pointee;
  auto *X = dyn_cast<IntType>(T), *Y = dyn_cast<IntType>(U);
  return T == U || (X && Y && X->Bits == Y->Bits);
}

/// The offset of the view whose buffer is P's: it follows the buffer in the functor. Null without
/// one.
static const Var *offsetOf(const Function &Kernel, const Var *Buffer) {
  const Var *Nearest = nullptr;
  for (const Var *P : Kernel.Params) {
    if (!P->Binding || P->Binding->ThroughReference ||
        P->Binding->Offset <= Buffer->Binding->Offset)
      continue;
    if (!Nearest || P->Binding->Offset < Nearest->Binding->Offset)
      Nearest = P;
  }
  return Nearest && Nearest->Binding->IsViewOffset ? Nearest : nullptr;
}

void interpreter::makeAliases(Launch &L, const Function &Kernel, uint64_t Seed) {
  std::vector<const Var *> Buffers;
  for (const Var *P : Kernel.Params)
    if (P->Binding && P->Binding->K == ArgBinding::Kind::Buffer && P->Ty->isPointer())
      Buffers.push_back(P);
  Random R(Seed + Kernel.Params.size());
  for (size_t Last = Buffers.size(); Last-- > 1;) {
    const Var *Alias = Buffers[Last];
    std::vector<const Var *> Fitting;
    for (size_t I = 0; I < Last; ++I)
      if (haveOneType(Buffers[I], Alias))
        Fitting.push_back(Buffers[I]);
    const HostPlace Place = HostPlace::of(*Alias->Binding);
    if (Fitting.empty() || (Last > 1 && R.next() % 4 == 0))
      continue;
    const Var *Whole = R.next() % 3 ? Fitting.back() : Fitting[R.next() % Fitting.size()];
    if (Place == HostPlace::of(*Whole->Binding))
      continue;
    L.Aliases[Place] = HostPlace::of(*Whole->Binding);
    const Var *From = offsetOf(Kernel, Whole), *To = offsetOf(Kernel, Alias);
    if (From && To && R.next() % 4)
      L.Functor.set<int32_t>(To->Binding->Offset, L.Functor.get<int32_t>(From->Binding->Offset));
    return;
  }
}

//===----------------------------------------------------------------------===//
// Images and groups
//===----------------------------------------------------------------------===//

void interpreter::addImages(Launch &L, const Function &Kernel, uint64_t Seed) {
  for (const Var *P : Kernel.Params) {
    if (!P->Binding || P->Binding->K != ArgBinding::Kind::Image ||
        Random(Seed + P->Binding->Offset).next() % 4 == 0)
      continue;
    Image I;
    I.Width = 8;
    I.Height = 4;
    for (unsigned At = 0; At < I.Width * I.Height; ++At)
      for (unsigned Channel = 0; Channel < 4; ++Channel)
        I.Texels.push_back(static_cast<float>(P->Binding->Offset + At) +
                           static_cast<float>(Channel) / 2);
    L.Images[HostPlace::of(*P->Binding)] = std::move(I);
  }
}

std::vector<unsigned> interpreter::oneGroup(const Launch &L, const Function &F) {
  std::vector<unsigned> Extent(L.Extent.size(), 1);
  for (size_t D = 0; D < Extent.size() && D < 3; ++D)
    if (F.WorkGroupSize.isTiled())
      Extent[Extent.size() - 1 - D] = F.WorkGroupSize.threadsIn(D).value_or(tileOf(L, D));
  return Extent;
}
