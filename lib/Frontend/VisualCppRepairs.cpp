//===- VisualCppRepairs.cpp -----------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "VisualCppRepairs.h"
#include "ClangArguments.h"
#include "RawText.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/DiagnosticLex.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

bool isStdException(QualType Type) {
  const CXXRecordDecl *Class = Type.isNull() ? nullptr : Type->getAsCXXRecordDecl();
  return Class && Class->isInStdNamespace() && Class->getIdentifier() &&
         Class->getName() == "exception";
}

bool isOfStdException(const Diagnostic &Info) {
  return isStdException(typeArgument(Info, ClangArgument::Class));
}

} // namespace

void setVisualCpp(LangOptions &Language, bool On) {
  Language.MSVCCompat = On;
  Language.DelayedTemplateParsing = On;
  Language.MSCompatibilityVersion = On ? LangOptions::MSVC2015 * 100000 : 0;
}

/// Clang takes these in this language, and others of the group "microsoft".
static constexpr unsigned Extensions[] = {
    clang::diag::ext_typename_missing,       clang::diag::ext_implicit_typename,
    clang::diag::ext_elaborated_enum_class,  clang::diag::ext_register_storage_class,
    clang::diag::ext_dynamic_exception_spec, clang::diag::warn_expected_qualified_after_typename};

void VisualCppRepairs::listen() {
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  Diags.setSeverityForGroup(clang::diag::Flavor::WarningOrError, "microsoft",
                            clang::diag::Severity::Warning);
  Diags.setDiagnosticGroupWarningAsError("microsoft", false);
  for (unsigned ID : Extensions)
    Diags.setSeverity(ID, clang::diag::Severity::Warning, SourceLocation());
  // `__declspec(dllexport)`: nothing here, and there is nothing to be done about it.
  Diags.setSeverity(clang::diag::warn_unhandled_ms_attribute_ignored,
                    clang::diag::Severity::Ignored, SourceLocation());
}

static bool isExtension(unsigned ID) {
  return DiagnosticIDs::getWarningOptionForDiag(ID).starts_with("microsoft") ||
         llvm::is_contained(Extensions, ID);
}

bool VisualCppRepairs::take(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (Level == DiagnosticsEngine::Note) {
    if (Call && !Swallowed)
      takeNote(Info);
    return Swallowed;
  }
  Call.reset();
  Swallowed = HideWarnings && Level <= DiagnosticsEngine::Warning;
  if (Info.getLocation().isInvalid() || CI.getSourceManager().isInSystemHeader(Info.getLocation()))
    return Swallowed;
  if (isExtension(Info.getID())) {
    Swallowed = true;
    takeExtension(Info);
  } else if (Level == DiagnosticsEngine::Warning && isForeignSpecifier(Info)) {
    Swallowed = true;
  } else if (Level >= DiagnosticsEngine::Error) {
    takeError(Info);
  }
  return Swallowed;
}

/// `__declspec(dllexport)` and its like mean nothing here, and there is nothing to be done about
/// it.
bool VisualCppRepairs::isForeignSpecifier(const Diagnostic &Info) const {
  if (!llvm::is_contained(
          {clang::diag::warn_unknown_attribute_ignored, clang::diag::warn_attribute_ignored},
          Info.getID()))
    return false;
  const SourceManager &SM = CI.getSourceManager();
  auto [File, Offset] = SM.getDecomposedLoc(SM.getSpellingLoc(Info.getLocation()));
  StringRef Before = SM.getBufferData(File).take_front(Offset);
  size_t Word = Before.rfind("__declspec");
  return Word != StringRef::npos && Before.substr(Word).find_first_of(";{}") == StringRef::npos &&
         Before.substr(Word).count('(') > Before.substr(Word).count(')');
}

