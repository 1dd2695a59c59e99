//===- VisualCppRepairs.cpp - repairs of Visual C++'s dialect by Clang's messages -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/ClangHooks/DelayedTemplates.h"
#include "ampcc/ClangHooks/MessageNames.h"
#include "ampcc/Messages/ClangArguments.h"
#include "ampcc/VisualCpp/IgnoredWarnings.h"
#include "ampcc/VisualCpp/RawText.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/DiagnosticLex.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/Scope.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

static bool isOfStdException(const Diagnostic &Info) {
  return isStdException(typeArgument(Info, ClangArgument::Class));
}

void setVisualCpp(LangOptions &Language, bool On) {
  Language.MSVCCompat = On;
  delayTemplates(Language, On);
  Language.MSCompatibilityVersion = On ? LangOptions::MSVC2015 * 100000 : 0;
}

namespace {

struct RepairRow {
  unsigned ID;
  VisualCppRepair Repair;
};

constexpr RepairRow Extensions[] = {
#define EXTENSION(ID, REPAIR, TEXT) {clang::diag::ID, VisualCppRepair::REPAIR},
#include "ampcc/Messages/ClangDiagnostics.def"
};
constexpr RepairRow Errors[] = {
#define REPAIRED(ID, REPAIR, TEXT) {clang::diag::ID, VisualCppRepair::REPAIR},
#include "ampcc/Messages/ClangDiagnostics.def"
};

std::optional<VisualCppRepair> repairOf(llvm::ArrayRef<RepairRow> Rows, unsigned ID) {
  for (const RepairRow &Row : Rows)
    if (Row.ID == ID)
      return Row.Repair;
  return std::nullopt;
}

} // namespace

void VisualCppRepairs::listen() {
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  Diags.setSeverityForGroup(clang::diag::Flavor::WarningOrError, VisualCppGroup,
                            clang::diag::Severity::Warning);
  Diags.setDiagnosticGroupWarningAsError(VisualCppGroup, false);
  Diags.getDiagnosticIDs()->getDiagnosticsInGroup(clang::diag::Flavor::WarningOrError,
                                                  VisualCppGroup, OfVisualCpp);
  for (const RepairRow &Row : Extensions)
    Diags.setSeverity(Row.ID,
                      Row.Repair == VisualCppRepair::PassText ? clang::diag::Severity::Error
                                                              : clang::diag::Severity::Warning,
                      SourceLocation());
  // The headers of what does not exist here, such as Direct3D, declare its names as unavailable.
  // The first use ends the parse, because the rest of such a source is of the same kind.
  // So does structured exception handling and assembler, after which nothing parses.
  constexpr unsigned LastErrors[] = {clang::diag::err_unavailable_message,
                                     clang::diag::err_expected_catch,
                                     clang::diag::err_asm_qualifier_ignored};
  for (unsigned Last : LastErrors)
    Diags.setSeverity(Last, clang::diag::Severity::Fatal, SourceLocation());
  for (StringRef Group : VisualCppIgnored)
    Diags.setSeverityForGroup(clang::diag::Flavor::WarningOrError, Group,
                              clang::diag::Severity::Ignored);
#define ROLE(ID, NAME, TEXT)                                                                       \
  if (ClangRole::NAME == ClangRole::ForeignDeclspec)                                               \
    Diags.setSeverity(clang::diag::ID, clang::diag::Severity::Ignored, SourceLocation());
#include "ampcc/Messages/ClangDiagnostics.def"
}

/// Besides the messages of the table, Clang has a group for extensions of Visual C++.
std::optional<VisualCppRepair> VisualCppRepairs::repairOfExtension(unsigned ID) const {
  std::optional<VisualCppRepair> Repair = repairOf(Extensions, ID);
  return Repair || !llvm::is_contained(OfVisualCpp, ID) ? Repair : VisualCppRepair::ApplyHints;
}

