//===- ObjectLowering.h - lowering of names, members and bases to objects -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The other parts of Lower use it wherever an expression names an object: variables, captures of
// lambdas, `this`, members and bases.
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

  void bind(const clang::ValueDecl *D, kir::Var *V) { Vars[D] = V; }
  /// Null if the declaration is no variable of the function.
  kir::Var *lookup(const clang::ValueDecl *D) const { return Vars.lookup(D); }
  /// Takes over the parameters of the definition FD.
  void bindParameters(const clang::FunctionDecl *FD);

  /// The variable or capture that E names; null for others.
  kir::Expr *local(const clang::DeclRefExpr *E);
  /// What E names if local() gives null: a global constant, a function or an enumerator. Loaded:
  /// the caller needs the value, not the object, so that a constant becomes a literal.
  kir::Expr *outer(const clang::DeclRefExpr *E, bool Loaded);

  kir::Expr *thisObject() { return Ctx.deref(Ctx.ref(This)); }
  /// `this`, in a lambda the one that it captured.
  kir::Expr *thisPointer(const clang::CXXThisExpr *E);
  /// The member of Base (a class lvalue) that Field names; for a reference, the pointer itself. An
  /// object without bytes gets a dummy.
  kir::Expr *fieldOf(kir::Expr *Base, const clang::FieldDecl *Field, clang::SourceLocation Loc);
  /// The same with references followed: the object of an expression `base.field`.
  kir::Expr *memberObject(kir::Expr *Base, const clang::FieldDecl *Field,
                          clang::SourceLocation Loc);
  kir::Expr *baseOf(kir::Expr *Derived, const clang::CXXRecordDecl *From,
                    const clang::CXXRecordDecl *To, clang::SourceLocation Loc);

  /// The aggregate whose default member initialiser is being lowered: its `this`.
  kir::Expr *Initialized = nullptr;
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