void VisualCppRepairs::takeExtension(const Diagnostic &Info) {
  const SourceManager &SM = CI.getSourceManager();
  switch (Info.getID()) {
  case clang::diag::warn_expected_qualified_after_typename:
    return removeWordBefore(Info.getLocation(), "typename");
  case clang::diag::ext_override_exception_spec:
    return addNoexcept(Info.getLocation());
  case clang::diag::ext_unqualified_base_class:
    return nameBase(Info.getLocation());
  case clang::diag::ext_elaborated_enum_class: // `class` or `struct`
    return Repairs.replace(
        SM, Info.getLocation(),
        Lexer::MeasureTokenLength(SM.getSpellingLoc(Info.getLocation()), SM, CI.getLangOpts()), "");
  case clang::diag::ext_dynamic_exception_spec: {
    CharSourceRange Range = Info.getNumRanges() ? Info.getRange(0) : CharSourceRange();
    SourceLocation Begin = SM.getSpellingLoc(Range.getBegin());
    SourceLocation End =
        Lexer::getLocForEndOfToken(SM.getSpellingLoc(Range.getEnd()), 0, SM, CI.getLangOpts());
    if (Begin.isValid() && End.isValid() && SM.getFileID(Begin) == SM.getFileID(End))
      Repairs.replace(SM, Begin, SM.getFileOffset(End) - SM.getFileOffset(Begin),
                      "noexcept(false)");
    return;
  }
  case clang::diag::ext_found_in_dependent_base:
    if (Info.getNumFixItHints() == 0)
      return findInBase(Info.getLocation(), /*Surely=*/true);
    break;
  case clang::diag::ext_undeclared_unqual_id_with_dependent_base:
    for (const FixItHint &Hint : Info.getFixItHints())
      Repairs.insertAtLast(SM, Hint.RemoveRange.getBegin(), Hint.CodeToInsert);
    if (Info.getNumFixItHints() == 0)
      findInBase(Info.getLocation(), /*Surely=*/true);
    return;
  default:
    break;
  }
  applyHints(Info);
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

void VisualCppRepairs::takeError(const Diagnostic &Info) {
  switch (Info.getID()) {
  case clang::diag::err_too_many_args_in_macro_invoc:
    return dropExtraArguments(Info.getLocation());
  case clang::diag::err_expected_qualified_after_typename:
    return removeWordBefore(Info.getLocation(), "typename");
  case clang::diag::err_expected_semi_after_expr:
    return addTypename(Info.getLocation());
  case clang::diag::err_typename_missing:
  case clang::diag::err_typename_missing_template:
    return Repairs.insert(CI.getSourceManager(), Info.getLocation(), "typename ");
  // Clang's switch for these would read `[]` as an attribute.
  case clang::diag::err_member_extra_qualification:
    return applyHints(Info);
  case clang::diag::err_override_exception_spec:
    return addNoexcept(Info.getLocation());
  case clang::diag::err_typename_nested_not_type:
    return qualifyBaseMember(Info.getLocation(), /*IsType=*/false);
  case clang::diag::err_undeclared_var_use:
  case clang::diag::err_undeclared_var_use_suggest:
  case clang::diag::err_unknown_typename:
  case clang::diag::err_unknown_typename_suggest:
    return findInBase(Info.getLocation(), /*Surely=*/false);
  case clang::diag::err_ambiguous_reference:
    return preferLibrary(Info.getLocation());
  case clang::diag::err_lvalue_reference_bind_to_temporary:
    return bindTemporary(Info);
  case clang::diag::err_not_direct_base_or_virtual:
  case clang::diag::err_ovl_no_viable_conversion_in_cast:
    if (isOfStdException(Info))
      replaceException(Info.getLocation());
    return;
  case clang::diag::err_ovl_no_viable_function_in_init:
    if (isOfStdException(Info))
      return replaceException(Info.getLocation());
    [[fallthrough]];
  case clang::diag::err_ovl_no_viable_function_in_call:
  case clang::diag::err_ovl_no_viable_member_function_in_call:
  case clang::diag::err_ovl_no_viable_object_call:
  case clang::diag::err_ovl_no_viable_oper:
  case clang::diag::err_typecheck_invalid_operands:
    Call = {Info.getID(), Info.getLocation(), {Info.getRanges().begin(), Info.getRanges().end()}};
    return;
  default:
    return;
  }
}

/// `T &r = make();` keeps the temporary as long as r lives; `f(make())` to the end of the
/// expression.
void VisualCppRepairs::bindTemporary(const Diagnostic &Info) {
  QualType Type = typeArgument(Info, ClangArgument::Temporary);
  if (Info.getNumRanges() == 0 || Type.isNull() || !Type->isRecordType())
    return;
  const SourceManager &SM = CI.getSourceManager();
  CharSourceRange Value = Info.getRange(Info.getNumRanges() - 1);
  SourceLocation Place = SM.getSpellingLoc(Info.getLocation());
  if (!SM.isBeforeInTranslationUnit(Place, SM.getSpellingLoc(Value.getBegin())))
    return passAsLvalue(Value);
  auto [File, Offset] = SM.getDecomposedLoc(Place);
  StringRef Before = SM.getBufferData(File).take_front(Offset).rtrim();
  if (Before.ends_with("&") && !Before.ends_with("&&"))
    Repairs.insert(SM, SM.getComposedLoc(File, Before.size()), "&");
}

void VisualCppRepairs::passAsLvalue(CharSourceRange Expression) {
  const SourceManager &SM = CI.getSourceManager();
  SourceLocation Begin = SM.getSpellingLoc(Expression.getBegin()),
                 End = SM.getSpellingLoc(Expression.getEnd());
  if (Expression.isTokenRange())
    End = Lexer::getLocForEndOfToken(End, 0, SM, CI.getLangOpts());
  Repairs.insert(SM, Begin, "::amp_msvc::lvalue(");
  Repairs.insert(SM, End, ")");
}

/// Which operand of the call had to be an lvalue.
void VisualCppRepairs::takeNote(const Diagnostic &Info) {
  std::optional<unsigned> Number = numberArgument(Info, ClangArgument::Operand);
  if (!Number || numberArgument(Info, ClangArgument::IsObject) != 0u ||
      numberArgument(Info, ClangArgument::WantsRvalue) != 0u)
    return;
  const SourceManager &SM = CI.getSourceManager();
  unsigned Operand = *Number - 1;
  std::vector<CharSourceRange> Ranges = Call->Ranges;
  unsigned ID = Call->ID;
  Call.reset(); // the first candidate is the one that counts
  if (ID == clang::diag::err_ovl_no_viable_oper ||
      ID == clang::diag::err_typecheck_invalid_operands) {
    if (Operand < Ranges.size())
      passAsLvalue(Ranges[Operand]);
    return;
  }
  if (Ranges.empty())
    return;
  bool IsInit = ID == clang::diag::err_ovl_no_viable_function_in_init;
  RawText Text(SM, CI.getLangOpts(), Ranges[0].getBegin());
  size_t I = 0;
  if (!IsInit) { // behind the function's name
    SourceLocation Last = SM.getSpellingLoc(Ranges[0].getEnd());
    while (I < Text.size() && !SM.isBeforeInTranslationUnit(Last, Text.begin(I)))
      ++I;
    while (I < Text.size() && !Text.is(I, tok::l_paren))
      ++I;
    ++I;
  }
  for (; Operand > 0; --Operand)
    I = Text.endOfOperand(I) + 1;
  size_t End = Text.endOfOperand(I);
  if (I < End && End < Text.size())
    passAsLvalue(CharSourceRange::getCharRange(Text.begin(I), Text.end(End - 1)));
}

/// Visual C++ warns and goes on.
void VisualCppRepairs::dropExtraArguments(SourceLocation First) {
  const SourceManager &SM = CI.getSourceManager();
  if (!First.isFileID())
    return;
  RawText Text(SM, CI.getLangOpts(), First);
  size_t Close = 0;
  while (Close < Text.size() && !Text.is(Close, tok::r_paren))
    Close = (Text.is(Close, tok::l_paren) ? Text.closing(Close) : Close) + 1;
  auto [File, Offset] = SM.getDecomposedLoc(First);
  StringRef Before = SM.getBufferData(File).take_front(Offset).rtrim();
  if (Close >= Text.size() || !Before.ends_with(","))
    return;
  // Line breaks stay.
  unsigned Begin = Before.size() - 1, End = SM.getFileOffset(Text.begin(Close));
  StringRef Gone = SM.getBufferData(File).slice(Begin, End);
  Repairs.replace(SM, SM.getComposedLoc(File, Begin), Gone.size(),
                  std::string(Gone.count('\n'), '\n'));
}

/// Functions of the standard library do not throw where those that override them say nothing.
void VisualCppRepairs::addNoexcept(SourceLocation Name) {
  RawText Text(CI.getSourceManager(), CI.getLangOpts(), Name);
  size_t I = 0;
  while (I < Text.size() && !Text.is(I, tok::l_paren))
    ++I;
  I = Text.closing(I) + 1;
  while (Text.isWord(I, "const") || Text.isWord(I, "volatile"))
    ++I;
  if (I < Text.size() && !Text.isWord(I, "throw"))
    Repairs.insert(CI.getSourceManager(), Text.end(I - 1), " noexcept");
}

/// The member of that name of a base class that depends on template parameters, as far as its
/// template tells.
static const NamedDecl *dependentBaseMember(const CXXRecordDecl *Class, DeclarationName Name) {
  if (!Class->hasDefinition())
    return nullptr;
  for (const CXXBaseSpecifier &Base : Class->getDefinition()->bases()) {
    const CXXRecordDecl *Of = Base.getType()->getAsCXXRecordDecl();
    if (auto *Type = Base.getType()->getAs<TemplateSpecializationType>(); Type && !Of)
      if (const TemplateDecl *T = Type->getTemplateName().getAsTemplateDecl())
        Of = dyn_cast_or_null<CXXRecordDecl>(T->getTemplatedDecl());
    if (!Of)
      continue;
    auto Found = Of->lookup(Name);
    if (!Found.empty())
      return Found.front();
    if (const NamedDecl *Further = dependentBaseMember(Of, Name))
      return Further;
  }
  return nullptr;
}

/// A name that nobody knows, perhaps because only such a base class has it.
void VisualCppRepairs::findInBase(SourceLocation Name, bool Surely) {
  const SourceManager &SM = CI.getSourceManager();
  const CXXRecordDecl *Class = enclosingClass();
  RawText Text(SM, CI.getLangOpts(), Name);
  if (!Class || !Text.is(0, tok::raw_identifier))
    return;
  const NamedDecl *Member =
      dependentBaseMember(Class, &CI.getASTContext().Idents.get(Text.word(0)));
  if (Member || Surely)
    qualifyBaseMember(Name, !Member || isa<TypeDecl>(Member));
}

/// Behind `using namespace` of both, a name of C++ AMP is also one that the standard library's
/// headers bring here and did not bring there.
void VisualCppRepairs::preferLibrary(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  ASTContext &Context = CI.getASTContext();
  RawText Text(SM, CI.getLangOpts(), Name);
  if (!Text.is(0, tok::raw_identifier) || !CI.hasSema() || !CI.getSema().getStdNamespace())
    return;
  DeclarationName Word = &Context.Idents.get(Text.word(0));
  if (CI.getSema().getStdNamespace()->lookup(Word).empty())
    return;
  for (StringRef Space : {"concurrency", "Concurrency"})
    for (const NamedDecl *D : Context.getTranslationUnitDecl()->lookup(&Context.Idents.get(Space)))
      if (auto *Library = dyn_cast<NamespaceDecl>(D); Library && !Library->lookup(Word).empty())
        return Repairs.insert(SM, Name, "::concurrency::");
}

const CXXRecordDecl *VisualCppRepairs::enclosingClass() const {
  for (const DeclContext *C = CI.hasSema() ? CI.getSema().CurContext : nullptr; C;
       C = C->getParent())
    if (auto *Class = dyn_cast<CXXRecordDecl>(C); Class && !Class->isLambda())
      return Class;
  return nullptr;
}

/// A member of a base class that depends on the class's template parameters. A qualified call would
/// not be virtual.
void VisualCppRepairs::qualifyBaseMember(SourceLocation Name, bool IsType) {
  const CXXRecordDecl *Class = enclosingClass();
  if (!Class)
    return;
  const SourceManager &SM = CI.getSourceManager();
  bool IsInstance = false;
  for (const DeclContext *C = CI.getSema().CurContext; C != Class; C = C->getParent())
    if (auto *Method = dyn_cast<CXXMethodDecl>(C))
      IsInstance = Method->isInstance();
  std::string Prefix = !IsType && IsInstance ? "this->" : (Class->getName() + "::").str();
  if (IsType && !isBehindWord(Name, "typename"))
    Prefix.insert(0, "typename ");
  else if (!IsType && RawText(SM, CI.getLangOpts(), Name).is(1, tok::less))
    Prefix += "template ";
  Repairs.insert(SM, Name, Prefix);
}

bool VisualCppRepairs::isBehindWord(SourceLocation Place, StringRef Word) const {
  auto [File, Offset] =
      CI.getSourceManager().getDecomposedLoc(CI.getSourceManager().getSpellingLoc(Place));
  return CI.getSourceManager().getBufferData(File).take_front(Offset).rtrim().ends_with(Word);
}

/// `: base(1)` where the base class is `base<T>`: the constructor names it as the class does.
void VisualCppRepairs::nameBase(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  auto *Constructor =
      CI.hasSema() ? dyn_cast<CXXConstructorDecl>(CI.getSema().CurContext) : nullptr;
  const CXXRecordDecl *Class = Constructor ? Constructor->getParent() : nullptr;
  if (Class && Class->getTemplateInstantiationPattern())
    Class = Class->getTemplateInstantiationPattern();
  RawText Text(SM, CI.getLangOpts(), Name);
  if (!Class || !Text.is(0, tok::raw_identifier))
    return;
  for (const CXXBaseSpecifier &Base : Class->bases()) {
    StringRef Written = Lexer::getSourceText(
        CharSourceRange::getTokenRange(Base.getTypeSourceInfo()->getTypeLoc().getSourceRange()), SM,
        CI.getLangOpts());
    auto *Type = Base.getType()->getAs<TemplateSpecializationType>();
    const TemplateDecl *Template = Type ? Type->getTemplateName().getAsTemplateDecl() : nullptr;
    if (Template && Template->getName() == Text.word(0))
      return Repairs.replace(SM, Name, Text.word(0).size(), Written);
  }
}

/// `base<T>::type x;` in a template: two names in a row are a declaration.
void VisualCppRepairs::addTypename(SourceLocation Behind) {
  const SourceManager &SM = CI.getSourceManager();
  auto [File, Offset] = SM.getDecomposedLoc(SM.getSpellingLoc(Behind));
  StringRef Before = SM.getBufferData(File).take_front(Offset);
  size_t Start = Before.find_last_of(";{})");
  if (Start == StringRef::npos)
    return;
  RawText Text(SM, CI.getLangOpts(), SM.getComposedLoc(File, Start + 1));
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
  auto [File, Offset] = SM.getDecomposedLoc(SM.getSpellingLoc(Place));
  StringRef Before = SM.getBufferData(File).take_front(Offset).rtrim();
  if (Before.ends_with(Word))
    Repairs.replace(SM, SM.getComposedLoc(File, Before.size() - Word.size()), Word.size(), "");
}

/// The standard's std::exception keeps no text. A class that is derived from it does, and so does
/// the base of a class of the user's.
void VisualCppRepairs::replaceException(SourceLocation Type) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Type);
  size_t I = 0;
  while (Text.is(I, tok::coloncolon) || Text.isWord(I, "std"))
    ++I;
  if (!Text.isWord(I, "exception"))
    return;
  auto Replace = [&](SourceLocation Begin, SourceLocation End) {
    Repairs.replace(SM, Begin, SM.getFileOffset(End) - SM.getFileOffset(Begin),
                    "::amp_msvc::exception");
  };
  Replace(Text.begin(0), Text.end(I));
  const DeclContext *Context = CI.hasSema() ? CI.getSema().CurContext : nullptr;
  auto *Constructor = dyn_cast_or_null<CXXConstructorDecl>(Context);
  if (!Constructor)
    return;
  for (const CXXBaseSpecifier &Base : Constructor->getParent()->bases()) {
    SourceRange Written = Base.getTypeSourceInfo()->getTypeLoc().getSourceRange();
    if (isStdException(Base.getType()) && Written.getBegin().isFileID())
      Replace(Written.getBegin(),
              Lexer::getLocForEndOfToken(Written.getEnd(), 0, SM, CI.getLangOpts()));
  }
}

} // namespace ampcc