bool VisualCppRepairs::take(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (Level == DiagnosticsEngine::Note) {
    if (Call && !Swallowed)
      takeNote(Info);
    if (IsJump && is(Info, ClangRole::BypassedVariable))
      splitDeclaration(Info.getLocation());
    return Swallowed;
  }
  Call.reset();
  IsJump = false;
  Swallowed = HideWarnings && Level <= DiagnosticsEngine::Warning;
  if (Info.getLocation().isInvalid() || CI.getSourceManager().isInSystemHeader(Info.getLocation()))
    return Swallowed;
  if (std::optional<VisualCppRepair> Repair = repairOfExtension(Info.getID())) {
    if (*Repair == VisualCppRepair::ReplaceLength)
      Swallowed = replaceLength(Info.getLocation());
    else if (*Repair == VisualCppRepair::PassText)
      Swallowed = passText(Info);
    else {
      Swallowed = true;
      repair(*Repair, Info);
    }
  } else if (Level == DiagnosticsEngine::Warning && isForeignSpecifier(Info)) {
    Swallowed = true;
  } else if (Level >= DiagnosticsEngine::Error) {
    if (std::optional<VisualCppRepair> Repair = repairOf(Errors, Info.getID()))
      repair(*Repair, Info);
  }
  return Swallowed;
}

/// An attribute of a `__declspec`.
bool VisualCppRepairs::isForeignSpecifier(const Diagnostic &Info) const {
  if (!is(Info, ClangRole::ForeignAttribute))
    return false;
  RawTextBefore Text(CI.getSourceManager(), CI.getLangOpts(), Info.getLocation());
  unsigned Closed = 0;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text.isOneOf(I, tok::semi, tok::l_brace, tok::r_brace))
      break;
    if (Text.isOneOf(I, tok::r_paren))
      ++Closed;
    else if (Text.isOneOf(I, tok::l_paren) && Closed > 0)
      --Closed;
    else if (Text.isOneOf(I, tok::l_paren) && Text.isWord(I + 1, "__declspec"))
      return true;
  }
  return false;
}

/// Of a name that was not found, or found as something else. False for other repairs.
bool VisualCppRepairs::repairName(VisualCppRepair Repair, const Diagnostic &Info) {
  SourceLocation Loc = Info.getLocation();
  switch (Repair) {
  case VisualCppRepair::HintsOrBase:
  case VisualCppRepair::HintsAtLastOrBase:
    if (takeIfExists(Loc) || nameWideFunction(Loc) || nameSuper(Loc) || nameWithoutObject(Loc) ||
        (!memberOfBase(Loc).second && takeMinOrMax(Loc)))
      return true;
    if (Info.getNumFixItHints() == 0)
      findInBase(Loc, /*Surely=*/true);
    else if (Repair == VisualCppRepair::HintsOrBase)
      applyHints(Info);
    else
      for (const FixItHint &Hint : Info.getFixItHints())
        Repairs.insertAtLast(CI.getSourceManager(), Hint.RemoveRange.getBegin(),
                             qualifierOfConstant(Loc).value_or(Hint.CodeToInsert));
    return true;
  case VisualCppRepair::FindInBase:
    findInBase(Loc, /*Surely=*/false);
    return true;
  case VisualCppRepair::FindTypeInBase:
    if (isa_and_nonnull<TypeDecl>(memberOfBase(Loc).second))
      findInBase(Loc, /*Surely=*/false);
    return true;
  case VisualCppRepair::BaseOrLater:
    if (!takeIfExists(Loc) && !takeMinOrMax(Loc) && !removeAnnotation(Loc) && !nameSuper(Loc) &&
        !nameWideFunction(Loc) && !widenText(Info.getLocation()) &&
        !findInBase(Loc, /*Surely=*/false) && !declareFriend(Loc))
      declareBefore(Loc);
    return true;
  case VisualCppRepair::MemberLater:
    if (const auto *Space =
            dyn_cast_or_null<NamespaceDecl>(declArgument(Info, ClangArgument::Scope)))
      declareBefore(Loc, Space);
    return true;
  case VisualCppRepair::TakeMinOrMax:
    if (const NamedDecl *Named = declArgument(Info, ClangArgument::Named);
        Named && Named->isInStdNamespace())
      takeMinOrMax(Loc);
    return true;
  default:
    return false;
  }
}

