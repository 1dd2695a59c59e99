//===- VisualCppGrammar.cpp - declarations and expressions with another grammar -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Repairs of constructs that Visual C++'s parser accepts and Clang's does not: each begins at the
// message that Clang reports there, and ends with text that any compiler parses in the same way.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Messages/ClangArguments.h"
#include "ampcc/VisualCpp/RawText.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {

static constexpr StringRef WordsOfTypes[] = {"unsigned", "signed", "long",   "short",
                                             "int",      "char",   "double", "__int64"};

template <typename Text> static bool isWordOfType(const Text &T, size_t I) {
  return llvm::any_of(WordsOfTypes, [&](StringRef Word) { return T.isWord(I, Word); });
}

/// Repairs `__FUNCTION__ ": failed"`, where the name is a literal in Visual C++. In a macro, which
/// many functions may use, the name of the file replaces it.
bool VisualCppRepairs::nameFunction(SourceLocation Place) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Place);
  RawTextBefore Before(SM, CI.getLangOpts(), Place);
  const auto IsName = [](const auto &T) {
    return T.isWord(0, "__FUNCTION__") || T.isWord(0, "__FUNCSIG__");
  };
  SourceLocation Name;
  if (IsName(Text) && Before.isOneOf(0, tok::string_literal))
    Name = Text.begin(0);
  else if (IsName(Before) && (Text.is(0, tok::string_literal) || Place.isMacroID()))
    Name = Before.begin(0);
  const FunctionDecl *Function = CI.hasSema() ? CI.getSema().getCurFunctionDecl() : nullptr;
  if (Name.isInvalid() || !Function)
    return false;
  const unsigned Length = Lexer::MeasureTokenLength(SM.getSpellingLoc(Name), SM, CI.getLangOpts());
  Repairs.replace(SM, Name, Length,
                  Place.isMacroID() ? " __FILE__ "
                                    : "\"" + Function->getQualifiedNameAsString() + "\"");
  return true;
}

/// `__FUNCTIONW__` and `__FUNCDNAME__`, which are literals.
bool VisualCppRepairs::nameWideFunction(SourceLocation Name) {
  RawText Text(CI.getSourceManager(), CI.getLangOpts(), Name);
  const FunctionDecl *Function = CI.hasSema() ? CI.getSema().getCurFunctionDecl() : nullptr;
  const bool IsWide = Text.isWord(0, "__FUNCTIONW__") || Text.isWord(0, "__FUNCSIGW__");
  if (!Function || !Name.isFileID() || !(IsWide || Text.isWord(0, "__FUNCDNAME__")))
    return false;
  Repairs.replace(CI.getSourceManager(), Name, Text.word(0).size(),
                  (IsWide ? "L\"" : "\"") + Function->getQualifiedNameAsString() + "\"");
  return true;
}

/// `%I64d`, `%I32u` and `%Iu`, where I is the flag of another thing in the C library here. False:
/// something else is wrong with the format.
bool VisualCppRepairs::replaceLength(SourceLocation Loc) {
  const SourceManager &SM = CI.getSourceManager();
  auto [File, Offset] = SM.getDecomposedLoc(SM.getSpellingLoc(Loc));
  StringRef Text = SM.getBufferData(File).substr(Offset);
  for (auto [Length, Standard] :
       {std::pair<StringRef, StringRef>("I64", "ll"), {"I32", ""}, {"I", "z"}})
    if (Text.starts_with(Length)) {
      Repairs.replace(SM, Loc, Length.size(), Standard.str());
      return true;
    }
  return false;
}

/// A goto jumps over `int n = 3;`: Visual C++ leaves n without a value.
void VisualCppRepairs::splitDeclaration(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Name);
  if (!Name.isFileID() || !Text.is(0, tok::raw_identifier) || !Text.is(1, tok::equal))
    return;
  const size_t End = Text.endOfOperand(2);
  if (Text.is(2, tok::l_brace) || !Text.is(End, tok::semi))
    return;
  RawTextBefore Before(SM, CI.getLangOpts(), Name);
  const size_t First = Before.firstOfStatement();
  for (size_t I = 0; I <= First; ++I)
    if (Before.isWord(I, "const") || Before.isWord(I, "auto") ||
        Before.isOneOf(I, tok::amp, tok::ampamp, tok::comma, tok::l_paren))
      return;
  Repairs.insert(SM, Text.end(0), ("; " + Text.word(0)).str());
}

