//===- Structs.cpp - the structs and types that a module uses ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Structs.h"
#include "llvm/ADT/DenseSet.h"

using namespace ampcc::kir;
using namespace llvm;

void ampcc::kir::forEachType(Function &F, function_ref<void(const Type *)> Fn) {
  Fn(F.ReturnTy);
  for (Var *P : F.Params)
    Fn(P->Ty);
  if (!F.Body)
    return;
  walkStmts(F.Body, [&](Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S))
      Fn(D->V->Ty);
  });
  walkExprs(F.Body, [&](Expr *&E) { Fn(E->type()); });
}

namespace {

/// Depth-first over types; a struct is finished after everything that it holds by value.
class StructCollector {
  DenseSet<const Type *> Seen;

public:
  std::vector<StructType *> Order;

  void visit(const Type *T) {
    if (!Seen.insert(T).second)
      return;
    if (auto *P = dyn_cast<PointerType>(T))
      return visit(P->Pointee);
    if (auto *A = dyn_cast<ArrayType>(T))
      return visit(A->Element);
    auto *S = dyn_cast<StructType>(T);
    if (!S)
      return;
    for (const Field &F : S->Fields)
      visit(F.Ty);
    // The types of expressions are const for all but the owner of the module, who calls this.
    Order.push_back(const_cast<StructType *>(S));
  }
};

} // namespace

std::vector<StructType *> ampcc::kir::usedStructs(const Module &M) {
  StructCollector Collector;
  for (Function *F : M.Functions)
    forEachType(*F, [&](const Type *T) { Collector.visit(T); });
  return std::move(Collector.Order);
}
