//===- UnknownName.cpp - suggestions for unknown names -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UnknownName.h"
#include "ampcc/Basic/Substitutes.h"
#include "ampcc/Messages/ClangArguments.h"
#include "clang/AST/Attr.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

std::optional<UnknownName> explainUnknownName(const Diagnostic &Info, const Sema &S) {
  if (!is(Info, ClangRole::UnknownName) || Info.getLocation().isInvalid())
    return std::nullopt;
  const SourceManager &SM = S.getSourceManager();
  SourceLocation Loc = SM.getSpellingLoc(Info.getLocation());
  std::string Name(SM.getCharacterData(Loc), Lexer::MeasureTokenLength(Loc, SM, S.getLangOpts()));
  if (StringRef Header = headerMissing(S.getASTContext(), Name); !Header.empty())
    return UnknownName{
        ("'" + Name + "' is declared in " + Header + ", which is not included").str(), Header};
  const FunctionDecl *Function = S.getCurFunctionDecl(/*AllowLambda=*/true);
  std::string Instead = Function && Function->hasAttr<CUDADeviceAttr>() ? substituteFor(Name) : "";
  if (Instead.empty())
    return std::nullopt;
  return UnknownName{"use of undeclared identifier '" + Name + "'" + Instead, ""};
}

} // namespace ampcc