void VisualCppRepairs::repair(VisualCppRepair Repair, const Diagnostic &Info) {
  SourceLocation Loc = Info.getLocation();
  if (repairAt(Repair, Loc) || repairBy(Repair, Info) || repairName(Repair, Info))
    return;
  switch (Repair) {
  case VisualCppRepair::RemoveTypename:
    return removeWordBefore(Loc, "typename");
  case VisualCppRepair::InsertTypename:
    return Repairs.insert(CI.getSourceManager(), Loc, "typename ");
  case VisualCppRepair::CastPointer:
    return castPointer(Loc);
  case VisualCppRepair::NameFunction:
    if (!nameFunction(Loc))
      castWords(Loc);
    return;
  case VisualCppRepair::NameFunctionOrType:
    if (!nameFunction(Loc))
      addTypename(Loc);
    return;
  case VisualCppRepair::JumpOver:
    IsJump = true;
    return;
  case VisualCppRepair::CastWords:
    return void(castWords(Loc));
  case VisualCppRepair::CastOrValue:
    if (!takeIfTypeExists(Loc))
      castOrValue(Info);
    return;
  case VisualCppRepair::RemoveKey:
    return void(removeKey(Loc));
  case VisualCppRepair::ReplaceException:
    if (isOfStdException(Info))
      replaceException(Loc);
    else
      castOne(Loc);
    return;
  case VisualCppRepair::InitializeBetter:
    if (isOfStdException(Info))
      return replaceException(Loc);
    [[fallthrough]];
  case VisualCppRepair::PassTemporary:
    if (isMinOrMax(Loc) && onlyStandardLibraryDeclares(Loc)) {
      takeMinOrMax(Loc);
      return;
    }
    [[fallthrough]];
  case VisualCppRepair::PassToOperator:
    Call = {Repair, {Info.getRanges().begin(), Info.getRanges().end()}};
    return;
  default:
    return applyHints(Info);
  }
}

void VisualCppRepairs::removeToken(SourceLocation Loc) {
  const SourceManager &SM = CI.getSourceManager();
  Repairs.replace(SM, Loc, Lexer::MeasureTokenLength(SM.getSpellingLoc(Loc), SM, CI.getLangOpts()),
                  "");
}

/// `throw(A, B)`
void VisualCppRepairs::dropExceptionList(const Diagnostic &Info) {
  const SourceManager &SM = CI.getSourceManager();
  CharSourceRange Range = Info.getNumRanges() ? Info.getRange(0) : CharSourceRange();
  SourceLocation Begin = SM.getSpellingLoc(Range.getBegin());
  SourceLocation End =
      Lexer::getLocForEndOfToken(SM.getSpellingLoc(Range.getEnd()), 0, SM, CI.getLangOpts());
  if (Begin.isValid() && End.isValid() && SM.getFileID(Begin) == SM.getFileID(End))
    Repairs.replace(SM, Begin, SM.getFileOffset(End) - SM.getFileOffset(Begin), "noexcept(false)");
}

void VisualCppRepairs::applyHints(const Diagnostic &Info) {
  const SourceManager &SM = CI.getSourceManager();
  for (const FixItHint &Hint : Info.getFixItHints()) {
    CharSourceRange Range = Hint.RemoveRange;
    SourceLocation Begin = SM.getSpellingLoc(Range.getBegin()),
                   End = SM.getSpellingLoc(Range.getEnd());
    if (SM.getFileID(Begin) != SM.getFileID(End))
      continue;
    if (Range.isTokenRange())
      End = Lexer::getLocForEndOfToken(End, 0, SM, CI.getLangOpts());
    Repairs.replace(SM, Begin, SM.getFileOffset(End) - SM.getFileOffset(Begin), Hint.CodeToInsert);
  }
}

