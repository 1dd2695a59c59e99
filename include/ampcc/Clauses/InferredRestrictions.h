//===- InferredRestrictions.h - special members that nobody wrote ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A special member that the language makes, or that is defaulted without a clause, is as little
// restricted as its class's bases and members allow (spec 2.3.2). Clang looks at one version of
// each; where they have one for the cpu and one for amp, each side has its own.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_INFERREDRESTRICTIONS_H
#define AMPCC_CLAUSES_INFERREDRESTRICTIONS_H

#include "clang/AST/ASTMutationListener.h"

namespace clang {
class CXXMethodDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// Hears of classes before the bodies of their members are read, and of the special members that
/// Clang makes later, and of the deduction guides that it makes of constructors.
class InferredRestrictions : public clang::ASTMutationListener {
public:
  void initialize(clang::Sema &TheSema) { S = &TheSema; }
  void forget() { S = nullptr; }

  void CompletedTagDefinition(const clang::TagDecl *D) override;
  void AddedCXXImplicitMember(const clang::CXXRecordDecl *Class, const clang::Decl *D) override;
  void AddedVisibleDecl(const clang::DeclContext *Around, const clang::Decl *D) override;

private:
  void infer(clang::CXXMethodDecl *Member);

  clang::Sema *S = nullptr;
};

} // namespace ampcc

#endif