/// `a.view_as<1>(e)` in a template: read as comparisons, the member is not called. The place is
/// that of the object or of the member.
void VisualCppRepairs::addTemplate(SourceLocation Place) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Place);
  RawTextBefore Before(SM, CI.getLangOpts(), Place);
  size_t Name = Before.isOneOf(0, tok::period, tok::arrow) ? 0 : 2;
  if (Name && !Text.is(1, tok::period) && !Text.is(1, tok::arrow))
    return;
  if (Text.is(Name, tok::raw_identifier) && Text.word(Name) != "template" &&
      Text.is(Name + 1, tok::less))
    Repairs.insert(SM, Text.begin(Name), "template ");
}

/// `5i64`, `5ui32`: the place is where the suffix begins.
void VisualCppRepairs::replaceSuffix(SourceLocation Suffix) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Suffix);
  static constexpr std::pair<StringRef, StringRef> Known[] = {
      {"i64", "ll"}, {"ui64", "ull"}, {"i32", ""}, {"ui32", "u"},
      {"i16", ""},   {"ui16", "u"},   {"i8", ""},  {"ui8", "u"}};
  if (Text.is(0, tok::raw_identifier))
    for (const auto &[Word, Standard] : Known)
      if (Text.word(0).equals_insensitive(Word))
        Repairs.replace(SM, Suffix, Word.size(), Standard);
}

/// Removes `__in` and similar in `__in const int *a`, `__in_ecount(n) int *b`: annotations for the
/// analyser of Visual C++ 2010. They cannot be defined as macros, because the standard library uses
/// such names.
bool VisualCppRepairs::removeAnnotation(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Name);
  if (!Text.is(0, tok::raw_identifier))
    return false;
  const StringRef Word = Text.word(0);
  auto Begins = [&](StringRef Stem) {
    return Word == Stem || Word.starts_with((Stem + "_").str());
  };
  if (!Begins("__in") && !Begins("__out") && !Begins("__inout") && !Begins("__deref"))
    return false;
  SourceLocation End = Text.end(0);
  if (Text.is(1, tok::l_paren) && Text.closing(1) < Text.size())
    End = Text.end(Text.closing(1));
  Repairs.replace(SM, Name, SM.getFileOffset(End) - SM.getFileOffset(SM.getSpellingLoc(Name)), "");
  return true;
}

/// `__super::f()`, where there is one base class.
bool VisualCppRepairs::nameSuper(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Name);
  if (!CI.hasSema() || !Text.isWord(0, "__super"))
    return false;
  const DeclContext *Context = CI.getSema().CurContext;
  while (Context && !isa<CXXRecordDecl>(Context))
    Context = Context->getParent();
  const auto *Class = cast_or_null<CXXRecordDecl>(Context);
  if (!Class || Class->isLambda() || !Class->hasDefinition() || Class->getNumBases() != 1)
    return false;
  SourceRange Written = Class->bases_begin()->getTypeSourceInfo()->getTypeLoc().getSourceRange();
  Repairs.replace(
      SM, Name, StringRef("__super").size(),
      Lexer::getSourceText(CharSourceRange::getTokenRange(Written), SM, CI.getLangOpts()));
  return true;
}

