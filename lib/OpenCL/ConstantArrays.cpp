//===- ConstantArrays.cpp - arrays that constants initialise --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ConstantArrays.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool holdsArray(const Type *T) {
  auto *S = dyn_cast<StructType>(T);
  return isa<ArrayType>(T) ||
         (S && any_of(S->Fields, [](const Field &F) { return holdsArray(F.Ty); }));
}

const InitList *ampcc::constantOfArray(const DeclStmt &D) {
  auto *List = dyn_cast_or_null<InitList>(D.Init);
  if (!List || List->Elements.empty() || D.V->S == Var::Storage::TileStatic || !holdsArray(D.V->Ty))
    return nullptr;
  bool IsConstant = true;
  walkExprs(List,
            [&](const Expr *E) { IsConstant &= isa<InitList, IntLit, FloatLit, Cast, Unary>(E); });
  return IsConstant ? List : nullptr;
}

std::vector<std::string> ampcc::constantArrayMacro(const Module &M) {
  bool IsUsed = false;
  for (const Function *F : M.Functions)
    walkStmts(static_cast<const Stmt *>(F->Body), [&](const Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      IsUsed |= D && constantOfArray(*D);
    });
  if (!IsUsed)
    return {};
  return {"#ifdef cl_nv_pragma_unroll", "#define COMPUTED(value) (get_work_dim() ? value : value)",
          "#else", "#define COMPUTED(value) value", "#endif"};
}
