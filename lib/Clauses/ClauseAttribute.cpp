//===- ClauseAttribute.cpp - the attributes that stand for restriction clauses -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Clauses/ClauseAttribute.h"
#include "ampcc/Clauses/FunctionTypes.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/TypeLoc.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace ampcc {
namespace {

/// The texts of the attributes that stand for a clause.
struct Texts {
  Sides Of;
  std::string Type; ///< of the attribute of a type as the token is spelled: with quotes
  std::string Gnu;  ///< the name of the GNU attribute

  explicit Texts(Sides Of) : Of(Of) {
    const StringRef Side = Of.Auto ? "auto" : !Of.Amp ? "cpu" : Of.Cpu ? "cpu,amp" : "amp";
    const StringRef Word = Of.Auto ? "auto" : !Of.Amp ? "cpu" : Of.Cpu ? "dual" : "amp";
    Type = ("\"ampcc::restrict(" + Side +
            (Of.Version ? ":" + versionText(*Of.Version) : StringRef()) + ")\"")
               .str();
    Gnu = ("ampcc_" + Word).str();
    if (Of.Version)
      Gnu += "_" + std::to_string(static_cast<unsigned>(*Of.Version));
  }
};

const std::vector<Texts> &allTexts() {
  static const std::vector<Texts> All = [] {
    std::vector<Texts> Made;
    for (Sides Of : {Sides{true, false}, Sides{false, true}, Sides{true, true}}) {
      Made.emplace_back(Of);
      for (LanguageVersion V : languageVersions())
        if (Of.Amp)
          Made.emplace_back(Sides{Of.Cpu, Of.Amp, V});
    }
    Made.emplace_back(Sides{false, false, std::nullopt, /*Auto=*/true});
    return Made;
  }();
  return All;
}

/// A function that never ran has no side; it gets the text of the cpu.
const Texts &textsOf(Sides Of) {
  for (const Texts &Each : allTexts())
    if (Each.Of.Amp == Of.Amp && Each.Of.Auto == Of.Auto &&
        (!Of.Amp || (Each.Of.Cpu == Of.Cpu && Each.Of.Version == Of.Version)))
      return Each;
  return allTexts().front();
}

} // namespace

StringRef gnuName(Sides Of) { return textsOf(Of).Gnu; }

llvm::ArrayRef<StringRef> gnuNames() {
  static const std::vector<StringRef> Names = [] {
    std::vector<StringRef> Made;
    for (const Texts &Each : allTexts())
      Made.push_back(Each.Gnu);
    return Made;
  }();
  return Names;
}

void AttributeWriter::word(StringRef Text, SourceLocation Loc) {
  Token T;
  T.startToken();
  T.setLocation(Loc);
  T.setIdentifierInfo(PP.getIdentifierInfo(Text));
  T.setKind(T.getIdentifierInfo()->getTokenID());
  T.setLength(1);
  Out.push_back(T);
}

void AttributeWriter::punctuators(llvm::ArrayRef<tok::TokenKind> Kinds, SourceLocation Loc) {
  for (tok::TokenKind Kind : Kinds) {
    Token T;
    T.startToken();
    T.setLocation(Loc);
    T.setKind(Kind);
    T.setLength(1);
    Out.push_back(T);
  }
}

/// In parentheses: a word alone is looked up nowhere.
void AttributeWriter::argument(StringRef Name, SourceLocation Loc) {
  punctuators(tok::l_paren, Loc);
  word(Name, Loc);
  punctuators(tok::r_paren, Loc);
}

void AttributeWriter::ofType(Sides S, StringRef Argument, SourceLocation Loc) {
  punctuators({tok::l_square, tok::l_square}, Loc);
  word("clang", Loc);
  punctuators(tok::coloncolon, Loc);
  word("annotate_type", Loc);
  punctuators(tok::l_paren, Loc);
  StringRef Text = textsOf(S).Type;
  Token T;
  T.startToken();
  T.setLocation(Loc);
  T.setKind(tok::string_literal);
  T.setLength(Text.size());
  T.setLiteralData(Text.data());
  Out.push_back(T);
  if (!Argument.empty()) {
    punctuators(tok::comma, Loc);
    argument(Argument, Loc);
  }
  punctuators({tok::r_paren, tok::r_square, tok::r_square}, Loc);
}