/// Makes a function noexcept that overrides a noexcept one of the standard library and has no
/// exception specification. This is a repair of last resort, because another repair may remove the
/// noexcept of the overridden function, as for `throw(X)`.
void VisualCppRepairs::addNoexcept(SourceLocation Name) {
  RawText Text(CI.getSourceManager(), CI.getLangOpts(), Name);
  size_t I = 0;
  while (I < Text.size() && !Text.is(I, tok::l_paren))
    ++I;
  I = Text.closing(I) + 1;
  while (Text.isWord(I, "const") || Text.isWord(I, "volatile"))
    ++I;
  if (I < Text.size() && !Text.isWord(I, "throw"))
    Repairs.insertAtLast(CI.getSourceManager(), Text.end(I - 1), " noexcept");
}

/// Repairs a name that is ambiguous after `using namespace`, because headers of the standard
/// library declare it here and did not in Visual C++: std::byte, std::data and others came with
/// C++17. The repair qualifies it with C++ AMP's namespace, or else with the program's.
void VisualCppRepairs::preferOther(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Name);
  if (!Text.is(0, tok::raw_identifier) || !CI.hasSema() || !CI.getSema().getStdNamespace() ||
      RawTextBefore(SM, CI.getLangOpts(), Name).isOneOf(0, tok::coloncolon))
    return;
  DeclarationName Word = &CI.getASTContext().Idents.get(Text.word(0));
  if (CI.getSema().getStdNamespace()->lookup(Word).empty())
    return;
  const DeclContext *Place = libraryDeclaring(Word);
  if (!Place)
    Place = programDeclaring(Word, Name);
  if (!Place)
    return;
  auto *Namespace = dyn_cast<NamespaceDecl>(Place);
  Repairs.insert(SM, Name,
                 Namespace ? "::" + Namespace->getQualifiedNameAsString() + "::"
                           : std::string("::"));
}

/// Only the standard library, and ampcc's headers for windows.h, declare the name.
bool VisualCppRepairs::onlyStandardLibraryDeclares(SourceLocation Name) const {
  RawText Text(CI.getSourceManager(), CI.getLangOpts(), Name);
  if (!CI.hasSema() || !CI.getSema().getCurScope() || !Text.is(0, tok::raw_identifier))
    return false;
  Sema &S = CI.getSema();
  LookupResult Found(S, &CI.getASTContext().Idents.get(Text.word(0)), Name,
                     Sema::LookupOrdinaryName);
  Found.suppressDiagnostics();
  S.LookupName(Found, S.getCurScope());
  return llvm::all_of(Found, [&](const NamedDecl *D) {
    return CI.getSourceManager().isInSystemHeader(D->getUnderlyingDecl()->getLocation());
  });
}

const DeclContext *VisualCppRepairs::libraryDeclaring(DeclarationName Word) const {
  for (const ClassTemplateDecl *Buffer : findMarkedTemplates(CI.getASTContext()).Buffers)
    if (auto *Library = dyn_cast<NamespaceDecl>(Buffer->getDeclContext());
        Library && !Library->lookup(Word).empty())
      return Library;
  return nullptr;
}

/// The one place outside of std that declares what Word means where it stands. Null if there are
/// several, or if it has no name.
const DeclContext *VisualCppRepairs::programDeclaring(DeclarationName Word,
                                                      SourceLocation Name) const {
  Sema &S = CI.getSema();
  LookupResult Found(S, Word, Name, Sema::LookupOrdinaryName);
  Found.suppressDiagnostics();
  S.LookupName(Found, S.getCurScope());
  const DeclContext *Place = nullptr;
  for (const NamedDecl *Candidate : Found) {
    if (Candidate->isInStdNamespace())
      continue;
    const DeclContext *Around = Candidate->getDeclContext()->getRedeclContext();
    auto *Namespace = dyn_cast<NamespaceDecl>(Around);
    if (!(Namespace && !Namespace->isAnonymousNamespace()) && !Around->isTranslationUnit())
      return nullptr;
    if (Place && !Place->Equals(Around))
      return nullptr;
    Place = Around;
  }
  return Place;
}

/// Visual C++ lets a constructor be constexpr that calls one which is not.
void VisualCppRepairs::removeConstexpr(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  RawTextBefore Before(SM, CI.getLangOpts(), Name);
  for (size_t I = 0; I < Before.size(); ++I) {
    if (Before.isOneOf(I, tok::semi, tok::l_brace, tok::r_brace))
      return;
    if (Before.isWord(I, "constexpr"))
      return Repairs.replace(SM, Before.begin(I), StringRef("constexpr").size(), "");
  }
}

