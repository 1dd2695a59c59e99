//===- ClauseFixIt.cpp - the fix-it that inserts a restriction clause ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/ClauseFixIt.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/TypeLoc.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace ampcc {
namespace {

/// The ')' of the parameter list as written; invalid where an edit would miss the user's text.
SourceLocation closingParen(const UnitFiles &Files, const FunctionDecl *Function) {
  if (const FunctionDecl *Pattern = Function->getTemplateInstantiationPattern())
    Function = Pattern;
  const TypeSourceInfo *Written = Function->getTypeSourceInfo();
  FunctionTypeLoc Type =
      Written ? Written->getTypeLoc().getAsAdjusted<FunctionTypeLoc>() : FunctionTypeLoc();
  SourceLocation Paren = Type ? Type.getRParenLoc() : SourceLocation();
  if (Paren.isInvalid() || Paren.isMacroID() || !Files.isEditable(Paren))
    return {};
  return Paren;
}

} // namespace

FixItHint insertClause(const UnitFiles &Files, const FunctionDecl *Function, StringRef Clause) {
  auto Written = [](const Attr *A) { return A && !A->isImplicit(); };
  SourceLocation Last = closingParen(Files, Function);
  const SourceManager &SM = Function->getASTContext().getSourceManager();
  const LangOptions &Language = Function->getASTContext().getLangOpts();
  const auto *Method = dyn_cast<CXXMethodDecl>(Function);
  // A lambda carries attributes that it was not given.
  bool IsLambda = Method && Method->getParent()->isLambda();
  if (Last.isInvalid() || (!IsLambda && (Written(Function->getAttr<CUDADeviceAttr>()) ||
                                         Written(Function->getAttr<CUDAHostAttr>()))))
    return {};
  for (;;) {
    std::optional<Token> Next = Lexer::findNextToken(Last, SM, Language);
    if (!Next)
      return {};
    // findNextToken reads raw: keywords are identifiers still.
    StringRef Word = Next->is(tok::raw_identifier) ? Next->getRawIdentifier() : StringRef();
    if (Word == "restrict")
      return {};
    if (Word != "const" && Word != "volatile" && Word != "mutable" &&
        !Next->isOneOf(tok::amp, tok::ampamp))
      break;
    Last = Next->getLocation();
  }
  SourceLocation End = Lexer::getLocForEndOfToken(Last, 0, SM, Language);
  return End.isValid() ? FixItHint::CreateInsertion(End, (" " + Clause).str()) : FixItHint();
}

FixItHint addCpu(const UnitFiles &Files, const FunctionDecl *Function) {
  const SourceManager &SM = Function->getASTContext().getSourceManager();
  const LangOptions &Language = Function->getASTContext().getLangOpts();
  SourceLocation Last = closingParen(Files, Function);
  // Qualifiers, `restrict`, `(`, `amp`, `)`.
  constexpr StringRef Clause[] = {"restrict", "(", "amp", ")"};
  SourceLocation Amp;
  for (unsigned Matched = 0; Matched < std::size(Clause);) {
    std::optional<Token> Next =
        Last.isValid() ? Lexer::findNextToken(Last, SM, Language) : std::nullopt;
    if (!Next || Next->isOneOf(tok::l_brace, tok::semi, tok::eof))
      return {};
    Last = Next->getLocation();
    const StringRef Word = Lexer::getSourceText(CharSourceRange::getTokenRange(Last), SM, Language);
    if (Word == Clause[Matched]) {
      if (Word == "amp")
        Amp = Last;
      ++Matched;
    } else if (Matched > 0) {
      return {};
    }
  }
  return FixItHint::CreateInsertion(Amp, "cpu, ");
}

} // namespace ampcc
