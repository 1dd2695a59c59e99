//===- Doubles.cpp - code that needs a device with double precision or 64-bit atomics ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Doubles.h"
#include "ampcc/KIR/Expr.h"
#include "ampcc/KIR/Link.h"
#include "ampcc/KIR/Structs.h"

using namespace ampcc::kir;
using namespace llvm;

namespace {

/// Remembers the answers, since a module mentions a type many times.
class TypeSearch {
  DenseSet<const StructType *> With, Without;
  DenseSet<const StructType *> Seen; // a struct may point to itself

  bool search(const Type *T) {
    if (auto *F = dyn_cast<FloatType>(T))
      return F->Bits == 64;
    if (auto *P = dyn_cast<PointerType>(T))
      return search(P->Pointee);
    if (auto *A = dyn_cast<ArrayType>(T))
      return search(A->Element);
    if (auto *V = dyn_cast<VectorType>(T))
      return search(V->Element);
    auto *S = dyn_cast<StructType>(T);
    if (!S || Without.contains(S))
      return false;
    const bool Found =
        With.contains(S) ||
        (Seen.insert(S).second && any_of(S->Fields, [&](const Field &F) { return search(F.Ty); }));
    if (Found)
      With.insert(S);
    return Found;
  }

public:
  bool find(const Type *T) {
    const bool Found = search(T);
    // Within a cycle only the whole answer counts.
    if (!Found)
      Without.insert(Seen.begin(), Seen.end());
    Seen.clear();
    return Found;
  }
};

} // namespace

bool ampcc::kir::mentionsDouble(const Type *T) { return TypeSearch().find(T); }

DenseSet<const Function *> ampcc::kir::functionsWithDouble(const Module &M) {
  TypeSearch Search;
  DenseSet<const Function *> Own;
  for (Function *F : M.Functions)
    forEachType(*F, [&](const Type *T) {
      if (!Own.contains(F) && Search.find(T))
        Own.insert(F);
    });
  return reaching(M, [&](const Function &F) { return Own.contains(&F); });
}

DenseSet<const Function *> ampcc::kir::functionsWith64BitAtomics(const Module &M) {
  return reaching(M, [](const Function &F) {
    return containsExpr(F.Body, [](const Expr *E) {
      auto *B = dyn_cast<Builtin>(E);
      return B && B->isAtomic() && cast<PointerType>(B->Args[0]->type())->Pointee->size() == 8;
    });
  });
}
