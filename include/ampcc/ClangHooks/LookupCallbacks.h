//===- LookupCallbacks.h - callbacks for undeclared names ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang calls an ExternalSemaSource when it looks up a name that is not declared. This class runs
// an action of ampcc then, in two uses:
//   - A callback at a token. TokenRewriter inserts an attribute whose argument is an undeclared
//     name there, and the action runs when the parser reads the attribute. LambdaHeads learns in
//     this manner that the parser enters the head of a lambda, and MemberSpecializations that it
//     reads an explicit instantiation.
//   - A registry of the objects that belong to a Sema. ConceptSides and ConversionSides add names
//     that no source contains, and functions that have only the Sema start the actions with run().
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

/// Undeclared names, and the action that is run when the parser looks one of them up. The lookup
/// then finds a constant 0. Works once it is passed to Sema::addExternalSource.
///
/// Relies on two things. Parser::ParseGNUAttributeArgs parses an argument at the place of the
/// attribute, in any context, and so looks up the names of the argument there. Sema::LookupName
/// passes a name that is not declared to ExternalSemaSource::LookupUnqualified, at each lookup anew
/// unless a declaration is added to a scope. If Clang had a callback of the parser at a token, this
/// would not be needed.
class LookupCallbacks : public clang::ExternalSemaSource {
public:
  explicit LookupCallbacks(clang::ASTContext &Ast) : Ast(Ast) {}
  void add(llvm::StringRef Name, std::function<void()> Action);
  bool LookupUnqualified(clang::LookupResult &Found, clang::Scope *) override;

  /// Runs the action of this name, as if the parser had looked the name up. Does nothing if no
  /// object that was passed to `S` has the name.
  static void run(clang::Sema &S, llvm::StringRef Name);

private:
  clang::ASTContext &Ast;
  llvm::DenseMap<const clang::IdentifierInfo *, std::function<void()>> Names;
};

} // namespace ampcc

#endif
