//===- LookupCallbacks.h - callbacks for undeclared names ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The token rewriter inserts an attribute with an undeclared name as its argument where ampcc has
// to act during the parse, such as in the head of a lambda. It relies on two things.
// Parser::ParseGNUAttributeArgs parses an argument that is an expression at its own place in any
// context, and so looks its names up there. Sema::LookupName passes a name that is not declared to
// ExternalSemaSource::LookupUnqualified, each time anew unless a declaration is added to a scope.
// If Clang had a callback of the parser at a token, this would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_LOOKUPCALLBACKS_H
#define AMPCC_CLANGHOOKS_LOOKUPCALLBACKS_H

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

/// Undeclared names, and the action that is run when the parser looks one of them up.
class LookupCallbacks : public clang::ExternalSemaSource {
public:
  explicit LookupCallbacks(clang::ASTContext &Ast) : Ast(Ast) {}
  void add(llvm::StringRef Name, std::function<void()> Action);
  bool LookupUnqualified(clang::LookupResult &Found, clang::Scope *) override;

  /// Runs the action of this name, as if the parser had looked it up.
  static void run(clang::Sema &S, llvm::StringRef Name);

private:
  clang::ASTContext &Ast;
  llvm::DenseMap<const clang::IdentifierInfo *, std::function<void()>> Names;
};

} // namespace ampcc

#endif
