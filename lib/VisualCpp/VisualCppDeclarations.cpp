//===- VisualCppDeclarations.cpp - declarations that only Visual C++ takes -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Repairs of what a declaration declares: the type of an enumeration, a name that a template's
// parameter has, a class in a place where the language has none, and what is declared twice.
//
//===----------------------------------------------------------------------===//
#include "ampcc/VisualCpp/RawText.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/Sema.h"
#include <algorithm>

using namespace clang;

namespace ampcc {

/// The largest value of the enumeration needs the bit that is the sign of an int, and none needs
/// more.
static bool needsSignBit(const EnumDecl *Enum) {
  bool Needs = false;
  for (const EnumConstantDecl *Constant : Enum->enumerators()) {
    const llvm::APSInt &Value = Constant->getInitVal();
    if (Value.isNegative())
      continue;
    if (Value.getActiveBits() > 32)
      return false;
    if (Value.getActiveBits() == 32) {
      if (!Constant->getInitExpr())
        return false;
      Needs = true;
    }
  }
  return Needs;
}

/// `enum flags { all = 0xffffffff };`: the type of an enumeration is int there, so that the value
/// is -1.
void VisualCppRepairs::fixEnum(const EnumDecl *Enum) {
  const SourceManager &SM = CI.getSourceManager();
  if (Enum->isScoped() || Enum->isFixed() || !Enum->getBraceRange().getBegin().isFileID() ||
      !needsSignBit(Enum))
    return;
  Repairs.insert(SM, Enum->getBraceRange().getBegin(), ": int ");
  for (const EnumConstantDecl *Constant : Enum->enumerators())
    if (const Expr *Value = Constant->getInitExpr(); Value &&
                                                     Constant->getInitVal().getActiveBits() == 32 &&
                                                     !Constant->getInitVal().isNegative()) {
      const SourceRange Written = Value->getSourceRange();
      Repairs.insert(SM, SM.getExpansionLoc(Written.getBegin()), "int(");
      Repairs.insert(SM,
                     Lexer::getLocForEndOfToken(SM.getExpansionRange(Written.getEnd()).getEnd(), 0,
                                                SM, CI.getLangOpts()),
                     ")");
    }
}

/// `enum e;` before its definition: every declaration says of which type it is.
void VisualCppRepairs::fixEnums(const DeclContext *In) {
  const SourceManager &SM = CI.getSourceManager();
  for (const Decl *D : In->decls()) {
    if (SM.isInSystemHeader(D->getLocation()) && !isa<NamespaceDecl>(D))
      continue;
    const auto *Enum = dyn_cast<EnumDecl>(D);
    if (Enum && !Enum->isScoped() && Enum->getBraceRange().isInvalid() &&
        Enum->getIntegerTypeRange().isInvalid() && Enum->getIdentifier())
      for (const TagDecl *Each : Enum->redecls())
        if (cast<EnumDecl>(Each)->getIntegerTypeRange().isInvalid() &&
            Each->getLocation().isFileID())
          Repairs.insert(SM,
                         Lexer::getLocForEndOfToken(Each->getLocation(), 0, SM, CI.getLangOpts()),
                         " : int");
    if (Enum && Enum->isThisDeclarationADefinition())
      fixEnum(Enum);
    if (const auto *Context = dyn_cast<DeclContext>(D); Context && !Context->isFunctionOrMethod())
      fixEnums(Context);
  }
}

/// Repairs `typedef T T;`, `f(T T)` and `int T;` in a template of T: before it the name means the
/// parameter, after it what is declared.
void VisualCppRepairs::renameOuterParameter(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Declared(SM, CI.getLangOpts(), Name);
  if (!Declared.is(0, tok::raw_identifier))
    return;
  Sema &S = CI.getSema();
  LookupResult Found(S, &CI.getASTContext().Idents.get(Declared.word(0)), Name,
                     Sema::LookupOrdinaryName);
  Found.suppressDiagnostics();
  S.LookupName(Found, S.getCurScope());
  for (const NamedDecl *Parameter : Found) {
    if (!Parameter->isTemplateParameter() || !Parameter->getLocation().isFileID())
      continue;
    RawText Text(SM, CI.getLangOpts(), Parameter->getLocation());
    for (size_t I = 0; I < Text.size() && SM.isBeforeInTranslationUnit(Text.begin(I), Name); ++I)
      if (Text.isWord(I, Declared.word(0)) &&
          (I == 0 || !(Text.is(I - 1, tok::coloncolon) || Text.is(I - 1, tok::period) ||
                       Text.is(I - 1, tok::arrow))))
        Repairs.insert(SM, Text.end(I), "_outer");
  }
}

/// Removes the declaration that contains the place, up to its semicolon: the second
/// `template class list<int>;`, or the second of two equal typedefs of a class.
void VisualCppRepairs::removeRepeated(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  RawTextBefore Before(SM, CI.getLangOpts(), Name);
  const size_t First = Before.firstOfStatement();
  RawText Text(SM, CI.getLangOpts(), Name);
  size_t End = 0;
  while (End < Text.size() && !Text.is(End, tok::semi) && !Text.is(End, tok::l_brace) &&
         !Text.is(End, tok::comma))
    End = (Text.is(End, tok::l_paren) ? Text.closing(End) : End) + 1;
  if (First >= Before.size() || !Text.is(End, tok::semi) ||
      !(Before.isWord(First, "template") || Before.isWord(First, "typedef")))
    return;
  for (size_t I = 0; I <= First; ++I)
    if (Before.isOneOf(I, tok::comma)) // of two names, one may be new
      return;
  Repairs.replace(SM, Before.begin(First),
                  SM.getFileOffset(Text.begin(End)) - SM.getFileOffset(Before.begin(First)), "");
}

/// `void f(); void f() throw() {}`: the first declaration counts.
void VisualCppRepairs::dropSpecification(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Name);
  size_t I = 0;
  while (I < Text.size() && !Text.is(I, tok::l_paren))
    ++I;
  for (I = Text.closing(I) + 1; I < Text.size(); ++I) {
    if (Text.is(I, tok::semi) || Text.is(I, tok::l_brace) || Text.is(I, tok::colon))
      return;
    if (!Text.isWord(I, "throw") || Text.closing(I + 1) != I + 2)
      continue;
    Repairs.replace(SM, Text.begin(I),
                    SM.getFileOffset(Text.end(I + 2)) - SM.getFileOffset(Text.begin(I)), "");
    return;
  }
}

