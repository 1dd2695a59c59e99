//===- AskedNames.h - where the parser is ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parser looks the argument of an attribute up when it is there, whatever stands around, and
// asks an external source for a name that it does not know.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_FRONTEND_ASKEDNAMES_H
#define AMPCC_LIB_FRONTEND_ASKEDNAMES_H

#include "clang/Sema/ExternalSemaSource.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include <functional>

namespace clang {
class ASTContext;
class IdentifierInfo;
class Sema;
} // namespace clang

namespace ampcc {

/// Names that nothing declares, and what is done where the parser looks one up.
class AskedNames : public clang::ExternalSemaSource {
public:
  explicit AskedNames(clang::ASTContext &Ast) : Ast(Ast) {}
  void add(llvm::StringRef Name, std::function<void()> Action);
  bool LookupUnqualified(clang::LookupResult &Found, clang::Scope *) override;

  /// Does what is to be done there, as the parser would.
  static void ask(clang::Sema &S, llvm::StringRef Name);

private:
  clang::ASTContext &Ast;
  llvm::DenseMap<const clang::IdentifierInfo *, std::function<void()>> Names;
};

} // namespace ampcc

#endif