void AttributeWriter::gnu(StringRef Name, StringRef Argument, SourceLocation Loc) {
  word("__attribute__", Loc);
  punctuators({tok::l_paren, tok::l_paren}, Loc);
  word(Name, Loc);
  if (!Argument.empty()) {
    punctuators(tok::l_paren, Loc);
    argument(Argument, Loc);
    punctuators(tok::r_paren, Loc);
  }
  punctuators({tok::r_paren, tok::r_paren}, Loc);
}

void AttributeWriter::beginValue(SourceLocation Loc) {
  punctuators(tok::l_paren, Loc);
  word("void", Loc);
  punctuators({tok::l_paren, tok::r_paren, tok::comma}, Loc);
}

void AttributeWriter::endValue(SourceLocation Loc) { punctuators(tok::r_paren, Loc); }

void AttributeWriter::beginAlias(SourceLocation Loc) { word("typedef", Loc); }

void AttributeWriter::endAlias(unsigned Number, SourceLocation Loc) {
  word(("__ampcc_unnamed_" + llvm::Twine(Number)).str(), Loc);
  gnu("unused", "", Loc);
}

Sides sidesOf(const Attr *A) {
  const auto *Annotation = dyn_cast_or_null<AnnotateTypeAttr>(A);
  if (Annotation && Annotation->getAnnotation().starts_with("ampcc::"))
    for (const Texts &Each : allTexts())
      if (StringRef(Each.Type).drop_front().drop_back() == Annotation->getAnnotation())
        return Each.Of;
  return {};
}

Sides sidesOf(TypeLoc T) {
  Sides All;
  while (T) {
    if (auto Attributed = T.getAs<AttributedTypeLoc>()) {
      Sides Here = sidesOf(Attributed.getAttr());
      All.Cpu |= Here.Cpu;
      All.Amp |= Here.Amp;
      All.Auto |= Here.Auto;
      if (Here.Version)
        All.Version = Here.Version;
      T = Attributed.getModifiedLoc();
    } else if (auto Paren = T.getAs<ParenTypeLoc>()) {
      T = Paren.getInnerLoc();
    } else if (auto Macro = T.getAs<MacroQualifiedTypeLoc>()) { // another attribute's
      T = Macro.getInnerLoc();
    } else {
      break;
    }
  }
  return T && T.getAs<FunctionTypeLoc>() ? All : Sides();
}

Sides sidesOfGnu(StringRef Name) {
  for (const Texts &Each : allTexts())
    if (Each.Gnu == Name)
      return Each.Of;
  return {};
}

const TypedefNameDecl *aliasOf(const TemplateSpecializationType *Type) {
  const auto *Alias =
      Type ? dyn_cast_or_null<TypeAliasTemplateDecl>(Type->getTemplateName().getAsTemplateDecl())
           : nullptr;
  return Alias ? Alias->getTemplatedDecl() : nullptr;
}

/// The typedef, alias or alias template that the type is written with.
static FunctionTypeName functionTypeName(QualType Type) {
  if (const auto *Named = Type->getAs<TypedefType>())
    return functionTypeName(Named->getDecl());
  const TypedefNameDecl *Alias = aliasOf(Type->getAs<TemplateSpecializationType>());
  return Alias ? functionTypeName(Alias) : FunctionTypeName::None;
}

static FunctionTypeName functionTypeName(const TypeSourceInfo *Written) {
  if (!Written)
    return FunctionTypeName::None;
  if (Sides S = sidesOf(Written->getTypeLoc()); S.any())
    return !S.Amp ? FunctionTypeName::None : S.Cpu ? FunctionTypeName::Dual : FunctionTypeName::Amp;
  return functionTypeName(Written->getType());
}

FunctionTypeName functionTypeName(const TypedefNameDecl *Name) {
  return functionTypeName(Name->getTypeSourceInfo());
}

bool isClause(const Attr *A) { return sidesOf(A).any() || sidesOf(A).Auto; }
bool isAutoClause(const Attr *A) { return sidesOf(A).Auto; }
bool isAmpClause(const Attr *A) { return sidesOf(A).Amp; }

FunctionTypeName declaredBy(const FunctionDecl *Function) {
  const TypeSourceInfo *Written = Function->getTypeSourceInfo();
  return Written ? functionTypeName(Written->getType()) : FunctionTypeName::None;
}

} // namespace ampcc
