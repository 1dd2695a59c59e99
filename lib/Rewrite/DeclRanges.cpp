//===- DeclRanges.cpp - the tokens of declarations ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HostEdits.h"
#include "ampcc/ClangHooks/DelayedTemplates.h"

using namespace clang;
using namespace ampcc;

/// The declaration whose AST node begins at I: the AST does not count attributes, `friend`,
/// `__extension__` or `export` in front. Around members and declarations of namespaces, nothing but
/// a declaration or a bracket can come before. In a block it may be `if (x)`, but attributes and
/// `__extension__` are known by their own words.
unsigned HostEdits::beginOfSpecifiers(unsigned I, bool InBlock) const {
  while (I > 0) {
    unsigned First = I - 1;
    const Token &Prev = Stream[First];
    bool IsAttribute = Prev.is(tok::kw___extension__);
    if (Prev.isOneOf(tok::r_paren, tok::r_square)) {
      First = Stream.opening(First);
      IsAttribute = Stream[First].is(tok::l_square) && Stream[First + 1].is(tok::l_square);
      if (First > 0 && Stream[First - 1].isOneOf(tok::kw___attribute, tok::kw___declspec)) {
        IsAttribute = true;
        --First;
      }
    }
    if (InBlock
            ? !IsAttribute
            : Prev.isOneOf(tok::semi, tok::l_brace, tok::r_brace) ||
                  (Prev.is(tok::colon) && First > 0 &&
                   Stream[First - 1].isOneOf(tok::kw_public, tok::kw_protected, tok::kw_private)))
      break;
    I = First;
  }
  return I;
}

/// Invalid: the declaration has no body. With -fdelayed-template-parsing the bodies of templates
/// are tokens until something instantiates them.
SourceLocation HostEdits::endOfBody(const FunctionDecl *Function) const {
  if (!Function->doesThisDeclarationHaveABody())
    return SourceLocation();
  if (const Stmt *Body = Function->getBody())
    return Body->getEndLoc();
  llvm::ArrayRef<Token> Delayed = delayedBody(S, Function);
  return Delayed.empty() ? SourceLocation() : Delayed.back().getLocation();
}

std::optional<TokenRange> HostEdits::declarationRange(const Decl *D, const FunctionDecl *Function,
                                                      SourceLocation Begin) const {
  std::optional<unsigned> Name = Stream.find(Function->getLocation());
  if (!Name)
    return std::nullopt;
  TokenRange Range{*Name, *Name};
  for (SourceLocation Loc : {Begin, D->getBeginLoc(), Function->getOuterLocStart()})
    if (std::optional<unsigned> I = Stream.find(Loc))
      Range.First = std::min(Range.First, *I);
  Range.First = beginOfSpecifiers(Range.First, D->getLexicalDeclContext()->isFunctionOrMethod());

  if (SourceLocation Loc = endOfBody(Function); Loc.isValid()) {
    std::optional<unsigned> End = Stream.find(Loc);
    if (!End)
      return std::nullopt;
    Range.Last = *End;
    return Range;
  }
  for (unsigned I = *Name; I < Stream.size(); ++I) {
    if (Stream[I].isOneOf(tok::l_paren, tok::l_square, tok::l_brace))
      I = Stream.closing(I);
    else if (Stream[I].is(tok::semi)) {
      Range.Last = I;
      return Range;
    }
  }
  return std::nullopt;
}

/// The places at which the parts of the function's declarator begin, its name and what the function
/// type is made of, as far as the name is among it.
static llvm::SmallVector<SourceLocation, 4> partsOfDeclarator(const FunctionDecl *Function) {
  llvm::SmallVector<SourceLocation, 4> Parts = {Function->getLocation()};
  if (NestedNameSpecifierLoc Qualifier = Function->getQualifierLoc())
    Parts.push_back(Qualifier.getBeginLoc());
  const TypeSourceInfo *Written = Function->getTypeSourceInfo();
  for (TypeLoc T = Written ? Written->getTypeLoc() : TypeLoc(); T; T = T.getNextTypeLoc()) {
    bool IsPart = T.getTypeLocClass() == TypeLoc::Paren || T.getAs<PointerTypeLoc>() ||
                  T.getAs<ReferenceTypeLoc>() || T.getAs<MemberPointerTypeLoc>();
    if (IsPart)
      Parts.push_back(T.getLocalSourceRange().getBegin());
    else if (auto Proto = T.getAs<FunctionProtoTypeLoc>();
             Proto ? Proto.getTypePtr()->hasTrailingReturn()
                   : !T.getAs<FunctionTypeLoc>() && !T.getAs<ArrayTypeLoc>() &&
                         !T.getAs<QualifiedTypeLoc>() && !T.getAs<AttributedTypeLoc>() &&
                         !T.getAs<MacroQualifiedTypeLoc>())
      break;
  }
  return Parts;
}

/// The declarator of a function without a body, together with the comma that parts it from those
/// that stay.
TokenRange HostEdits::declaratorRange(const FunctionDecl *Function) const {
  unsigned First = *Stream.find(Function->getLocation()), Behind = First;
  for (SourceLocation Part : partsOfDeclarator(Function))
    if (std::optional<unsigned> I = Stream.find(Part))
      First = std::min(First, *I);
  unsigned BeforeAttributes = beginOfSpecifiers(First, /*InBlock=*/true);
  if (Stream[BeforeAttributes - 1].is(tok::comma)) // else they are for all declarators
    First = BeforeAttributes;
  while (!Stream[Behind].isOneOf(tok::comma, tok::semi) && Behind + 1 < Stream.size())
    Behind = Stream[Behind].isOneOf(tok::l_paren, tok::l_square) ? Stream.closing(Behind) + 1
                                                                 : Behind + 1;
  // The comma in front may have gone with the declarator before.
  bool IsFirst = !Stream[First - 1].is(tok::comma) || Edits.isRemoved(First - 1);
  return IsFirst ? TokenRange{First, Behind} : TokenRange{First - 1, Behind - 1};
}