/// `unsigned int(y)`: the words before the place, and at it if the place is inside of them, become
/// `(unsigned int)(y)`. False if there are not several of them before a bracket.
bool VisualCppRepairs::castWords(SourceLocation Place) {
  const SourceManager &SM = CI.getSourceManager();
  RawTextBefore Before(SM, CI.getLangOpts(), Place);
  RawText Text(SM, CI.getLangOpts(), Place);
  size_t First = 0, Words = 0;
  SourceLocation End;
  if (Before.isOneOf(0, tok::l_paren)) { // after the bracket
    First = 1;
    End = Before.size() > 1 ? Before.end(1) : SourceLocation();
  } else {
    while (isWordOfType(Text, Words))
      ++Words;
    if (!Text.is(Words, tok::l_paren) || Words == 0)
      return false;
    End = Text.end(Words - 1);
  }
  SourceLocation Begin = Words ? Text.begin(0) : SourceLocation();
  for (size_t I = First; isWordOfType(Before, I); ++I, ++Words)
    Begin = Before.begin(I);
  if (Words < 2)
    return false;
  Repairs.insert(SM, Begin, "(");
  Repairs.insert(SM, End, ")");
  return true;
}

/// Repairs a type after which Clang requires a bracket: `unsigned int(y)`, or `typename X::value`,
/// which is a value.
void VisualCppRepairs::castOrValue(const Diagnostic &Info) {
  const SourceManager &SM = CI.getSourceManager();
  if (castWords(Info.getLocation()) || Info.getNumRanges() == 0)
    return;
  RawText Text(SM, CI.getLangOpts(), Info.getRange(0).getBegin());
  if (Text.isWord(0, "typename"))
    Repairs.replace(SM, Text.begin(0), StringRef("typename ").size(), "");
}

/// `virtual void f() = 0 { }`: no object of the class is made by a program that Visual C++ takes.
void VisualCppRepairs::removePureSpecifier(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Name);
  size_t I = 0;
  while (I < Text.size() && !Text.is(I, tok::equal)) {
    if (Text.is(I, tok::semi) || Text.is(I, tok::l_brace))
      return;
    I = (Text.is(I, tok::l_paren) ? Text.closing(I) : I) + 1;
  }
  if (!Text.is(I + 1, tok::numeric_constant) || !Text.is(I + 2, tok::l_brace))
    return;
  Repairs.replace(SM, Text.begin(I), 1, "");
  Repairs.replace(SM, Text.begin(I + 1), 1, "");
}

/// `int a = 1` at the definition, which the declaration has already said. Place is the parameter's
/// or the argument's.
void VisualCppRepairs::removeDefaultArgument(SourceLocation Place) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Place);
  RawTextBefore Before(SM, CI.getLangOpts(), Place);
  size_t I = 0;
  SourceLocation Begin = Before.isOneOf(0, tok::equal) ? Before.begin(0) : SourceLocation();
  for (int Angles = 0; I < Text.size(); ++I) {
    if (Begin.isInvalid() && Text.is(I, tok::equal))
      Begin = Text.begin(I);
    if (Text.is(I, tok::l_paren) || Text.is(I, tok::l_brace))
      I = Text.closing(I);
    else if (Text.is(I, tok::less))
      ++Angles;
    else if (Angles == 0 && (Text.is(I, tok::comma) || Text.is(I, tok::r_paren) ||
                             Text.is(I, tok::greater) || Text.is(I, tok::semi)))
      break;
    else if (Text.is(I, tok::greater))
      --Angles;
    else if (Text.is(I, tok::greatergreater))
      Angles -= 2;
  }
  if (Begin.isValid() && I > 0 && I < Text.size())
    Repairs.replace(SM, Begin, SM.getFileOffset(Text.end(I - 1)) - SM.getFileOffset(Begin), "");
}

/// `friend class reference;` where that is a typedef: the name alone says it.
bool VisualCppRepairs::removeKey(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  RawTextBefore Before(SM, CI.getLangOpts(), Name);
  size_t I = 0;
  while (Before.isOneOf(I, tok::coloncolon) ||
         (Before.isOneOf(I, tok::raw_identifier) && Before.isOneOf(I - 1, tok::coloncolon)))
    ++I;
  for (StringRef Key : {"class", "struct"})
    if (Before.isWord(I, Key)) {
      Repairs.replace(SM, Before.begin(I), Key.size(), "");
      return true;
    }
  return false;
}

