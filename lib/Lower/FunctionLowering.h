//===- FunctionLowering.h - lowering of functions ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statements are appended to the current block; an expression is lowered to a KIR tree, and
// whatever C cannot say inside an expression (construction, temporaries, statements of inner calls)
// is appended to the block before the statement that will hold the tree. Operands that were lowered
// earlier but would then be evaluated later are saved in temporaries (lowerInOrder), so the C++
// order of evaluation is kept.
//
// A glvalue lowers to a KIR lvalue, a prvalue to a value; a class prvalue is built in the object
// that it initialises (initialize).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_FUNCTIONLOWERING_H
#define AMPCC_LIB_LOWER_FUNCTIONLOWERING_H

#include "ExprLowering.h"
#include "StmtLowering.h"

namespace ampcc {

/// The parts that lower one function. Each knows those above it; calls, casts and initialisers
/// (inside of Exprs) reach the expressions around them through Expressions, a switch its statements
/// through Statements.
class FunctionLowering {
public:
  FunctionLowering(ModuleLowering &M, kir::Function &F)
      : Code(M, F), Constants(Code), Objects(Code, Constants), Cleanups(Code),
        Exprs(Code, Constants, Objects, Cleanups),
        Stmts(Code, Constants, Objects, Cleanups, Exprs, Exprs.Inits) {}

  /// Lowers the definition FD into F, whose signature is complete.
  void lowerBody(const clang::FunctionDecl *FD);

  CodeBuilder Code;
  ConstantLowering Constants;
  ObjectLowering Objects;
  CleanupStack Cleanups;
  ExprLowering Exprs;
  StmtLowering Stmts;

private:
  void destroyMembers(const clang::CXXDestructorDecl *Dtor);
};

} // namespace ampcc

#endif
