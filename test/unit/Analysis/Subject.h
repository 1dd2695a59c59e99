//===- Subject.h - kernel in KIR text and its parts, for tests of analyses --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_TEST_UNIT_ANALYSIS_SUBJECT_H
#define AMPCC_TEST_UNIT_ANALYSIS_SUBJECT_H

#include "ampcc/KIR/Text.h"
#include <gtest/gtest.h>

namespace ampcc {

struct Subject {
  std::unique_ptr<kir::Module> M;

  explicit Subject(llvm::StringRef Text) {
    std::string Error;
    M = kir::readText(Text, Error);
    EXPECT_TRUE(M) << Error;
  }

  kir::Function &function() const { return *M->Functions.back(); }

  /// The variable or parameter of this name.
  const kir::Var *var(llvm::StringRef Name) const {
    const kir::Var *Found = nullptr;
    for (const kir::Var *P : function().Params)
      if (P->Name == Name)
        Found = P;
    kir::walkStmts(function().Body, [&](kir::Stmt *S) {
      auto *D = llvm::dyn_cast<kir::DeclStmt>(S);
      if (D && D->V->Name == Name)
        Found = D->V;
    });
    EXPECT_TRUE(Found) << Name.str();
    return Found;
  }

  /// Returns the initialiser of the variable with this name.
  const kir::Expr *init(llvm::StringRef Name) const {
    const kir::Expr *Found = nullptr;
    kir::walkStmts(function().Body, [&](kir::Stmt *S) {
      auto *D = llvm::dyn_cast<kir::DeclStmt>(S);
      if (D && D->V->Name == Name)
        Found = D->Init;
    });
    EXPECT_TRUE(Found) << Name.str();
    return Found;
  }

  /// The first statement of a class.
  template <typename T> const T *first() const {
    const T *Found = nullptr;
    kir::walkStmts(function().Body, [&](kir::Stmt *S) {
      if (!Found)
        Found = llvm::dyn_cast<T>(S);
    });
    EXPECT_TRUE(Found);
    return Found;
  }
};

} // namespace ampcc

#endif
