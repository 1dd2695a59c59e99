//===- FunctionLowering.h - lowering of functions ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Translates one function of the user program or the AMP library from Clang's AST to KIR, the
// intermediate representation. ModuleLowering creates a FunctionLowering for each function in its
// queue, KernelLowering one for each kernel. It consists of parts, which share its CodeBuilder.
// They append statements to the current block, and lower an expression to a tree of KIR:
//
// - A glvalue becomes a KIR lvalue, a prvalue a value. A class prvalue is constructed in the object
//   that it initialises (InitLowering::initialize).
// - Statements that an expression of C++ needs, for construction or temporaries, are appended
//   before the statement that contains the expression. Earlier operands are then saved in
//   temporaries, so that the C++ order of evaluation is kept (EvaluationOrder.h).
//
// A new part becomes a member of the class, after the parts to which it refers.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_FUNCTIONLOWERING_H
#define AMPCC_LIB_LOWER_FUNCTIONLOWERING_H

#include "ExprLowering.h"
#include "StmtLowering.h"

namespace ampcc {

/// The parts that lower one function. Each refers only to parts that are declared before it. Calls,
/// casts and initialisers, which are members of Exprs, lower nested expressions by the interface
/// Expressions; a switch, a member of Stmts, lowers its statements by the interface Statements.
class FunctionLowering {
public:
  FunctionLowering(ModuleLowering &M, kir::Function &F)
      : Code(M, F), Constants(Code), Objects(Code, Constants), Cleanups(Code),
        Exprs(Code, Constants, Objects, Cleanups),
        Stmts(Code, Constants, Objects, Cleanups, Exprs, Exprs.Inits) {}

  /// Lowers the definition FD into F, whose signature must be complete. Call it once. Path: as for
  /// ModuleLowering::function(), or null. KernelLowering does not call it, but fills the body with
  /// the parts.
  void lowerBody(const clang::FunctionDecl *FD, const ClassPath *Path);

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
