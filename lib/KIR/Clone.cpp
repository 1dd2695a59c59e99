//===- Clone.cpp - copies of KIR trees and modules ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Cloner.h"

using namespace ampcc::kir;

Expr *ampcc::kir::clone(Context &Ctx, const Expr *E, const VarMap &Vars) {
  VarMap Copy = Vars;
  return Cloner(Ctx, Copy).expr(E);
}

Stmt *ampcc::kir::clone(Context &Ctx, const Stmt *S, VarMap &Vars) {
  return Cloner(Ctx, Vars).stmt(S);
}

std::unique_ptr<Module> ampcc::kir::cloneModule(const Module &M) {
  auto Copy = std::make_unique<Module>();
  ModuleCloner(Copy->Ctx).run(M, *Copy);
  return Copy;
}
