//===- InitLowering.h - lowering of initialisation -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In C++ an initialisation may call constructors. In KIR, the intermediate representation, as in C,
// an initialiser is a value or a list of values. InitLowering creates such an initialiser if it can
// express the initialisation, else statements that construct the object in its place:
//
//   S a{1, 2};    ->    S a = {1, 2};        (an aggregate)
//   T b{1, 2};    ->    T b;  construct_T(&b, 1, 2);
//
// ExprLowering owns an InitLowering and uses it for objects inside of expressions, StmtLowering and
// SwitchLowering for declarations, and FunctionLowering for the initialisers of constructors. A
// further kind of initialiser needs a case in initialize().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_INITLOWERING_H
#define AMPCC_LIB_LOWER_INITLOWERING_H

#include "CallLowering.h"
#include "EvaluationOrder.h"
#include "ObjectLowering.h"

namespace ampcc {

class InitLowering : LoweringPart {
public:
  InitLowering(CodeBuilder &Code, ConstantLowering &Constants, ObjectLowering &Objects,
               CleanupStack &Cleanups, CallLowering &Calls, Expressions &Exprs)
      : LoweringPart(Code), Constants(Constants), Objects(Objects), Cleanups(Cleanups),
        Calls(Calls), Exprs(Exprs) {}

  /// Appends statements that construct the object Dest from Init. Dest must be an lvalue without
  /// side effects, because the statements contain copies of it.
  void initialize(kir::Expr *Dest, const clang::Expr *Init);
  /// Declares and initialises a variable of the function, and pushes it on the CleanupStack. It is
  /// in VariableLowering.cpp, with its parts.
  void variable(const clang::VarDecl *V);
  /// Lowers the initializers of bases and members between the parameters and the body of Ctor.
  void constructorInitializers(const clang::CXXConstructorDecl *Ctor);

private:
  void zeroInitialize(kir::Expr *Dest, clang::QualType T);
  void zeroInitializeMembers(kir::Expr *Dest, const clang::CXXRecordDecl *D);
  /// The path of ModuleLowering::function() for a call of Ctor of this kind.
  ClassPath pathOf(const clang::CXXConstructorDecl *Ctor, clang::CXXConstructionKind Kind) const;
  /// Init as an initialiser of a declaration if C can express it. Else returns null and appends
  /// nothing.
  kir::Expr *staticInitializer(const clang::Expr *Init, const kir::Type *Ty,
                               IndependentExprs &Parts);
  kir::Expr *wholeInitializer(const clang::Expr *E, const kir::Type *Ty);
  kir::Expr *listInitializer(const clang::InitListExpr *List, const kir::Type *Ty,
                             IndependentExprs &Parts);
  void bindReference(const clang::VarDecl *V, kir::Var *Var);
  void initializeVariable(const clang::VarDecl *V, kir::Var *Var);
  void initializeOrdering(kir::Expr *Dest, const clang::BinaryOperator *E);
  void initializeInitializerList(kir::Expr *Dest, const clang::CXXStdInitializerListExpr *E);
  void initializeConditional(kir::Expr *Dest, const clang::AbstractConditionalOperator *E);
  void inheritedConstructor(kir::Expr *Dest, const clang::CXXInheritedCtorInitExpr *E);
  /// Binds the reference Member to the object of Init.
  void bindMember(kir::Expr *Member, const clang::Expr *Init, clang::SourceLocation Loc);
  void memberInitializer(const clang::CXXCtorInitializer *Init);
  void initializeElements(kir::Expr *Dest, llvm::ArrayRef<const clang::Expr *> Inits,
                          const clang::Expr *Filler);
  void initializeList(kir::Expr *Dest, const clang::InitListExpr *List);
  void initializeRecord(kir::Expr *Dest, const clang::CXXRecordDecl *D,
                        llvm::ArrayRef<const clang::Expr *> Inits,
                        const clang::FieldDecl *UnionField, clang::SourceLocation Loc);
  void initializeConstruct(kir::Expr *Dest, const clang::CXXConstructExpr *E);
  void initializeLambda(kir::Expr *Dest, const clang::LambdaExpr *E);
  void initializeArrayLoop(kir::Expr *Dest, const clang::ArrayInitLoopExpr *E);
  /// Runs Body for each element from First on: in a loop of the kernel if there are many.
  void forEachElement(kir::Expr *Array, llvm::function_ref<void(kir::Expr *)> Body,
                      clang::SourceLocation Loc, uint64_t First = 0);

  ConstantLowering &Constants;
  ObjectLowering &Objects;
  CleanupStack &Cleanups;
  CallLowering &Calls;
  Expressions &Exprs;
};

} // namespace ampcc

#endif
