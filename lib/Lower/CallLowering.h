//===- CallLowering.h - lowering of calls --------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowers Clang's calls of functions, members, operators and constructors to KIR, the intermediate
// representation. It converts the arguments, keeps the C++ order of their evaluation
// (EvaluationOrder.h), and lets ModuleLowering lower the callee's body later. Calls of the library
// functions that are marked as built-in become kir::Builtin, calls of Clang's built-in functions a
// kir::Builtin or other KIR. Calls through pointers and of virtual functions become calls of
// functions of DispatchTable. Each ExprLowering owns a CallLowering; InitLowering uses it for the
// constructor calls of initialisers. A further built-in function of Clang needs a row in
// CompilerBuiltins.def and, for a new kind of translation, a case in known().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_CALLLOWERING_H
#define AMPCC_LIB_LOWER_CALLLOWERING_H

#include "CleanupStack.h"
#include "ConstantLowering.h"
#include "Expressions.h"
#include "ampcc/Basic/CompilerBuiltins.h"
#include "clang/AST/ExprCXX.h"

namespace ampcc {

class CallLowering : LoweringPart {
public:
  CallLowering(CodeBuilder &Code, ConstantLowering &Constants, CleanupStack &Cleanups,
               Expressions &Exprs)
      : LoweringPart(Code), Constants(Constants), Cleanups(Cleanups), Exprs(Exprs) {}

  // The value of a call, as Expressions::expr() returns it: null after an error, and for a call
  // whose effects are all in the statements that were appended to the current block.
  kir::Expr *call(const clang::CallExpr *E);
  kir::Expr *memberCall(const clang::CXXMemberCallExpr *E);
  kir::Expr *operatorCall(const clang::CXXOperatorCallExpr *E);
  /// Appends the call of Ctor with Args for the object Dest, an lvalue without side effects. Path:
  /// as for ModuleLowering::function().
  void constructorCall(kir::Expr *Dest, const clang::CXXConstructorDecl *Ctor,
                       llvm::ArrayRef<const clang::Expr *> Args, clang::SourceLocation Loc,
                       const ClassPath &Path = {});
  /// Lowers E, a `throw` or a call that never returns (isTrap), in a function without a clause: the
  /// kernel sends the host a message that names E, and the launch ends. The result is a value that
  /// nothing reads, null for void.
  kir::Expr *trap(const clang::Expr *E);
  /// Lowers E, a call of printf whose result nothing uses. False: E is no such call.
  bool print(const clang::CallExpr *E);

private:
  llvm::SmallVector<kir::Expr *, 4> arguments(const clang::FunctionDecl *Callee,
                                              const clang::Expr *Object, bool ObjectIsPointer,
                                              llvm::ArrayRef<const clang::Expr *> Args);
  kir::Expr *objectArgument(const clang::CXXMethodDecl *Callee, const clang::Expr *Object);
  kir::Expr *argument(const clang::Expr *Arg, clang::QualType ParamTy);
  kir::Expr *finishCall(const clang::CallExpr *E, const clang::FunctionDecl *Callee,
                        std::vector<kir::Expr *> Args);
  kir::Expr *finishCall(const clang::CallExpr *E, const clang::FunctionDecl *Callee,
                        const clang::Expr *Object, bool ObjectIsPointer,
                        llvm::ArrayRef<const clang::Expr *> Args);
  /// The function that E calls: Callee, or the function that chooses by the object's class.
  kir::Function *target(const clang::CallExpr *E, const clang::FunctionDecl *Callee);
  kir::Expr *indirectCall(const clang::CallExpr *E);
  kir::Expr *callThroughPointer(const clang::CallExpr *E, kir::Expr *Number, kir::Expr *Object,
                                const clang::FunctionProtoType *T,
                                const clang::CXXRecordDecl *Class);
  kir::Expr *callThroughMember(const clang::CXXMemberCallExpr *E);
  void checkNotNull(const kir::Expr *Pointer, llvm::StringRef Mistake, clang::SourceLocation Loc);
  // Calls of the built-in functions of the compiler (BuiltinLowering.cpp).
  kir::Expr *builtinCall(const clang::CallExpr *E, const clang::FunctionDecl *Callee);
  kir::Expr *known(const clang::CallExpr *E, CompilerBuiltin Kind);
  kir::Expr *bitCount(const clang::CallExpr *E, CompilerBuiltin Kind);
  kir::Expr *comparison(const clang::CallExpr *E, CompilerBuiltin Kind);
  kir::Expr *absolute(const clang::CallExpr *E);
  kir::Expr *textLength(const clang::CallExpr *E);
  kir::Expr *rounded(const clang::CallExpr *E, llvm::StringRef Device);
  kir::Expr *floatClass(const clang::CallExpr *E);
  void repeat(kir::Expr *Count, clang::SourceLocation Loc,
              llvm::function_ref<void(kir::Expr *)> Body);
  llvm::SmallVector<kir::Expr *, 3> arrayArguments(const clang::CallExpr *E, unsigned Pointers);
  kir::Expr *copyElements(const clang::CallExpr *E);
  kir::Expr *setBytes(const clang::CallExpr *E);
  kir::Expr *compareBytes(const clang::CallExpr *E);
  kir::Expr *findElement(const clang::CallExpr *E);
  kir::Expr *checkedArithmetic(const clang::CallExpr *E, CompilerBuiltin Kind);
  kir::Expr *complexNumber(const clang::CallExpr *E);
  kir::Expr *wideChecked(const clang::CallExpr *E, CompilerBuiltin Kind, clang::QualType T,
                         llvm::ArrayRef<kir::Expr *> Args);
  kir::Expr *copyObject(const clang::CallExpr *E);
  kir::Expr *fence(const clang::CallExpr *E);
  /// A call of a function that sends a message to the host (MessageLowering.cpp).
  kir::Expr *messageCall(const clang::CallExpr *E, MessageKind Kind);
  kir::Expr *assignmentCall(const clang::CXXOperatorCallExpr *E);
  kir::Expr *copyAssign(kir::Expr *Target, kir::Expr *Value, const clang::Expr *From,
                        clang::SourceLocation Loc);

  ConstantLowering &Constants;
  CleanupStack &Cleanups;
  Expressions &Exprs;
};

} // namespace ampcc

#endif
