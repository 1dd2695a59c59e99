//===- UnknownName.cpp - suggestions for unknown names -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UnknownName.h"
#include "ampcc/Basic/ForeignNames.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/Basic/Substitutes.h"
#include "ampcc/Messages/ClangArguments.h"
#include "clang/AST/Attr.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace ampcc {

/// The component of an index that other languages call x, y or z: x is the one that changes
/// fastest, and the last of an index.
static std::string componentInstead(const CXXRecordDecl *Index, StringRef Name) {
  const unsigned FromLast =
      llvm::StringSwitch<unsigned>(Name).Case("x", 1).Case("y", 2).Case("z", 3).Default(0);
  const unsigned Rank = rankOfIndex(Index);
  return FromLast == 0 || FromLast > Rank ? "" : "'[" + std::to_string(Rank - FromLast) + "]'";
}

/// The substitute that a class of the library has for a member of the standard containers or of
/// other languages; empty if there is no such member.
static std::string memberInstead(const NamedDecl *Scope, StringRef Name) {
  const auto *Class = dyn_cast_or_null<CXXRecordDecl>(Scope);
  if (Class && libraryClass(Class) == LibraryClass::Index)
    return componentInstead(Class, Name);
  if (!Class || !isContainer(libraryClass(Class)))
    return "";
  return llvm::StringSwitch<std::string>(Name)
      .Cases("size", "length", "'extent.size()'")
      .Cases("begin", "cbegin", "'data()'")
      .Cases("end", "cend", "'data() + extent.size()'")
      .Case("at", "'[]', which does not check the index")
      .Cases("push_back", "resize", "a std::vector, because the extent is fixed")
      .Default("");
}

/// The token Name at Loc, with the names that `::` joins to it.
static std::string qualifiedName(std::string Name, SourceLocation Loc, const Sema &S) {
  const SourceManager &SM = S.getSourceManager();
  for (;;) {
    std::optional<Token> Next = Lexer::findNextToken(Loc, SM, S.getLangOpts());
    if (!Next || Next->isNot(tok::coloncolon))
      return Name;
    Next = Lexer::findNextToken(Next->getLocation(), SM, S.getLangOpts());
    if (!Next || Next->isNot(tok::raw_identifier))
      return Name;
    Name += "::" + Next->getRawIdentifier().str();
    Loc = Next->getLocation();
  }
}

/// A name of another language that is not declared, or that C++ AMP's own namespace lacks. The
/// advice is that for the longest beginning of the name that has a row. In amp code, which has no
/// launches and no objects of the host, the substitute for the last part is better than a row for
/// the beginning.
static std::optional<Replacement> explainForeign(std::string Name, bool IsOfLibrary,
                                                 std::optional<NamedIn> AmpCode) {
  const StringRef Last = StringRef(Name).substr(StringRef(Name).rfind(':') + 1);
  const bool IsOfOther = Last.size() < Name.size() && !IsOfLibrary;
  StringRef Known = Name;
  std::optional<ForeignName> Row = foreignName(Known);
  while (!Row && Known.contains("::")) {
    Known = Known.rsplit("::").first;
    Row = foreignName(Known);
  }
  if (!Row)
    return std::nullopt;
  const std::string Instead =
      AmpCode && !(IsOfOther && Known == Name) ? substituteFor(Last, *AmpCode) : "";
  if (!Instead.empty())
    return Replacement{diag::err_foreign_name,
                       {Name, Row->Owner.str(), Instead.substr(StringRef("; ").size())}};
  return Replacement{diag::err_foreign_name, {Known.str(), Row->Owner.str(), Row->Advice.str()}};
}

std::optional<Replacement> explainForeignDeclarator(const Diagnostic &Info, const Sema &S) {
  if (!is(Info, ClangRole::NoExpression) || Info.getLocation().isInvalid() ||
      Info.getLocation().isMacroID())
    return std::nullopt;
  const SourceManager &SM = S.getSourceManager();
  auto [File, Offset] = SM.getDecomposedLoc(Info.getLocation());
  const StringRef Text = SM.getBufferData(File);
  const size_t Begin = Text.rfind('\n', Offset) + 1; // npos + 1 is 0
  Lexer Raw(SM.getLocForStartOfFile(File), S.getLangOpts(), Text.begin(), Text.begin() + Begin,
            Text.end());
  std::optional<Replacement> Found;
  Token Before, Next;
  Before.startToken();
  while (!Raw.LexFromRawLexer(Next) && SM.getFileOffset(Next.getLocation()) <= Offset) {
    if (Before.is(tok::raw_identifier) && Next.is(tok::l_paren)) {
      const StringRef Name = Before.getRawIdentifier();
      const std::optional<ForeignName> Row = foreignName(Name);
      const bool IsDeclared = S.Context.Idents.get(Name).getFETokenInfo() != nullptr;
      if (Row && Row->IsSpecifier && !IsDeclared)
        Found =
            Replacement{diag::err_foreign_name, {Name.str(), Row->Owner.str(), Row->Advice.str()}};
    }
    Before = Next;
  }
  return Found;
}