/// The `<` at Less begins the template arguments of a class whose member a function declarator
/// names, as in `A<T>::f(`.
static bool isQualifierOfFunction(const RawText &Text, size_t Less) {
  size_t I = Text.skipTemplateArguments(Less);
  while (Text.is(I, tok::coloncolon) && Text.is(I + 1, tok::raw_identifier)) {
    I += Text.isWord(I + 1, "operator") ? 3 : 2;
    if (Text.is(I, tok::less))
      I = Text.skipTemplateArguments(I);
  }
  return I != Less && Text.is(I, tok::l_paren);
}

/// `template <typename T> friend void f(T);` in a template of T: to the end of what is declared
/// here the name is that of the inner parameter. The class of a member in `A<T>::f` is that of the
/// outer one.
void VisualCppRepairs::renameParameter(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  const Scope *Current = CI.hasSema() ? CI.getSema().getCurScope() : nullptr;
  RawText Text(SM, CI.getLangOpts(), Name);
  if (!Current || !Text.is(0, tok::raw_identifier))
    return;
  if (!Current->isTemplateParamScope()) {
    if (!removeKey(Name)) // `friend class T;`
      renameOuterParameter(Name);
    return;
  }
  StringRef Word = Text.word(0);
  bool IsName = true;
  for (size_t I = 0; I < Text.size() && !Text.is(I, tok::semi); ++I) {
    IsName &= !Text.is(I, tok::l_paren);
    if (IsName && Text.is(I, tok::less) && isQualifierOfFunction(Text, I))
      I = Text.skipTemplateArguments(I);
    size_t Last = Text.is(I, tok::l_paren) || Text.is(I, tok::l_brace) ? Text.closing(I) : I;
    const bool IsEnd = Text.is(I, tok::l_brace);
    for (; I < Text.size() && I <= Last; ++I)
      if (Text.isWord(I, Word) &&
          (I == 0 || !(Text.is(I - 1, tok::coloncolon) || Text.is(I - 1, tok::period) ||
                       Text.is(I - 1, tok::arrow))))
        Repairs.insert(SM, Text.end(I), "_inner");
    --I;
    if (IsEnd)
      return;
  }
}

/// `base<T>::type x;` in a template: two names in a row are a declaration.
void VisualCppRepairs::addTypename(SourceLocation After) {
  const SourceManager &SM = CI.getSourceManager();
  RawTextBefore Before(SM, CI.getLangOpts(), After);
  size_t Start = 0;
  while (Start < Before.size() &&
         !Before.isOneOf(Start, tok::semi, tok::l_brace, tok::r_brace, tok::r_paren))
    ++Start;
  if (Start == 0 || Start == Before.size())
    return;
  const unsigned Offset = SM.getFileOffset(SM.getSpellingLoc(After));
  RawText Text(SM, CI.getLangOpts(), Before.begin(Start - 1));
  size_t I = 0;
  while (Text.isWord(I, "const") || Text.isWord(I, "static") || Text.isWord(I, "volatile"))
    ++I;
  bool Qualified = false;
  size_t First = I;
  while (I < Text.size() && SM.getFileOffset(Text.begin(I)) < Offset)
    Qualified |= Text.is(I++, tok::coloncolon);
  if (Qualified && Text.is(First, tok::raw_identifier) && Text.is(I, tok::raw_identifier) &&
      Text.is(I - 1, tok::raw_identifier))
    Repairs.insert(SM, Text.begin(First), "typename ");
}

void VisualCppRepairs::removeWordBefore(SourceLocation Place, StringRef Word) {
  const SourceManager &SM = CI.getSourceManager();
  RawTextBefore Before(SM, CI.getLangOpts(), Place);
  if (Before.isWord(0, Word))
    Repairs.replace(SM, Before.begin(0), Word.size(), "");
}

} // namespace ampcc
