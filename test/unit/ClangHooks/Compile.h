//===- Compile.h - parse of a text by Clang ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tests of include/ampcc/ClangHooks parse small texts with it and check the hooks in callbacks.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TEST_CLANGHOOKS_COMPILE_H
#define AMPCC_TEST_CLANGHOOKS_COMPILE_H

#include "clang/AST/DeclCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Sema/Sema.h"
#include <functional>

namespace clang {
class Parser;
}

/// A parse of a text, with callbacks at its start, after each declaration and at its end.
struct Compile {
  std::vector<const char *> Options = {"-std=c++20"};
  std::function<void(clang::Sema &, clang::Parser &)> AtStart;
  std::function<void(clang::Sema &)> AfterDeclaration;
  std::function<void(clang::Sema &)> AtEnd;
  clang::DiagnosticConsumer *Client = nullptr; ///< gets the messages; null: they are ignored

  /// Sets the options for CUDA device code.
  void cuda();

  /// Parses Text. Returns true if there was no error.
  bool run(llvm::StringRef Text);
};

/// Returns the declaration with this name in the unit, or in the first class of the unit that has
/// one.
clang::NamedDecl *find(clang::Sema &S, llvm::StringRef Name);

#endif