std::optional<Replacement> explainForeignStatement(const Diagnostic &Info, const Sema &S) {
  if (!is(Info, ClangRole::ForeignGrammar) || Info.getLocation().isInvalid())
    return std::nullopt;
  const SourceManager &SM = S.getSourceManager();
  auto [File, Offset] = SM.getDecomposedLoc(SM.getSpellingLoc(Info.getLocation()));
  const StringRef Text = SM.getBufferData(File);
  Lexer Raw(SM.getLocForStartOfFile(File), S.getLangOpts(), Text.begin(), Text.begin(), Text.end());
  Token Before, Next;
  Next.startToken();
  do {
    Before = Next;
    if (Raw.LexFromRawLexer(Next))
      return std::nullopt;
  } while (SM.getFileOffset(Next.getLocation()) < Offset);
  for (const Token &Each : {Next, Before})
    if (Each.is(tok::raw_identifier))
      if (std::optional<ForeignName> Row = foreignName(Each.getRawIdentifier()))
        return Replacement{diag::err_foreign_name,
                           {Each.getRawIdentifier().str(), Row->Owner.str(), Row->Advice.str()}};
  return std::nullopt;
}

/// The kind of amp code that the parser is in; nothing in host code.
static std::optional<NamedIn> ampCode(const Sema &S) {
  const FunctionDecl *Function = S.getCurFunctionDecl(/*AllowLambda=*/true);
  if (!Function || !Function->hasAttr<CUDADeviceAttr>())
    return std::nullopt;
  return Function->hasAttr<CUDAHostAttr>() ? NamedIn::Dual : NamedIn::Amp;
}

/// C++ AMP's own namespace lacks the name.
static bool isOfLibrary(const Diagnostic &Info) {
  const auto *Space = dyn_cast_or_null<NamespaceDecl>(declArgument(Info, ClangArgument::Scope));
  return Space && Space->getParent()->isTranslationUnit() && Space->getName() == "Concurrency";
}

std::optional<UnknownName> explainUnknownName(const Diagnostic &Info, const Sema &S) {
  if (!is(Info, ClangRole::UnknownName) || Info.getLocation().isInvalid())
    return std::nullopt;
  const SourceManager &SM = S.getSourceManager();
  SourceLocation Loc = SM.getSpellingLoc(Info.getLocation());
  std::string Name(SM.getCharacterData(Loc), Lexer::MeasureTokenLength(Loc, SM, S.getLangOpts()));
  if (StringRef Header = headerMissing(S.getASTContext(), Name); !Header.empty())
    return UnknownName{{diag::err_header_not_included, {Name, Header.str()}}, Header, true};
  // Clang's own suggestion has a fix-it.
  if (is(Info, ClangRole::Undeclared) && Info.getNumFixItHints() == 0)
    if (std::string Space = namespaceOf(S.getASTContext(), Name); !Space.empty())
      return UnknownName{{diag::err_namespace_not_named, {Name, Space}}, "", true};
  if (const std::string Instead = memberInstead(declArgument(Info, ClangArgument::Scope), Name);
      !Instead.empty())
    return UnknownName{
        {diag::err_no_such_member, {argumentOf(Info, "%0"), argumentOf(Info, "%1"), Instead}},
        "",
        false};
  const std::optional<NamedIn> AmpCode = ampCode(S);
  const bool IsOfLibrary = isOfLibrary(Info);
  if (is(Info, ClangRole::Undeclared) || IsOfLibrary) {
    const std::string Whole = IsOfLibrary ? "concurrency::" + Name : qualifiedName(Name, Loc, S);
    const std::optional<ForeignName> Row = foreignName(Name);
    if (std::optional<Replacement> Foreign = explainForeign(Whole, IsOfLibrary, AmpCode))
      return UnknownName{*Foreign, "", Whole != Name || (Row && Row->IsSpecifier)};
  }
  const std::string Instead = AmpCode ? substituteFor(Name, *AmpCode) : "";
  if (Instead.empty())
    return std::nullopt;
  return UnknownName{{diag::err_unknown_function, {Name, Instead}}, "", false};
}

} // namespace ampcc
