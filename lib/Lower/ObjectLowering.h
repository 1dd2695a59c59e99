//===- ObjectLowering.h - lowering of names, members and bases to objects -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Maps the variables, captures of lambdas, `this`, members and bases that C++ code names to lvalues
// of KIR, the intermediate representation. ExprLowering, CastLowering, InitLowering, StmtLowering
// and KernelLowering use the one ObjectLowering of their function (FunctionLowering.h). A further
// kind of declaration that amp code, the code for the device, may name needs a case in outer().
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
  /// The object or value that E names if local() returns null: a constant, an enumerator, a
  /// tile_static variable of a function around this one, or the address of a function
  /// (DispatchTable.h). Reports other declarations and returns null. Loaded: the caller needs the
  /// value, not the object, so that a constant becomes a literal.
  kir::Expr *outer(const clang::DeclRefExpr *E, bool Loaded);

  /// The object to which the first parameter of a member function points, in a lambda the closure.
  kir::Expr *thisObject() { return Ctx.deref(Ctx.ref(This)); }
  /// The pointer `this`; in a lambda the one that the lambda has captured.
  kir::Expr *thisPointer(const clang::CXXThisExpr *E);
  /// The member of Base (a class lvalue) that Field names. If the member is a reference, the result
  /// is the pointer that stores it. If it has no data, so that the struct has no field for it, the
  /// result is a new temporary. Null after an error.
  kir::Expr *fieldOf(kir::Expr *Base, const clang::FieldDecl *Field, clang::SourceLocation Loc);
  /// The same with references followed: the object of an expression `base.field`.
  kir::Expr *memberObject(kir::Expr *Base, const clang::FieldDecl *Field,
                          clang::SourceLocation Loc);
  /// The address of Object, which memberObject() or another lowering of a C++ lvalue has returned.
  /// That of a member without data is its place in the object around it.
  kir::Expr *addressOf(kir::Expr *Object, bool Const);
  /// Appends statements that set the dynamic class of `this` to D, by which virtual calls choose
  /// (DispatchTable.h), in all its bases. Does nothing if D has no virtual function.
  void setClass(const clang::CXXRecordDecl *D, clang::SourceLocation Loc);
  /// Appends statements that set the offsets of virtual bases in `this`, an object of class D that
  /// is no base of another one, and in all its bases.
  void setOffsets(const clang::CXXRecordDecl *D, clang::SourceLocation Loc);
  /// The path of ModuleLowering::function() for the constructor or destructor of Base, a base of
  /// the class whose constructor or destructor is being lowered.
  ClassPath pathToBase(const clang::CXXRecordDecl *Base, bool IsVirtual) const;

  /// The path from the class of the whole object to the class whose constructor or destructor is
  /// being lowered. It is empty in other functions.
  ClassPath Path;

  /// The aggregate whose default member initialiser is being lowered, to which `this` in it refers;
  /// null if there is none.
  kir::Expr *Initialized = nullptr;
  /// The values of operands that Clang's tree names more than once, as `a` in `a ?: b`.
  llvm::DenseMap<const clang::OpaqueValueExpr *, kir::Expr *> Opaques;
  /// The indices of the elements that enclosing ArrayInitLoopExprs initialise, the innermost last.
  llvm::SmallVector<kir::Expr *, 2> ArrayIndices;

private:
  void setOffsetsOf(const ClassPath &Part, kir::Expr *Object, clang::SourceLocation Loc);
  kir::Expr *emptyMember(kir::Expr *Base, const clang::FieldDecl *Field, clang::SourceLocation Loc);

  ConstantLowering &Constants;
  llvm::DenseMap<const clang::ValueDecl *, kir::Var *> Vars;
  /// A temporary that is used as a member without data: the object around it, and the member.
  llvm::DenseMap<const kir::Var *, std::pair<kir::Expr *, const clang::FieldDecl *>> EmptyMembers;
  kir::Var *This = nullptr;
  /// Of the lambda whose call operator is being lowered.
  llvm::DenseMap<const clang::ValueDecl *, clang::FieldDecl *> Captures;
  clang::FieldDecl *CapturedThis = nullptr;
};

} // namespace ampcc

#endif
