//===- AskedNames.h - where the parser is, by names that it looks up ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on two things. Parser::ParseGNUAttributeArgs parses an argument that is an expression
// where it stands, whatever stands around, and so looks its names up there. Sema::LookupName hands
// a name that nothing declares to ExternalSemaSource::LookupUnqualified, each time anew unless a
// declaration is added to a scope.
// A call-back of the parser at a token would replace this.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_ASKEDNAMES_H
#define AMPCC_CLANGHOOKS_ASKEDNAMES_H

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
