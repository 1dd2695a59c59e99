//===- UsualNumbers.cpp - the constants in the version for usual launches -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UsualNumbers.h"
#include "ampcc/KIR/LaunchBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

UsualNumbers::UsualNumbers(const Function &F) {
  walkStmts(F.Body, [&](Stmt *S) {
    auto *D = dyn_cast<DeclStmt>(S);
    auto *B = D ? dyn_cast_or_null<Builtin>(D->Init) : nullptr;
    if (B && B->is(builtin::USUAL) && D->V->IsConst)
      Known[D->V] = cast<IntLit>(B->Args[1])->Value;
  });
}

/// Usual values are small and not negative: conversions between integers keep them.
std::optional<int64_t> UsualNumbers::number(const Expr *E) const {
  if (auto *L = dyn_cast<IntLit>(E))
    return L->Value;
  if (auto *C = dyn_cast<Cast>(E); C && isa<IntType>(C->type()))
    return number(C->Operand);
  if (auto *Ref = dyn_cast<VarRef>(E)) {
    auto It = Known.find(Ref->V);
    return It == Known.end() ? std::nullopt : std::optional(It->second);
  }
  return std::nullopt;
}

std::optional<bool> UsualNumbers::truth(const Expr *Cond) const {
  if (Known.empty())
    return std::nullopt;
  if (auto *U = dyn_cast<Unary>(Cond); U && U->Op == UnaryOp::LogicalNot) {
    std::optional<bool> Operand = truth(U->Operand);
    return Operand ? std::optional(!*Operand) : std::nullopt;
  }
  auto *B = dyn_cast<Binary>(Cond);
  if (!B)
    return std::nullopt;
  if (isLogical(B->Op)) {
    const bool Decides = B->Op == BinaryOp::LogicalOr;
    std::optional<bool> Left = truth(B->Left), Right = truth(B->Right);
    if (Left == Decides || Right == Decides)
      return Decides;
    return Left && Right ? std::optional(!Decides) : std::nullopt;
  }
  std::optional<int64_t> Left = number(B->Left), Right = number(B->Right);
  if (!Left || !Right || (B->Op != BinaryOp::Eq && B->Op != BinaryOp::Ne))
    return std::nullopt;
  return (*Left == *Right) == (B->Op == BinaryOp::Eq);
}
