//===- DeclRanges.cpp - the tokens that belong to a declaration ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeclRanges.h"
#include "ampcc/ClangHooks/DelayedTemplates.h"

using namespace clang;
using namespace ampcc;

/// The first token of the declaration whose AST node begins at I: the node leaves out attributes,
/// `friend`, `__extension__` and `export` before it. Before a member or a declaration of a
/// namespace nothing but another declaration or a brace can end. In a block `if (x)` can, but
/// attributes and
/// `__extension__` are recognized by their own words.
unsigned DeclRanges::beginOfSpecifiers(unsigned I, bool InBlock) const {
  while (I > 0) {
    unsigned First = I - 1;
    const Token &Prev = C.Stream[First];
    bool IsAttribute = Prev.is(tok::kw___extension__);
    if (Prev.isOneOf(tok::r_paren, tok::r_square)) {
      First = C.Stream.opening(First);
      IsAttribute = C.Stream[First].is(tok::l_square) && C.Stream[First + 1].is(tok::l_square);
      if (First > 0 && C.Stream[First - 1].isOneOf(tok::kw___attribute, tok::kw___declspec)) {
        IsAttribute = true;
        --First;
      }
    }
    if (InBlock
            ? !IsAttribute
            : Prev.isOneOf(tok::semi, tok::l_brace, tok::r_brace) ||
                  (Prev.is(tok::colon) && First > 0 &&
                   C.Stream[First - 1].isOneOf(tok::kw_public, tok::kw_protected, tok::kw_private)))
      break;
    I = First;
  }
  return I;
}

SourceLocation DeclRanges::endOfBody(const FunctionDecl *Function) const {
  if (!Function->doesThisDeclarationHaveABody())
    return SourceLocation();
  if (const Stmt *Body = Function->getBody())
    return Body->getEndLoc();
  // With -fdelayed-template-parsing a template's body is tokens until an instantiation needs it.
  llvm::ArrayRef<Token> Delayed = delayedBody(C.S, Function);
  return Delayed.empty() ? SourceLocation() : Delayed.back().getLocation();
}

std::optional<TokenRange> DeclRanges::declaration(const Decl *D, const FunctionDecl *Function,
                                                  SourceLocation Begin) const {
  std::optional<unsigned> Name = C.Stream.find(Function->getLocation());
  if (!Name)
    return std::nullopt;
  TokenRange Range{*Name, *Name};
  for (SourceLocation Loc : {Begin, D->getBeginLoc(), Function->getOuterLocStart()})
    if (std::optional<unsigned> I = C.Stream.find(Loc))
      Range.First = std::min(Range.First, *I);
  Range.First = beginOfSpecifiers(Range.First, D->getLexicalDeclContext()->isFunctionOrMethod());

  if (SourceLocation Loc = endOfBody(Function); Loc.isValid()) {
    std::optional<unsigned> End = C.Stream.find(Loc);
    if (!End)
      return std::nullopt;
    Range.Last = *End;
    return Range;
  }
  for (unsigned I = *Name; I < C.Stream.size(); ++I) {
    if (C.Stream[I].isOneOf(tok::l_paren, tok::l_square, tok::l_brace))
      I = C.Stream.closing(I);
    else if (C.Stream[I].is(tok::semi)) {
      Range.Last = I;
      return Range;
    }
  }
  return std::nullopt;
}

/// Where the parts of the function's declarator begin: its name, and those parts of the function
/// type that are written around the name.
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

TokenRange DeclRanges::declarator(const FunctionDecl *Function) const {
  unsigned First = *C.Stream.find(Function->getLocation()), After = First;
  for (SourceLocation Part : partsOfDeclarator(Function))
    if (std::optional<unsigned> I = C.Stream.find(Part))
      First = std::min(First, *I);
  unsigned BeforeAttributes = beginOfSpecifiers(First, /*InBlock=*/true);
  if (C.Stream[BeforeAttributes - 1].is(tok::comma)) // else they belong to all declarators
    First = BeforeAttributes;
  while (!C.Stream[After].isOneOf(tok::comma, tok::semi) && After + 1 < C.Stream.size())
    After = C.Stream[After].isOneOf(tok::l_paren, tok::l_square) ? C.Stream.closing(After) + 1
                                                                 : After + 1;
  // The comma before it may have been removed with the previous declarator.
  bool IsFirst = !C.Stream[First - 1].is(tok::comma) || C.Edits.isRemoved(First - 1);
  return IsFirst ? TokenRange{First, After} : TokenRange{First - 1, After - 1};
}

std::optional<TokenRange> DeclRanges::toSemicolon(SourceLocation Loc) const {
  std::optional<unsigned> First = C.Stream.find(Loc);
  if (!First)
    return std::nullopt;
  unsigned Last = *First;
  while (Last + 1 < C.Stream.size() && !C.Stream[Last].is(tok::semi))
    ++Last;
  return TokenRange{*First, Last};
}
