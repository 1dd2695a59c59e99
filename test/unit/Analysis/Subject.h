//===- Subject.h - kernel in KIR text and its parts, for tests of analyses --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tests of analyses write a kernel as KIR text and look up its variables and statements by
// name. A missing one is a failure of the test.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TEST_UNIT_ANALYSIS_SUBJECT_H
#define AMPCC_TEST_UNIT_ANALYSIS_SUBJECT_H

#include "ampcc/KIR/Text.h"
#include <gtest/gtest.h>

namespace ampcc {

/// A module that was read from text.
struct Subject {
  std::unique_ptr<kir::Module> M;

  explicit Subject(llvm::StringRef Text) {
    std::string Error;
    M = kir::readText(Text, Error);
    EXPECT_TRUE(M) << Error;
  }

  /// Returns the last function of the module.
  kir::Function &function() const { return *M->Functions.back(); }

  /// Returns the variable or parameter with this name.
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

  /// Returns the first statement of class T.
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
