//===- LaunchResult.cpp - a variable for the result of a launch ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang drops the initializer of a variable of type void from the AST, so the called function is
// found by its name in the source.
//
//===----------------------------------------------------------------------===//
#include "LaunchResult.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/Messages/ClangArguments.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

/// The name that is called in `= a::b::name(`, which follows the token at Loc; empty for other
/// code.
StringRef calledName(const SourceManager &SM, const LangOptions &Language, SourceLocation Loc) {
  std::optional<Token> Next = Lexer::findNextToken(Loc, SM, Language);
  if (!Next || Next->isNot(tok::equal))
    return "";
  StringRef Name;
  for (;;) {
    Next = Lexer::findNextToken(Next->getLocation(), SM, Language);
    if (!Next)
      return "";
    if (Next->is(tok::raw_identifier))
      Name = Next->getRawIdentifier();
    else if (Next->isNot(tok::coloncolon))
      return Next->is(tok::l_paren) ? Name : "";
  }
}

bool isLaunch(const ASTContext &Ast, StringRef Name) {
  for (const NamedDecl *Space :
       Ast.getTranslationUnitDecl()->lookup(&Ast.Idents.get("Concurrency")))
    if (const auto *Library = dyn_cast<NamespaceDecl>(Space))
      for (const NamedDecl *D : Library->lookup(&Ast.Idents.get(Name)))
        if (const auto *Template = dyn_cast<FunctionTemplateDecl>(D);
            Template && hasMark(Template->getTemplatedDecl(), Mark::Launch))
          return true;
  return false;
}

} // namespace

std::optional<Replacement> launchResult(const Diagnostic &Info, const Sema &S) {
  const bool IsOther = is(Info, ClangRole::FailedInit);
  if ((!IsOther && !is(Info, ClangRole::IncompleteVariable)) || Info.getLocation().isInvalid() ||
      Info.getLocation().isMacroID())
    return std::nullopt;
  const auto Types = typeArguments(Info);
  const StringRef Name =
      llvm::none_of(Types, [](QualType T) { return T->isVoidType(); })
          ? ""
          : calledName(S.getSourceManager(), S.getLangOpts(), Info.getLocation());
  if (Name.empty() || !isLaunch(S.getASTContext(), Name))
    return std::nullopt;
  return Replacement{
      diag::err_launch_result,
      {Name.str(), IsOther ? "let each thread write to its own element of an array_view"
                           : "remove the variable, because accesses to the data wait for the "
                             "kernel"}};
}

} // namespace ampcc
