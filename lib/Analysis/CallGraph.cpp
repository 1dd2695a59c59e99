//===- CallGraph.cpp - calls in functions, and functions in call order ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/CallGraph.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

void ampcc::forEachCall(Stmt *S, function_ref<void(Call *)> Fn) {
  walkExprs(S, [&](Expr *&E) {
    if (auto *C = dyn_cast<Call>(E))
      Fn(C);
  });
}

namespace {

class PostOrder {
  enum class State : uint8_t { Open, Done };
  DenseMap<Function *, State> States;

public:
  std::vector<Function *> Order;
  Function *Recursive = nullptr;

  void visit(Function *F) {
    auto [It, New] = States.try_emplace(F, State::Open);
    if (!New) {
      if (It->second == State::Open)
        Recursive = F;
      return;
    }
    forEachCall(F->Body, [&](Call *C) { visit(C->Callee); });
    States[F] = State::Done;
    Order.push_back(F);
  }
};

} // namespace

std::vector<Function *> ampcc::calleesFirst(ArrayRef<Function *> Roots, Function **Recursive) {
  PostOrder Walk;
  for (Function *F : Roots)
    Walk.visit(F);
  if (Recursive)
    *Recursive = Walk.Recursive;
  return std::move(Walk.Order);
}

std::vector<Function *> ampcc::liveFunctions(const Module &M, Function **Recursive) {
  std::vector<Function *> Roots;
  for (Function *F : M.Functions)
    if (F->IsKernel)
      Roots.push_back(F);
  return calleesFirst(Roots.empty() ? M.Functions : Roots, Recursive);
}
