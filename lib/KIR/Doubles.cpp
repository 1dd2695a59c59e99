//===- Doubles.cpp - what needs a device with double precision ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Doubles.h"
#include "ampcc/KIR/Expr.h"
#include "ampcc/KIR/Structs.h"

using namespace ampcc::kir;
using namespace llvm;

namespace {

class TypeSearch {
  SmallPtrSet<const StructType *, 8> Seen; // a struct may point to itself

public:
  bool find(const Type *T) {
    if (auto *F = dyn_cast<FloatType>(T))
      return F->Bits == 64;
    if (auto *P = dyn_cast<PointerType>(T))
      return find(P->Pointee);
    if (auto *A = dyn_cast<ArrayType>(T))
      return find(A->Element);
    auto *S = dyn_cast<StructType>(T);
    return S && Seen.insert(S).second &&
           llvm::any_of(S->Fields, [&](const Field &F) { return find(F.Ty); });
  }
};

bool callsOneOf(const Function &F, const SmallPtrSetImpl<const Function *> &Set) {
  bool Found = false;
  if (F.Body)
    walkExprs(F.Body, [&](Expr *&E) {
      auto *C = dyn_cast<Call>(E);
      Found |= C && Set.count(C->Callee);
    });
  return Found;
}

} // namespace

bool ampcc::kir::mentionsDouble(const Type *T) { return TypeSearch().find(T); }

SmallPtrSet<const Function *, 16> ampcc::kir::functionsWithDouble(const Module &M) {
  SmallPtrSet<const Function *, 16> Result;
  for (Function *F : M.Functions) {
    bool Found = false;
    forEachType(*F, [&](const Type *T) { Found |= mentionsDouble(T); });
    if (Found)
      Result.insert(F);
  }
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (const Function *F : M.Functions)
      if (!Result.count(F) && callsOneOf(*F, Result))
        Changed = Result.insert(F).second;
  }
  return Result;
}
