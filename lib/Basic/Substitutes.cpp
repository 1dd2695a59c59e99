//===- Substitutes.cpp - suggestions for host functions in amp code ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/Substitutes.h"
#include "llvm/ADT/StringMap.h"

using namespace clang;

namespace ampcc {

std::string substituteFor(StringRef Name) {
  static const llvm::StringMap<StringRef> All = {
#define SUBSTITUTE(NAME, INSTEAD) {NAME, INSTEAD},
#include "ampcc/Basic/Substitutes.def"
  };
  StringRef Instead = All.lookup(Name);
  return Instead.empty() ? "" : ("; use " + Instead).str();
}

std::string substituteFor(const NamedDecl *Used) {
  const auto *Function = dyn_cast_or_null<FunctionDecl>(Used);
  // C++ programs have no C functions of these names of their own: the library's would be the same.
  const bool IsLibrarys = Function && (Function->isInStdNamespace() || Function->isExternC());
  return IsLibrarys && Function->getIdentifier() ? substituteFor(Function->getName()) : "";
}

/// The members of a namespace of this name in a scope.
static const DeclContext *space(const DeclContext *Scope, const ASTContext &Ast, StringRef Name) {
  for (const NamedDecl *D : Scope->lookup(&Ast.Idents.get(Name)))
    if (const auto *Found = dyn_cast<NamespaceDecl>(D))
      return Found;
  return nullptr;
}

StringRef headerMissing(const ASTContext &Ast, StringRef Name) {
  static const llvm::StringMap<std::pair<StringRef, StringRef>> All = {
#define DECLARED(NAME, SPACE, HEADER) {NAME, {SPACE, HEADER}},
#include "ampcc/Basic/Substitutes.def"
  };
  auto Row = All.find(Name);
  if (Row == All.end())
    return "";
  auto [Space, Header] = Row->second;
  const TranslationUnitDecl *Unit = Ast.getTranslationUnitDecl();
  // A message about `Concurrency::x` may begin at its first name.
  for (const NamedDecl *D : Unit->lookup(&Ast.Idents.get(Name)))
    if (isa<NamespaceDecl, NamespaceAliasDecl>(D))
      return "";
  const DeclContext *Scope = space(Unit, Ast, "Concurrency");
  if (Scope && !Space.empty())
    Scope = space(Scope, Ast, Space);
  const bool IsDeclared = Scope && !Scope->lookup(&Ast.Idents.get(Name)).empty();
  return IsDeclared ? "" : Header;
}

} // namespace ampcc
