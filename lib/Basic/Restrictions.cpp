//===- Restrictions.cpp - the version in a function's clause --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/Restrictions.h"
#include "clang/AST/ASTContext.h"

using namespace clang;

namespace ampcc {

/// Before the version in the attribute that carries it.
static constexpr llvm::StringLiteral Prefix = "ampcc::amp:";

std::optional<LanguageVersion> versionOf(const FunctionDecl *Function) {
  std::optional<LanguageVersion> Found;
  for (const auto *A : Function->specific_attrs<AnnotateAttr>())
    if (StringRef Text = A->getAnnotation(); Text.consume_front(Prefix))
      Found = std::max(Found, parseLanguageVersion(Text));
  return Found;
}

void addVersion(ASTContext &Ast, Decl *D, LanguageVersion Version) {
  D->addAttr(AnnotateAttr::CreateImplicit(Ast, (Prefix + versionText(Version)).str(), nullptr, 0));
}

/// The attribute of a function with `restrict(auto)`.
static constexpr llvm::StringLiteral Auto = "ampcc::auto";

bool hasAuto(const FunctionDecl *Function) {
  return llvm::any_of(Function->specific_attrs<AnnotateAttr>(), [](const AnnotateAttr *A) {
    return A->getAnnotation() == Auto && !A->isInherited();
  });
}

void addAuto(ASTContext &Ast, Decl *D) {
  D->addAttr(AnnotateAttr::CreateImplicit(Ast, Auto, nullptr, 0));
}

} // namespace ampcc
