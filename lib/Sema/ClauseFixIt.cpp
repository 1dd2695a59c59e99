//===- ClauseFixIt.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ClauseFixIt.h"
#include "clang/AST/Attr.h"
#include "clang/AST/TypeLoc.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace ampcc {
namespace {

/// The ')' of the parameter list as written; invalid where an edit would miss the user's text.
SourceLocation closingParen(const ASTContext &Ast, const FunctionDecl *Function) {
  if (const FunctionDecl *Pattern = Function->getTemplateInstantiationPattern())
    Function = Pattern;
  const TypeSourceInfo *Written = Function->getTypeSourceInfo();
  FunctionTypeLoc Type =
      Written ? Written->getTypeLoc().getAsAdjusted<FunctionTypeLoc>() : FunctionTypeLoc();
  SourceLocation Paren = Type ? Type.getRParenLoc() : SourceLocation();
  if (Paren.isInvalid() || Paren.isMacroID() || Ast.getSourceManager().isInSystemHeader(Paren))
    return {};
  return Paren;
}

FixItHint insertBehind(const ASTContext &Ast, SourceLocation Token, StringRef Text) {
  SourceLocation End =
      Lexer::getLocForEndOfToken(Token, 0, Ast.getSourceManager(), Ast.getLangOpts());
  return End.isValid() ? FixItHint::CreateInsertion(End, Text) : FixItHint();
}

} // namespace

std::optional<Token> tokenBehindParameters(const ASTContext &Ast, const FunctionDecl *Function) {
  SourceLocation Paren = closingParen(Ast, Function);
  if (Paren.isInvalid())
    return std::nullopt;
  return Lexer::findNextToken(Paren, Ast.getSourceManager(), Ast.getLangOpts());
}

FixItHint insertBehindParameters(const ASTContext &Ast, const FunctionDecl *Function,
                                 StringRef Text) {
  SourceLocation Paren = closingParen(Ast, Function);
  return Paren.isValid() ? insertBehind(Ast, Paren, Text) : FixItHint();
}

FixItHint insertClause(const ASTContext &Ast, const FunctionDecl *Function, StringRef Clause) {
  auto Written = [](const Attr *A) { return A && !A->isImplicit(); };
  SourceLocation Last = closingParen(Ast, Function);
  const auto *Method = dyn_cast<CXXMethodDecl>(Function);
  // A lambda carries attributes that it was not given.
  bool IsLambda = Method && Method->getParent()->isLambda();
  if (Last.isInvalid() || (!IsLambda && (Written(Function->getAttr<CUDADeviceAttr>()) ||
                                         Written(Function->getAttr<CUDAHostAttr>()))))
    return {};
  for (;;) {
    std::optional<Token> Next =
        Lexer::findNextToken(Last, Ast.getSourceManager(), Ast.getLangOpts());
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
  return insertBehind(Ast, Last, (" " + Clause).str());
}

} // namespace ampcc
