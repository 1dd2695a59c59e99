//===- ConstantLowering.h - lowering of constants that Clang has computed -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects outside of all functions do not exist on the device. Where amp code names a constant one,
// Lower uses its value, or declares a copy at the beginning of the function.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_CONSTANTLOWERING_H
#define AMPCC_LIB_LOWER_CONSTANTLOWERING_H

#include "CodeBuilder.h"

namespace ampcc {

/// Constants, and the function's copies of constant objects.
class ConstantLowering : LoweringPart {
public:
  explicit ConstantLowering(CodeBuilder &Code) : LoweringPart(Code) {}

  /// A literal, or a list for a class or array: the initialiser of a declaration.
  kir::Expr *constant(const clang::APValue &Value, clang::QualType T, clang::SourceLocation Loc);
  /// The constant object D outside of all functions; null when its value is not known.
  kir::Expr *object(const clang::ValueDecl *D, clang::SourceLocation Loc);
  /// The value of a constexpr variable of the function; null when it is no plain one.
  kir::Expr *initializer(const clang::VarDecl *V);
  /// Pointer leads to a constant object, which is a variable of this function here.
  bool leadsToConstant(const kir::Expr *Pointer) const;
  /// Declares V at the beginning of the body.
  void declareAtEntry(kir::Var *V, kir::Expr *Init = nullptr) {
    Decls.push_back(Ctx.make<kir::DeclStmt>(V, Init));
  }
  /// Inserts the declarations at the beginning of the finished body.
  void finish();

private:
  kir::Expr *record(const clang::APValue &Value, clang::QualType T, clang::SourceLocation Loc);
  kir::Expr *array(const clang::APValue &Value, clang::QualType T, clang::SourceLocation Loc);
  kir::Expr *unionMember(const clang::APValue &Value, clang::QualType T, clang::SourceLocation Loc);

  llvm::DenseMap<const clang::ValueDecl *, kir::Var *> Objects;
  std::vector<kir::Stmt *> Decls;
};

} // namespace ampcc

#endif
