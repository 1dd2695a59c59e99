//===- Reducer.cpp - reduction of a module that has a finding -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Reducer.h"
#include "ampcc/KIR/Text.h"
#include "ampcc/KIR/Verifier.h"
#include <chrono>

using namespace ampcc;
using namespace ampcc::fuzz;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// A walk over a module that performs the step with one number. Steps are numbered in the order of
/// the walk. Blocks come before their statements, so that larger steps have smaller numbers.
class Step {
  Module &M;
  size_t Left;
  bool Done = false;

  /// Returns true once, for the step to perform.
  bool now() {
    if (Done)
      return false;
    return Done = Left-- == 0;
  }

  void list(std::vector<Stmt *> &Stmts) {
    for (size_t Size = Stmts.size(); Size && !Done; Size /= 2)
      for (size_t At = 0; At + Size <= Stmts.size() && !Done; At += Size)
        if (now())
          Stmts.erase(Stmts.begin() + At, Stmts.begin() + At + Size);
    for (size_t I = 0; I < Stmts.size() && !Done; ++I)
      parts(Stmts, I);
  }

  /// Replaces a statement by its parts.
  void parts(std::vector<Stmt *> &Stmts, size_t I) {
    Stmt *S = Stmts[I];
    auto Put = [&](ArrayRef<Stmt *> Parts) {
      if (!now())
        return;
      Stmts.erase(Stmts.begin() + I);
      Stmts.insert(Stmts.begin() + I, Parts.begin(), Parts.end());
    };
    if (auto *B = dyn_cast<Block>(S))
      Put(B->Stmts);
    else
      forEachInnerBlock(S, [&](Block &B) {
        Stmt *Only = &B;
        Put(Only);
      });
    if (auto *If = dyn_cast<kir::If>(S); If && If->Else && now())
      If->Else = nullptr;
  }

  Expr *constant(const Type *T, int64_t N) {
    if (T->isBool() || isa<IntType>(T))
      return M.Ctx.make<IntLit>(T, N);
    if (isa<FloatType>(T))
      return M.Ctx.make<FloatLit>(T, static_cast<double>(N));
    return nullptr;
  }

  void expression(Expr *&E) {
    if (isa<IntLit, FloatLit>(E) || E->type()->isVoid())
      return;
    for (int64_t N : {0, 1})
      if (Expr *C = constant(E->type(), N); C && now())
        E = C;
    if (Done)
      return;
    forEachOperand(E, [&](Expr *&Operand) {
      if (Operand->type() == E->type() && now())
        Replacement = Operand;
    });
    if (Replacement)
      E = std::exchange(Replacement, nullptr);
    if (!Done)
      forEachOperand(E, [&](Expr *&Operand) { expression(Operand); });
  }

  Expr *Replacement = nullptr;

  void functions() {
    for (size_t I = 0; I < M.Functions.size() && !Done; ++I)
      if (!M.Functions[I]->IsKernel && now())
        M.Functions.erase(M.Functions.begin() + I);
    for (Function *F : M.Functions)
      for (size_t I = F->Params.size(); I-- > 0 && !Done;)
        if (now())
          dropParameter(*F, I);
  }

  void dropParameter(Function &F, size_t I) {
    F.Params.erase(F.Params.begin() + I);
    for (Function *Caller : M.Functions)
      walkExprs(Caller->Body, [&](Expr *&E) {
        if (auto *C = dyn_cast<Call>(E); C && C->Callee == &F)
          C->Args.erase(C->Args.begin() + I);
      });
  }

public:
  Step(Module &M, size_t Number) : M(M), Left(Number) {}

  /// Performs the step; returns false if there are fewer steps.
  bool run() {
    for (Function *F : M.Functions)
      walkStmts(F->Body, [&](Stmt *S) {
        if (auto *B = dyn_cast<Block>(S); B && !Done)
          list(B->Stmts);
      });
    functions();
    for (Function *F : M.Functions)
      walkStmts(F->Body, [&](Stmt *S) {
        if (!Done)
          forEachExpr(S, [&](Expr *&E) { expression(E); });
      });
    return Done;
  }
};

} // namespace

std::string fuzz::reduce(StringRef Text, function_ref<bool(StringRef)> Interesting,
                         unsigned Seconds) {
  const auto End = std::chrono::steady_clock::now() + std::chrono::seconds(Seconds);
  std::string Best = Text.str(), Error;
  // After a success the walk continues with the next step. Earlier steps are tried again in the
  // next round of walks.
  for (bool Progress = true; Progress;) {
    Progress = false;
    for (size_t Number = 0; std::chrono::steady_clock::now() < End; ++Number) {
      std::unique_ptr<Module> M = readText(Best, Error);
      if (!M || !Step(*M, Number).run())
        break;
      std::string Candidate;
      raw_string_ostream OS(Candidate);
      writeText(OS, *M);
      if (Candidate == Best || !verify(*M).empty() || !Interesting(Candidate))
        continue;
      Best = Candidate;
      Progress = true;
      --Number;
    }
  }
  return Best;
}