/// `union { struct point { float x; } p; float f[2]; };`: the class moves before the unnamed union,
/// where its name means the same. The place is that of the name.
void VisualCppRepairs::moveOutOfUnion(SourceLocation Name) {
  const SourceManager &SM = CI.getSourceManager();
  const RawTextBefore Key(SM, CI.getLangOpts(), Name);
  if (!Key.isOneOf(0, tok::raw_identifier) || !Name.isFileID())
    return;
  const SourceLocation Type = Key.begin(0);
  const RawTextBefore Before(SM, CI.getLangOpts(), Type);
  unsigned Depth = 0;
  size_t I = 0;
  for (; I < Before.size(); ++I) {
    if (Before.isOneOf(I, tok::r_brace))
      ++Depth;
    else if (Before.isOneOf(I, tok::l_brace) && Depth-- == 0)
      break;
  }
  RawText Text(SM, CI.getLangOpts(), Type);
  size_t Open = 0;
  while (Open < Text.size() && !Text.is(Open, tok::l_brace) && !Text.is(Open, tok::semi))
    ++Open;
  const size_t Close = Text.closing(Open);
  if (!(Before.isWord(I + 1, "union") || Before.isWord(I + 1, "struct")) ||
      !Text.is(Open, tok::l_brace) || Close >= Text.size() || Open < 2)
    return;
  const SourceLocation Begin = Before.begin(I + 1);
  StringRef Class = Lexer::getSourceText(
      CharSourceRange::getCharRange(Text.begin(0), Text.end(Close)), SM, CI.getLangOpts());
  StringRef Body = Lexer::getSourceText(
      CharSourceRange::getCharRange(Text.begin(2), Text.end(Close)), SM, CI.getLangOpts());
  std::string Moved = Class.str();
  std::replace(Moved.begin(), Moved.end(), '\n', ' '); // messages name lines
  if (Class.contains("//") || Class.contains('#'))
    return;
  Repairs.insert(SM, Begin, Moved + "; ");
  Repairs.replace(SM, Text.begin(2), Body.size(), std::string(Body.count('\n'), '\n'));
}

/// Ctrl+Z marks the end of a text.
void VisualCppRepairs::removeRest(SourceLocation Place) {
  const SourceManager &SM = CI.getSourceManager();
  auto [File, Offset] = SM.getDecomposedLoc(SM.getSpellingLoc(Place));
  StringRef Rest = SM.getBufferData(File).substr(Offset);
  if (Rest.starts_with("\x1a"))
    Repairs.replace(SM, Place, Rest.size(), "");
}

} // namespace ampcc
