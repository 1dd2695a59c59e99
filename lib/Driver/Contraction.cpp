//===- Contraction.cpp - contraction of a * b + c in kernels as in host code -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Contraction.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Frontend/CompilerInstance.h"

using namespace clang;

namespace ampcc {

/// The host code may use an instruction that rounds once. Only x86's native kernels are compiled
/// for other instructions than the host code; elsewhere one compiler decides on both.
static bool hasMulAdd(const TargetInfo &Target) {
  return !Target.getTriple().isX86() || Target.hasFeature("fma") || Target.hasFeature("fma4");
}

/// Statements of the library have no lines until they are inlined (lib/Lower/CodeBuilder.cpp).
static bool isOfLibrary(const kir::Function &F) {
  return !kir::containsStmt(
      F.Body, [](const kir::Stmt *S) { return !isa<kir::Block>(S) && S->Pos.Line != 0; });
}

/// Keeps the library's products out of sums in other statements.
static void keepProducts(kir::Module &M) {
  for (kir::Function *F : M.Functions)
    if (isOfLibrary(*F))
      kir::walkExprs(F->Body, [&](kir::Expr *&E) {
        auto *Product = dyn_cast<kir::Binary>(E);
        if (!Product || Product->Op != kir::BinaryOp::Mul || !isa<kir::FloatType>(E->type()))
          return;
        E = M.Ctx.make<kir::Builtin>(E->type(), kir::builtin::EXACT_MUL,
                                     std::vector<kir::Expr *>{Product->Left, Product->Right});
        E->Pos = Product->Pos;
      });
}

/// clang++ contracts within an expression, whatever it optimises. g++ contracts across statements,
/// in a pass that -O2 turns on.
void contractAsHost(const CompilerInstance &CI, bool ForGcc, kir::Module &M) {
  const bool Contracts =
      hasMulAdd(CI.getTarget()) && !(ForGcc && CI.getCodeGenOpts().OptimizationLevel < 2);
  if (Contracts && ForGcc) {
    M.Contract = kir::Module::Devices::Cpus;
    keepProducts(M);
  }
  if (Contracts)
    return;
  for (kir::Function *F : M.Functions)
    kir::walkExprs(F->Body, [&](kir::Expr *&E) {
      auto *Sum = dyn_cast<kir::Builtin>(E);
      if (!Sum || !Sum->is(kir::builtin::MUL_ADD))
        return;
      E = M.Ctx.make<kir::Builtin>(Sum->type(), kir::builtin::GPU_MUL_ADD, Sum->Args);
      E->Pos = Sum->Pos;
    });
}

} // namespace ampcc
