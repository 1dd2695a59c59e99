//===- AtomicNames.cpp - names of the atomic functions in OpenCL C --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Print/AtomicNames.h"
#include "ampcc/KIR/AtomicBuiltins.h"
#include "ampcc/KIR/BarrierBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::isAtomicOfText(const Builtin &B) {
  if (!B.isAtomic())
    return false;
  const Type *Of = cast<PointerType>(B.Args[0]->type())->Pointee;
  return Of->size() == 8 || B.is(builtin::atomic_load) || B.is(builtin::atomic_store) ||
         (isa<FloatType>(Of) && !B.is(builtin::atomic_xchg));
}

bool ampcc::isDeviceFence(const Builtin &B) {
  constexpr uint64_t OfDevice = 4; // fence_device in amp/detail/builtins.h
  auto *Flags = B.is(builtin::mem_fence) ? dyn_cast<IntLit>(B.Args[0]) : nullptr;
  return Flags && (uint64_t(Flags->Value) & OfDevice);
}

std::string ampcc::atomicFunctionName(const Builtin &B) {
  auto *To = cast<PointerType>(B.Args[0]->type());
  return B.Name + (To->AS == Space::Local ? "_local_" : "_global_") + atomicTypeName(To->Pointee);
}

std::string ampcc::atomicTypeName(const Type *T) {
  if (isa<FloatType>(T))
    return T->size() == 8 ? "double" : "float";
  auto *Int = cast<IntType>(T);
  return std::string(Int->Signed ? "" : "u") + (Int->Bits == 64 ? "long" : "int");
}
