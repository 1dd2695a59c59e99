//===- DeclEdits.cpp - amp-only declarations leave the host source --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HostEdits.h"
#include "ampcc/ClangHooks/DelayedTemplates.h"
#include "clang/AST/Attr.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;
using namespace ampcc;

/// Does nothing, and no compiler takes it for a slip.
static constexpr char NoStatement[] = "(void)0;";

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

/// Another entity is declared by the same declaration: `float f(float) restrict(amp), x;`
bool HostEdits::sharesDeclaration(const FunctionDecl *Function) {
  const DeclContext *Around = Function->getLexicalDeclContext();
  auto [It, IsNew] = HostDeclarators.try_emplace(Around);
  if (IsNew)
    for (const Decl *Other : Around->decls())
      if (auto *F = dyn_cast<FunctionDecl>(Other);
          !Other->isImplicit() && isa<DeclaratorDecl>(Other) && !(F && isWrittenForAmpOnly(F)))
        It->second.insert(Other->getBeginLoc());
  return It->second.contains(Function->getBeginLoc());
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

void HostEdits::takeOut(Decl *D, FunctionDecl *Function, SourceLocation Begin) {
  if (!isEditable(D->getLocation()))
    return;
  References Used;
  Used.add(D);
  UsedByDevice.add(Used);
  std::optional<TokenRange> Range = declarationRange(D, Function, Begin);
  // In a block it may be all that an if, a loop or a label has.
  const bool IsStatement =
      D->getLexicalDeclContext()->isFunctionOrMethod() && !Function->isThisDeclarationADefinition();
  std::string Text = IsStatement ? NoStatement : leftBehind(Function, Used);
  if (Range && sharesDeclaration(Function)) {
    if (!Text.empty() && !IsStatement)
      Edits.insertBefore(Range->First, Text);
    if (!Edits.remove(declaratorRange(Function)))
      error(Function->getLocation(), diag::err_rewrite_shared_declaration) << Function;
    return;
  }
  if (!Range || !Edits.replace(*Range, Text, /*KeepColumns=*/true))
    error(Function->getLocation(), diag::err_rewrite_range) << Function;
}

/// A body that is still tokens may hold kernels, which the AST does not know. Nothing runs it.
void HostEdits::takeOutUnparsedBody(const FunctionDecl *Function) {
  if (!Function->isLateTemplateParsed() || Function->getBody() ||
      !isEditable(Function->getLocation()))
    return;
  std::optional<unsigned> Last = Stream.find(endOfBody(Function));
  if (!Last)
    return;
  unsigned First = Stream.opening(*Last);
  bool HasClause = llvm::any_of(Clauses.Clauses, [&](const RestrictClause &Clause) {
    std::optional<unsigned> At =
        Clause.Tokens.empty() ? std::nullopt : Stream.find(Clause.Tokens.front());
    return At && First < *At && *At < *Last;
  });
  if (HasClause)
    Edits.replace({First, *Last}, "{ __ampcc_host_stub(); }");
}

static bool hasPrivateField(const CXXRecordDecl *Class) {
  return llvm::any_of(Class->fields(),
                      [](const FieldDecl *F) { return F->getAccess() == AS_private; });
}

/// The class has constructors, and all of them leave the host source. It must not become an
/// aggregate there: its layout as a base class depends on it.
static bool losesAllConstructors(const CXXRecordDecl *Class) {
  bool Any = false;
  for (const Decl *D : Class->decls()) {
    const FunctionDecl *Function = const_cast<Decl *>(D)->getAsFunction();
    if (!isa_and_nonnull<CXXConstructorDecl>(Function) || Function->isImplicit())
      continue;
    if (!isWrittenForAmpOnly(Function))
      return false;
    Any = true;
  }
  return Any;
}

/// What has to stand in the place of a declaration so that the rest of the source keeps its meaning
/// and gives no new warning.
std::string HostEdits::leftBehind(const FunctionDecl *Function, const References &Used) {
  auto *Class = dyn_cast<CXXRecordDecl>(Function->getLexicalDeclContext());
  if (!Class)
    return "";
  std::string Text;
  if (Befriended.insert(Class->getCanonicalDecl()).second) {
    // Fields that only device code reads are not unused: a friend may use them.
    if (hasPrivateField(Class))
      Text += "friend struct ::__ampcc_device_code; ";
    if (losesAllConstructors(Class))
      Text += "explicit " + Class->getNameAsString() + "(::__ampcc_device_code *); ";
  }
  // A local class uses constants and types of the function around it.
  for (const NamedDecl *D : Used.Decls) {
    const DeclContext *Local = D->getParentFunctionOrMethod();
    if (Local && Local->Encloses(Class) && isa<VarDecl, TypedefNameDecl>(D))
      Text += ("static_assert(sizeof(" + D->getName() + ") > 0, \"\"); ").str();
  }
  return Text;
}

bool HostEdits::takeOutUsing(const UsingDecl *Using) {
  bool Any = false;
  for (const UsingShadowDecl *Shadow : Using->shadows()) {
    const FunctionDecl *Function = Shadow->getTargetDecl()->getAsFunction();
    // The library's own functions for amp code are not in the host's reading of its headers.
    if (!Function || !isWrittenForAmpOnly(Function))
      return false;
    Any = true;
  }
  std::optional<unsigned> First = Stream.find(Using->getBeginLoc());
  if (!Any || !First)
    return false;
  unsigned Last = *First;
  while (Last + 1 < Stream.size() && !Stream[Last].is(tok::semi))
    ++Last;
  const bool IsStatement = Using->getLexicalDeclContext()->isFunctionOrMethod();
  return Edits.replace({*First, Last}, IsStatement ? NoStatement : "", /*KeepColumns=*/true);
}

/// A static_assert about the type of a function for amp alone has been answered.
bool HostEdits::takeOutAssertion(StaticAssertDecl *Assertion) {
  References Used;
  Used.add(Assertion);
  const bool NamesAmpOnly = llvm::any_of(Used.Decls, [](const NamedDecl *D) {
    const auto *Function = dyn_cast<FunctionDecl>(D);
    return Function && isWrittenForAmpOnly(Function);
  });
  if (!NamesAmpOnly || !isEditable(Assertion->getLocation()))
    return false;
  std::optional<unsigned> First = Stream.find(Assertion->getBeginLoc());
  if (!First)
    return false;
  unsigned Last = *First;
  while (Last + 1 < Stream.size() && !Stream[Last].is(tok::semi))
    ++Last;
  return Edits.replace({*First, Last}, "static_assert(true, \"\");", /*KeepColumns=*/true);
}

/// An explicit instantiation of a function template has no node in the AST.
void HostEdits::takeOutExplicitInstantiations() {
  llvm::DenseMap<SourceLocation, bool> ForHost;
  for (const RestrictClause &Clause : Clauses.Clauses)
    if (Clause.Instantiation.isValid())
      ForHost[Clause.Instantiation] |= Clause.Cpu;
  for (auto [Loc, Stays] : ForHost) {
    std::optional<unsigned> First = Stream.find(Loc);
    if (Stays || !First || !isEditable(Loc))
      continue;
    unsigned Last = *First;
    while (Last + 1 < Stream.size() && !Stream[Last].is(tok::semi))
      ++Last;
    Edits.remove({*First, Last});
  }
}
