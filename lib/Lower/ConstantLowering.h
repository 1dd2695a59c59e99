//===- ConstantLowering.h - lowering of constants that Clang has computed -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects outside of all functions do not exist on the device. If amp code names a constant one,
// the lowering to KIR, the intermediate representation, uses its value, or declares a copy of the
// object at the beginning of the function:
//
//   const int n = 4;  const int primes[] = {2, 3};       // outside of the function
//   x = primes[i] + n;    ->    int primes[2] = {2, 3};  ...  x = primes[i] + 4;
//
// ObjectLowering and ExprLowering use this class for such names. They, CallLowering and
// InitLowering also use it to convert values that Clang has computed (APValue) to KIR. A further
// kind of APValue needs a case in constant().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_CONSTANTLOWERING_H
#define AMPCC_LIB_LOWER_CONSTANTLOWERING_H

#include "CodeBuilder.h"

namespace ampcc {

/// Creates constants, and the copies of constant objects in one function.
class ConstantLowering : LoweringPart {
public:
  explicit ConstantLowering(CodeBuilder &Code) : LoweringPart(Code) {}

  /// Value, of type T, in KIR: a literal for a scalar. For a class or array an InitList, which may
  /// only initialise a declaration. Null after an error, which was reported at Loc.
  kir::Expr *constant(const clang::APValue &Value, clang::QualType T, clang::SourceLocation Loc);
  /// This function's copy of the constant object D, which is outside of the function. Null, without
  /// an error, if D is no constant whose value is known; null also after an error.
  kir::Expr *object(const clang::ValueDecl *D, clang::SourceLocation Loc);
  /// This function's copy of the characters of a string literal, an array. Null after an error.
  kir::Expr *text(const clang::StringLiteral *E);
  /// The value of the variable V of the function, as constant() returns it, if V is constexpr. Null
  /// if V is not constexpr, is a reference, or has parts other than numbers and addresses of
  /// functions; the caller then lowers the initialiser of V.
  kir::Expr *initializer(const clang::VarDecl *V);
  /// Returns true if Pointer contains the address of a copy that object() or text() has made. The
  /// copy ends with this function, so StmtLowering reports a function that returns such a pointer.
  /// A copy without bytes counts only if Pointer itself is its address.
  bool leadsToConstant(const kir::Expr *Pointer) const;
  /// Declares V at the beginning of the body, when finish() is called. Init may be null, as for the
  /// tile_static variables that ObjectLowering declares so.
  void declareAtEntry(kir::Var *V, kir::Expr *Init = nullptr) {
    Decls.push_back(Ctx.make<kir::DeclStmt>(V, Init));
  }
  /// Inserts the declarations at the beginning of the body. FunctionLowering and KernelLowering
  /// call it once, after the body was lowered.
  void finish();

private:
  kir::Expr *complex(const clang::APValue &Value, const kir::Type *Ty);
  kir::Expr *record(const clang::APValue &Value, clang::QualType T, clang::SourceLocation Loc);
  kir::Expr *array(const clang::APValue &Value, clang::QualType T, clang::SourceLocation Loc);
  kir::Expr *emptyObject(clang::QualType T, clang::SourceLocation Loc);
  kir::Expr *unionMember(const clang::APValue &Value, clang::QualType T, clang::SourceLocation Loc);

  kir::Var *entryVariable(const clang::ValueDecl *D, const kir::Type *Ty,
                          clang::SourceLocation Loc);
  kir::Expr *assignedObject(const clang::ValueDecl *D, const clang::APValue &Value,
                            clang::SourceLocation Loc);
  bool assignParts(kir::Expr *Dest, const clang::APValue &Value, clang::QualType T,
                   clang::SourceLocation Loc);
  bool assignMembers(kir::Expr *Dest, const clang::APValue &Value, const clang::CXXRecordDecl *D,
                     clang::SourceLocation Loc);

  llvm::DenseMap<const clang::ValueDecl *, kir::Var *> Objects;
  llvm::DenseMap<const clang::StringLiteral *, kir::Var *> Texts;
  std::vector<kir::Stmt *> Decls;
};

} // namespace ampcc

#endif