/// Repairs `struct point<R>(int a)` in `point<R>`: the place is that of the bracket, or after it.
void VisualCppRepairs::nameConstructor(SourceLocation Bracket) {
  const SourceManager &SM = CI.getSourceManager();
  RawTextBefore Before(SM, CI.getLangOpts(), Bracket);
  const size_t Last = Before.isOneOf(0, tok::l_paren) ? 1 : 0;
  if (!Before.isOneOf(Last, tok::greater))
    return;
  size_t I = Last + 1;
  while (I < Before.size() && !Before.isOneOf(I, tok::less, tok::semi, tok::r_brace))
    ++I;
  const SourceLocation Less = I < Before.size() ? Before.begin(I) : SourceLocation();
  if (!Before.isOneOf(I, tok::less) || !Before.isOneOf(I + 1, tok::raw_identifier))
    return;
  for (StringRef Key : {"class", "struct"})
    if (Before.isWord(I + 2, Key)) {
      Repairs.replace(SM, Before.begin(I + 2), Key.size(), "");
      Repairs.replace(SM, Less, SM.getFileOffset(Before.end(Last)) - SM.getFileOffset(Less), "");
    }
}

/// `point<R>::point<R>(int a) {}`
void VisualCppRepairs::removeTemplateArguments(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Name);
  size_t I = 1;
  while (I < Text.size() && !Text.is(I, tok::l_paren))
    ++I;
  if (Text.is(1, tok::less) && Text.is(I - 1, tok::greater))
    Repairs.replace(SM, Text.begin(1),
                    SM.getFileOffset(Text.end(I - 1)) - SM.getFileOffset(Text.begin(1)), "");
}

/// `template holder<int>;`
void VisualCppRepairs::instantiateClass(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  if (RawTextBefore(SM, CI.getLangOpts(), Name).isWord(0, "template"))
    Repairs.insert(SM, Name, "class ");
}

/// `template <> static int f<int>();` may be in a header, so that it needs no linkage of its own
/// but must not be defined twice.
void VisualCppRepairs::makeInline(SourceLocation Static) {
  const SourceManager &SM = CI.getSourceManager();
  constexpr StringRef Word = "static";
  if (RawText(SM, CI.getLangOpts(), Static).isWord(0, Word))
    Repairs.replace(SM, Static, Word.size(), "inline");
}

/// `extern "C" int f();`, which has no room for another storage class.
static bool isInBareLinkage(const FunctionDecl *D) {
  const auto *Linkage = dyn_cast<LinkageSpecDecl>(D->getLexicalDeclContext());
  return Linkage && !Linkage->hasBraces();
}

/// `int f(); static int f() {}`: the first declaration of a function becomes static as well, as
/// Visual C++ takes it. There is no declaration of a static variable without its definition, so a
/// variable keeps external linkage.
void VisualCppRepairs::matchStatic(const Diagnostic &Info) {
  const SourceManager &SM = CI.getSourceManager();
  const auto *Function = dyn_cast_or_null<FunctionDecl>(declArgument(Info, ClangArgument::Named));
  if (!Function) { // Clang gives the name of a variable
    const RawTextBefore Before(SM, CI.getLangOpts(), Info.getLocation());
    for (size_t I = 0; I < Before.size() && I <= Before.firstOfStatement(); ++I)
      if (Before.isWord(I, "static"))
        return removeToken(Before.begin(I));
    return;
  }
  for (const NamedDecl *D : Function->getDeclContext()->lookup(Function->getDeclName())) {
    const auto *Other = dyn_cast<FunctionDecl>(D);
    if (!Other || !CI.getASTContext().hasSameType(Other->getType(), Function->getType()))
      continue;
    if (llvm::any_of(Other->redecls(), isInBareLinkage))
      return; // the message of Clang stays
    for (const FunctionDecl *Earlier : Other->redecls()) {
      const RawText Text(SM, CI.getLangOpts(), Earlier->getBeginLoc());
      if (Text.isWord(0, "extern"))
        Repairs.replace(SM, Text.begin(0), Text.word(0).size(), "static");
      else
        Repairs.insert(SM, Earlier->getBeginLoc(), "static ");
    }
  }
}

