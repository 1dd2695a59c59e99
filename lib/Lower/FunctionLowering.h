//===- FunctionLowering.h - lowering of functions ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Translates one function of the user program or the AMP library from Clang's AST to KIR, the
// intermediate representation. ModuleLowering creates a FunctionLowering for each function in its
// queue, KernelLowering one for each kernel. It consists of parts, which share its CodeBuilder.
//
// Statements are appended to the current block. An expression is lowered to a KIR tree. The parts
// that C cannot have inside of an expression (construction, temporaries, statements of inner calls)
// are appended to the block before the statement that will hold the tree. If a later operand needs
// such statements, lowerInOrder() saves the earlier operands in temporaries before them, so that
// the C++ order of evaluation is kept.
//
// A glvalue lowers to a KIR lvalue, a prvalue to a value; a class prvalue is built in the object
// that it initialises (InitLowering::initialize).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_FUNCTIONLOWERING_H
#define AMPCC_LIB_LOWER_FUNCTIONLOWERING_H

#include "ExprLowering.h"
#include "StmtLowering.h"

namespace ampcc {

/// The parts that lower one function. Each refers only to parts that are declared before it. Calls,
/// casts and initialisers (inside of Exprs) lower nested expressions by the interface Expressions,
/// a switch its statements by Statements.
class FunctionLowering {
public:
  FunctionLowering(ModuleLowering &M, kir::Function &F)
      : Code(M, F), Constants(Code), Objects(Code, Constants), Cleanups(Code),
        Exprs(Code, Constants, Objects, Cleanups),
        Stmts(Code, Constants, Objects, Cleanups, Exprs, Exprs.Inits) {}

  /// Lowers the definition FD into F, whose signature must be complete. Call it once.
  /// KernelLowering does not use it, but fills the body with the parts.
  void lowerBody(const clang::FunctionDecl *FD);

  CodeBuilder Code;
  ConstantLowering Constants;
  ObjectLowering Objects;
  CleanupStack Cleanups;
  ExprLowering Exprs;
  StmtLowering Stmts;

private:
  void lowerInvoker(const clang::CXXMethodDecl *Operator, clang::SourceLocation Loc);
  void destroyMembers(const clang::CXXDestructorDecl *Dtor);
};

} // namespace ampcc

#endif
