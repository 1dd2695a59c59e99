//===- EvaluationOrder.h - the C++ order of operands, kept in KIR --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C leaves the order in which most operands are evaluated open. C++17 fixes it for some operators,
// such as `=` and `<<`. KIR, the intermediate representation, follows C, because C is printed from
// it. The classes that lower expressions from Clang's AST to KIR use lowerInOrder() for the
// operands of an expression, and lowerAssignment() for those of an assignment. They save an operand
// in a temporary if statements of a later one would else run first, or if the order is fixed and
// may matter:
//
//   f() << g()    becomes    temp int value = f();  and the expression  value << g()
//
// Code that lowers operands in another way has to keep the order itself. A KIR node with a new kind
// of effect has to be counted by findChanges() in EvaluationOrder.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_EVALUATIONORDER_H
#define AMPCC_LIB_LOWER_EVALUATIONORDER_H

#include "CodeBuilder.h"

namespace ampcc {

/// Returns true if the evaluation of Effect may change the value of E, or if both may assign the
/// same variable or memory. From (the origins of the nodes, Origins.h) distinguishes the variables
/// of the source, which may change, from temporaries of Lower, which are assigned once.
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

/// Lowers Count operands from left to right: Lower(I) lowers number I, and returns null after an
/// error. If a later operand needs statements, the earlier operands are saved before these, because
/// the statements would else run first. IsSequenced: C++17 fixes the order of these operands, as in
/// `a << b`. Then an earlier operand is also saved if it may change a later one, or a later one it.
/// For other operands, such as the arguments of a call, C++ lets the compiler choose the order.
/// Returns an empty list after an error.
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
/// [over.match.oper]). ByReference: the right operand is an lvalue, and the assignment takes a
/// reference to it, as the assignment of a class does. It reads the object after the effects of the
/// left operand, so the address is saved and not the value.
AssignmentOperands lowerAssignment(CodeBuilder &Code, llvm::function_ref<kir::Expr *()> Target,
                                   llvm::function_ref<kir::Expr *()> Value,
                                   bool ByReference = false);

} // namespace ampcc

#endif
