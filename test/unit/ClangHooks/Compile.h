//===- Compile.h - parse of a text by Clang ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_TEST_CLANGHOOKS_COMPILE_H
#define AMPCC_TEST_CLANGHOOKS_COMPILE_H

#include "clang/AST/DeclCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Sema/Sema.h"
#include <functional>

namespace clang {
class Parser;
}

/// Reads a text, and calls back.
struct Compile {
  std::vector<const char *> Options = {"-std=c++20"};
  std::function<void(clang::Sema &, clang::Parser &)> AtStart;
  std::function<void(clang::Sema &)> AfterDeclaration;
  std::function<void(clang::Sema &)> AtEnd;
  clang::DiagnosticConsumer *Client = nullptr; ///< none: messages are not shown

  void cuda();

  /// Whether there was no error.
  bool run(llvm::StringRef Text);
};

/// The declaration of that name in the unit, or in the first class of it that has one.
clang::NamedDecl *find(clang::Sema &S, llvm::StringRef Name);

#endif
