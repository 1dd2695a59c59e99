//===- VisualCppExists.cpp - __if_exists and __if_not_exists --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Visual C++ reads the braces of `__if_exists(name) { ... }` only if a declaration of that name is
// found. The repair keeps or removes the text between them. In a template it needs a name that
// depends on no parameter: one text serves all instances.
//
//===----------------------------------------------------------------------===//
#include "ampcc/VisualCpp/RawText.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

/// The context that a part of a qualified name stands for; null for one that depends on a template
/// parameter, or for no class, enumeration or namespace.
static DeclContext *contextOf(const NamedDecl *Part) {
  Part = Part->getUnderlyingDecl();
  if (const auto *Alias = dyn_cast<NamespaceAliasDecl>(Part))
    return const_cast<NamespaceDecl *>(Alias->getNamespace());
  if (const auto *Space = dyn_cast<NamespaceDecl>(Part))
    return const_cast<NamespaceDecl *>(Space);
  auto *Tag = const_cast<TagDecl *>(dyn_cast<TagDecl>(Part));
  if (const auto *Typedef = dyn_cast<TypedefNameDecl>(Part))
    Tag = Typedef->getUnderlyingType()->getAsTagDecl();
  if (Tag && Tag->getDefinition())
    Tag = Tag->getDefinition();
  return Tag && !Tag->isDependentContext() ? Tag : nullptr;
}

/// Whether the name between the parentheses at I and Close is declared; none if that cannot be
/// said.
static std::optional<bool> isDeclared(Sema &S, const RawText &Text, size_t I, size_t Close) {
  DeclContext *In = Text.is(I, tok::coloncolon) ? S.Context.getTranslationUnitDecl() : nullptr;
  for (I += In != nullptr; I < Close; I += 2) {
    const bool IsLast = I + 1 == Close;
    if (!Text.is(I, tok::raw_identifier) || !(IsLast || Text.is(I + 1, tok::coloncolon)))
      return std::nullopt;
    LookupResult Found(S, &S.Context.Idents.get(Text.word(I)), Text.begin(I),
                       IsLast ? Sema::LookupOrdinaryName : Sema::LookupNestedNameSpecifierName);
    Found.suppressDiagnostics();
    if (In)
      S.LookupQualifiedName(Found, In);
    else
      S.LookupName(Found, S.getCurScope());
    if (Found.empty())
      return false;
    if (IsLast)
      return true;
    In = contextOf(*Found.begin());
    if (!In)
      return std::nullopt;
  }
  return std::nullopt;
}

bool VisualCppRepairs::takeIfExists(SourceLocation Place) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Place);
  const bool Wanted = Text.isWord(0, "__if_exists");
  if (!Place.isFileID() || !CI.hasSema() || !CI.getSema().getCurScope() ||
      !(Wanted || Text.isWord(0, "__if_not_exists")) || !Text.is(1, tok::l_paren))
    return false;
  const size_t Close = Text.closing(1), End = Text.closing(Close + 1);
  if (!Text.is(Close + 1, tok::l_brace) || End >= Text.size())
    return false;
  const std::optional<bool> Is = isDeclared(CI.getSema(), Text, 2, Close);
  if (!Is)
    return false;
  const bool Keep = *Is == Wanted;
  const auto Remove = [&](size_t First, size_t Last) {
    auto [File, Begin] = SM.getDecomposedLoc(Text.begin(First));
    StringRef Gone = SM.getBufferData(File).slice(Begin, SM.getFileOffset(Text.end(Last)));
    Repairs.replace(SM, Text.begin(First), Gone.size(), std::string(Gone.count('\n'), '\n'));
  };
  Remove(0, Keep ? Close + 1 : End);
  if (Keep)
    Remove(End, End);
  return true;
}

/// In a function `__if_exists(type)` begins as a call, and the type is what Clang finds wrong. The
/// place is that of the bracket after it.
bool VisualCppRepairs::takeIfTypeExists(SourceLocation Bracket) {
  RawTextBefore Before(CI.getSourceManager(), CI.getLangOpts(), Bracket);
  size_t I = 0;
  while (Before.isOneOf(I, tok::raw_identifier, tok::coloncolon))
    ++I;
  return Before.isOneOf(I, tok::l_paren) && I + 1 < Before.size() &&
         takeIfExists(Before.begin(I + 1));
}

} // namespace ampcc
