//===- EvaluationOrder.h - the C++ order of operands, kept in KIR --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C++17 fixes the order of evaluation for operands where C leaves it open. The parts of Lower use
// lowerInOrder() for the operands of an expression; it saves an operand in a temporary only if a
// later one may change its value.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_EVALUATIONORDER_H
#define AMPCC_LIB_LOWER_EVALUATIONORDER_H

#include "CodeBuilder.h"

namespace ampcc {

/// Returns true if the evaluation of Effect may change the value of E, or a variable or memory that
/// E changes, too.
bool mayChange(const Origins &From, const kir::Expr *Effect, const kir::Expr *E);

/// The variables and memory that expressions change or read.
struct AccessSet {
  llvm::SmallPtrSet<const kir::Var *, 8> Vars;
  bool Memory = false; ///< memory through a pointer, or in a called function

  bool intersects(const AccessSet &Other) const;
  void add(const AccessSet &Other) {
    Vars.insert(Other.Vars.begin(), Other.Vars.end());
    Memory |= Other.Memory;
  }
};

/// Expressions of which none may change the value of another. InitLowering needs them for the
/// elements of an initialiser, whose order C leaves open.
class IndependentExprs {
  AccessSet Changes, All;

public:
  /// Adds E. Returns false if E and an earlier expression depend on each other.
  bool add(const Origins &From, const kir::Expr *E);
};

/// Lowers the operands left to right. If a later operand needs statements, the earlier operands are
/// saved before these. IsSequenced: C++ fixes the order of the operands (C++17), instead of only
/// forbidding that their evaluations overlap. Returns an empty list after an error.
llvm::SmallVector<kir::Expr *, 4> lowerInOrder(CodeBuilder &Code, size_t Count,
                                               llvm::function_ref<kir::Expr *(size_t)> Lower,
                                               bool IsSequenced = false);
inline llvm::SmallVector<kir::Expr *, 4>
lowerInOrder(CodeBuilder &Code, llvm::ArrayRef<llvm::function_ref<kir::Expr *()>> Operands,
             bool IsSequenced = false) {
  return lowerInOrder(Code, Operands.size(), [&](size_t I) { return Operands[I](); }, IsSequenced);
}

/// The operands of an assignment, of which the right one is evaluated first. Both are null after an
/// error.
struct AssignmentOperands {
  kir::Expr *Target = nullptr, *Value = nullptr;
  explicit operator bool() const { return Target; }
};

/// Lowers the operands of `=` or `op=` in operator notation: the right one first (C++17 [expr.ass],
/// [over.match.oper]). ByReference: the right operand is an lvalue that the assignment itself
/// reads, after the effects of the left operand, so that its address is saved and not its value.
AssignmentOperands lowerAssignment(CodeBuilder &Code, llvm::function_ref<kir::Expr *()> Target,
                                   llvm::function_ref<kir::Expr *()> Value,
                                   bool ByReference = false);

} // namespace ampcc

#endif
