//===- PassedValues.cpp - values of variables between two loops ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PassedValues.h"
#include "ampcc/Analysis/ChangedVariable.h"
#include "ampcc/KIR/Module.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

void PassedValues::forget(Stmt *S) {
  walkStmts(S, [&](Stmt *Inner) {
    if (auto *D = dyn_cast<DeclStmt>(Inner))
      Values[D->V] = std::nullopt;
    if (auto *L = dyn_cast<For>(Inner))
      if (auto *D = dyn_cast_or_null<DeclStmt>(L->Init))
        Values[D->V] = std::nullopt;
  });
  walkExprs(S, [&](Expr *&E) {
    if (const Var *V = changedVariable(E))
      Values[V] = std::nullopt;
  });
}

void PassedValues::follow(Stmt *S) {
  auto *X = dyn_cast<ExprStmt>(S);
  auto *A = X ? dyn_cast<Assign>(X->E) : nullptr;
  auto *Ref = A && !A->Compound ? dyn_cast<VarRef>(A->Target) : nullptr;
  auto *D = dyn_cast<DeclStmt>(S);
  const Var *const Target = Ref ? Ref->V : D ? D->V : nullptr;
  const Expr *const Given = Ref ? A->Value : D ? D->Init : nullptr;
  std::optional<LinearForm> Value;
  if (Target && Given && Target->Ty == Given->type())
    if (std::optional<LinearForm> Form = Forms.of(Given))
      Value = atStart(*Form);
  forget(S);
  if (Target && Value)
    Values[Target] = std::move(Value);
}

std::optional<LinearForm> PassedValues::atStart(const LinearForm &Form) const {
  LinearForm Result;
  Result.Constant = Form.Constant;
  for (const auto &[V, Factor] : Form.Factors) {
    auto It = Values.find(V);
    const std::optional<LinearForm> Was =
        It == Values.end() ? std::optional(LinearForm::of(V)) : It->second;
    if (!Was || !Result.add(*Was, Factor))
      return std::nullopt;
  }
  return Result;
}
