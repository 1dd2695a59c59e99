//===- ObjectLowering.h - lowering of names, members and bases to objects -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Maps the variables, captures of lambdas, `this`, members and bases that C++ code names to lvalues
// of KIR, the intermediate representation. ExprLowering, CastLowering, InitLowering, StmtLowering
// and KernelLowering use the one ObjectLowering of their function (FunctionLowering.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_OBJECTLOWERING_H
#define AMPCC_LIB_LOWER_OBJECTLOWERING_H

#include "ConstantLowering.h"
#include "clang/AST/ExprCXX.h"

namespace ampcc {

/// Lowers the names in a function to objects, and members to parts of objects.
class ObjectLowering : LoweringPart {
public:
  ObjectLowering(CodeBuilder &Code, ConstantLowering &Constants)
      : LoweringPart(Code), Constants(Constants) {}

  /// V is the variable of D. Must come before the lowering of expressions that name D.
  void bind(const clang::ValueDecl *D, kir::Var *V) { Vars[D] = V; }
  /// The variable of D; null if D is no variable of the function.
  kir::Var *lookup(const clang::ValueDecl *D) const { return Vars.lookup(D); }
  /// Binds the parameters of the definition FD, `this` and the captures of a lambda to the
  /// parameters of the function. Must come before its body is lowered.
  void bindParameters(const clang::FunctionDecl *FD);

  /// The variable or capture of the function that E names; null if E names another declaration.
  kir::Expr *local(const clang::DeclRefExpr *E);
  /// The object or value that E names if local() gives null: a constant, an enumerator, or a
  /// tile_static variable of a function around this one. Reports other declarations and returns
  /// null. Loaded: the caller needs the value, not the object, so that a constant becomes a
  /// literal.
  kir::Expr *outer(const clang::DeclRefExpr *E, bool Loaded);

  kir::Expr *thisObject() { return Ctx.deref(Ctx.ref(This)); }
  /// The pointer `this`; in a lambda the one that the lambda has captured.
  kir::Expr *thisPointer(const clang::CXXThisExpr *E);
  /// The member of Base (a class lvalue) that Field names. For a reference it is the pointer
  /// itself. For a member without bytes, which the struct does not have, it is a new temporary.
  kir::Expr *fieldOf(kir::Expr *Base, const clang::FieldDecl *Field, clang::SourceLocation Loc);
  /// The same with references followed: the object of an expression `base.field`.
  kir::Expr *memberObject(kir::Expr *Base, const clang::FieldDecl *Field,
                          clang::SourceLocation Loc);
  /// Sets the dynamic class of `this`, and of its bases, to D. Nothing if D has no virtual
  /// function.
  void setClass(const clang::CXXRecordDecl *D, clang::SourceLocation Loc);

  /// The aggregate whose default member initialiser is being lowered: `this` in it is the
  /// aggregate.
  kir::Expr *Initialized = nullptr;
  /// The values of operands that Clang's tree names more than once.
  llvm::DenseMap<const clang::OpaqueValueExpr *, kir::Expr *> Opaques;
  /// Array element being initialised by an ArrayInitLoopExpr.
  llvm::SmallVector<kir::Expr *, 2> ArrayIndices;

private:
  ConstantLowering &Constants;
  llvm::DenseMap<const clang::ValueDecl *, kir::Var *> Vars;
  kir::Var *This = nullptr;
  /// Of the lambda whose call operator is being lowered.
  llvm::DenseMap<const clang::ValueDecl *, clang::FieldDecl *> Captures;
  clang::FieldDecl *CapturedThis = nullptr;
};

} // namespace ampcc

#endif
