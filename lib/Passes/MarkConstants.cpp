//===- MarkConstants.cpp - tables of constants say that they are constant -===//
//
// An array that is filled with constants and then only read is declared const: some device
// compilers keep any other array in memory, element by element, even where every index is known
// once its loop is unrolled.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "VarUses.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool isConstantTable(const Expr *E) {
  if (auto *L = dyn_cast<InitList>(E))
    return all_of(L->Elements, isConstantTable);
  return isa<IntLit, FloatLit>(E);
}

bool ampcc::markConstants(PassContext &PC) {
  bool Changed = false;
  for (Function *F : PC.M.Functions) {
    VarUses Uses(*F);
    walkStmts(F->Body, [&](Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      if (!D || !D->Init || D->V->IsConst || !isa<ArrayType>(D->V->Ty) || !isConstantTable(D->Init))
        return;
      VarUse U = Uses.of(D->V);
      if (U.Writes == 0 && U.Addresses == 0)
        Changed = D->V->IsConst = true;
    });
  }
  return Changed;
}