/// `typedef long long __int64;`, which sources contain for compilers that do not know the word.
void VisualCppRepairs::removeIntegerTypedef(SourceLocation Word) {
  const SourceManager &SM = CI.getSourceManager();
  const SourceLocation Place = SM.getSpellingLoc(SM.getExpansionLoc(Word));
  RawText Text(SM, CI.getLangOpts(), Place);
  const bool IsInteger = Text.isWord(0, "__int8") || Text.isWord(0, "__int16") ||
                         Text.isWord(0, "__int32") || Text.isWord(0, "__int64");
  RawTextBefore Before(SM, CI.getLangOpts(), Place);
  size_t First = 0;
  while (isWordOfType(Before, First))
    ++First;
  if (IsInteger && Text.is(1, tok::semi) && Before.isWord(First, "typedef"))
    Repairs.replace(SM, Before.begin(First),
                    SM.getFileOffset(Text.end(0)) - SM.getFileOffset(Before.begin(First)), "");
}

void VisualCppRepairs::endOfUnit() {
  fixEnums(CI.getASTContext().getTranslationUnitDecl());
  declareFriends(CI.getASTContext().getTranslationUnitDecl());
  declareLater();
  hideReplacedFunctions();
}

/// The function template at the place, as a user's file declares it.
static const FunctionTemplateDecl *templateAt(const DeclContext *In, SourceLocation Place,
                                              const SourceManager &SM) {
  for (const Decl *D : In->decls()) {
    if (const auto *Template = dyn_cast<FunctionTemplateDecl>(D);
        Template && Template->getLocation() == Place)
      return Template;
    if (const auto *Class = dyn_cast<ClassTemplateDecl>(D))
      D = Class->getTemplatedDecl();
    const auto *Context = dyn_cast<DeclContext>(D);
    if (!Context || Context->isFunctionOrMethod() ||
        (SM.isInSystemHeader(D->getLocation()) && !isa<NamespaceDecl>(D)))
      continue;
    if (const FunctionTemplateDecl *Found = templateAt(Context, Place, SM))
      return Found;
  }
  return nullptr;
}

/// `template <unsigned Rank> void f(array_view<int, Rank>)`: the rank of a view is an int. Visual
/// C++ deduces Rank nevertheless.
void VisualCppRepairs::deduceValues(SourceLocation Template) {
  const SourceManager &SM = CI.getSourceManager();
  const FunctionTemplateDecl *Found =
      templateAt(CI.getASTContext().getTranslationUnitDecl(), Template, SM);
  if (!Found)
    return;
  for (const RedeclarableTemplateDecl *D : Found->redecls())
    for (const NamedDecl *Parameter : *D->getTemplateParameters()) {
      const auto *Value = dyn_cast<NonTypeTemplateParmDecl>(Parameter);
      if (!Value || !Value->getType()->isIntegerType() || Value->getType()->isBooleanType() ||
          Value->isParameterPack())
        continue;
      SourceRange Written = Value->getTypeSourceInfo()->getTypeLoc().getSourceRange();
      SourceLocation End = Lexer::getLocForEndOfToken(Written.getEnd(), 0, SM, CI.getLangOpts());
      if (Written.getBegin().isFileID() && End.isValid())
        Repairs.replace(SM, Written.getBegin(),
                        SM.getFileOffset(End) - SM.getFileOffset(Written.getBegin()),
                        CI.getLangOpts().CPlusPlus17 ? "auto" : "int");
    }
}

/// The name is the macro min or max of windows.h, which Visual C++'s <amp.h> includes: a name that
/// nothing else declares for these arguments becomes a function of ampcc's library.
bool VisualCppRepairs::isMinOrMax(SourceLocation Name) const {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Name);
  return (Text.isWord(0, "min") || Text.isWord(0, "max")) && Text.is(1, tok::l_paren) &&
         !RawTextBefore(SM, CI.getLangOpts(), Name)
              .isOneOf(0, tok::coloncolon, tok::period, tok::arrow);
}

bool VisualCppRepairs::takeMinOrMax(SourceLocation Name) {
  if (!isMinOrMax(Name))
    return false;
  Repairs.insert(CI.getSourceManager(), Name, "::amp_msvc::");
  return true;
}

} // namespace ampcc
