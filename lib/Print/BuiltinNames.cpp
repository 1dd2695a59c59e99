//===- BuiltinNames.cpp - the function of the output for each built-in ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BuiltinNames.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"
#include "ampcc/Print/AtomicNames.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static const Var *objectPointedTo(const Expr *Pointer);

/// The variable that E is part of; null where a pointer leads there whose value is not known.
static const Var *objectOf(const Expr *E) {
  if (auto *R = dyn_cast<VarRef>(E))
    return R->V;
  if (auto *M = dyn_cast<Member>(E))
    return objectOf(M->Base);
  if (auto *D = dyn_cast<Deref>(E))
    return objectPointedTo(D->Pointer);
  if (auto *S = dyn_cast<Subscript>(E))
    return S->Base->type()->isPointer() ? objectPointedTo(S->Base) : objectOf(S->Base);
  return nullptr;
}

static const Var *objectPointedTo(const Expr *Pointer) {
  if (auto *A = dyn_cast<AddrOf>(Pointer))
    return objectOf(A->Operand);
  if (auto *C = dyn_cast<Cast>(Pointer))
    return C->Operand->type()->isPointer() ? objectPointedTo(C->Operand) : nullptr;
  if (auto *B = dyn_cast<Binary>(Pointer))
    return objectPointedTo(B->Left->type()->isPointer() ? B->Left : B->Right);
  return nullptr;
}

std::string ampcc::builtinName(const Language &In, const Builtin *B) {
  // OpenCL C has no functions of one name for several types.
  const bool IsOfText =
      B->is(builtin::MUL_ADD) || B->is(builtin::GPU_MUL_ADD) || B->is(builtin::EXACT_MUL);
  if (IsOfText && !In.isCxx())
    return B->Name + (cast<FloatType>(B->type())->Bits == 64 ? "_DOUBLE" : "");
  if (!In.isCxx() && B->is(builtin::native_pow))
    return "pow";
  if (!In.isCxx() && isAtomicOfText(*B))
    return atomicFunctionName(*B);
  if (!In.isCxx() && isDeviceFence(*B))
    return "atomic_device_fence";
  bool OnTile = In.isCxx() && B->isAtomic() &&
                (cast<PointerType>(B->Args.front()->type())->AS == Space::Local ||
                 objectPointedTo(B->Args.front()));
  return (OnTile ? "tile_" : "") + B->Name;
}
