//===- UnknownName.cpp - suggestions for unknown names -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UnknownName.h"
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
      .Case("at", "'[]'")
      .Cases("push_back", "resize", "a std::vector, because the extent is fixed")
      .Default("");
}

std::optional<UnknownName> explainUnknownName(const Diagnostic &Info, const Sema &S) {
  if (!is(Info, ClangRole::UnknownName) || Info.getLocation().isInvalid())
    return std::nullopt;
  const SourceManager &SM = S.getSourceManager();
  SourceLocation Loc = SM.getSpellingLoc(Info.getLocation());
  std::string Name(SM.getCharacterData(Loc), Lexer::MeasureTokenLength(Loc, SM, S.getLangOpts()));
  if (StringRef Header = headerMissing(S.getASTContext(), Name); !Header.empty())
    return UnknownName{
        ("'" + Name + "' is declared in " + Header + ", which is not included").str(), Header,
        true};
  // Clang's own suggestion has a fix-it.
  if (is(Info, ClangRole::Undeclared) && Info.getNumFixItHints() == 0)
    if (std::string Space = namespaceOf(S.getASTContext(), Name); !Space.empty())
      return UnknownName{"'" + Name + "' is declared in namespace '" + Space + "'; write '" +
                             Space + "::" + Name + "', or 'using namespace " + Space + ";' before",
                         "", true};
  if (const std::string Instead = memberInstead(declArgument(Info, ClangArgument::Scope), Name);
      !Instead.empty()) {
    constexpr StringRef Format = "no member named %0 in %1; use ";
    SmallString<128> Text;
    Info.FormatDiagnostic(Format.begin(), Format.end(), Text);
    return UnknownName{(Text + Instead).str(), "", false};
  }
  if (std::optional<ForeignName> Foreign = foreignName(Name);
      Foreign && is(Info, ClangRole::Undeclared))
    return UnknownName{
        ("'" + Name + "' is a name of " + Foreign->Owner + "; " + Foreign->Advice).str(), "",
        Foreign->IsSpecifier};
  const FunctionDecl *Function = S.getCurFunctionDecl(/*AllowLambda=*/true);
  if (!Function || !Function->hasAttr<CUDADeviceAttr>())
    return std::nullopt;
  std::string Instead =
      substituteFor(Name, Function->hasAttr<CUDAHostAttr>() ? NamedIn::Dual : NamedIn::Amp);
  if (Instead.empty())
    return std::nullopt;
  return UnknownName{"use of undeclared identifier '" + Name + "'" + Instead, "", false};
}

} // namespace ampcc
