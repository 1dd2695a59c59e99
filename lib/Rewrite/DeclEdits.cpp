//===- DeclEdits.cpp - amp-only declarations leave the host source --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HostEdits.h"
#include "clang/AST/Attr.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;
using namespace ampcc;

/// Does nothing, and no compiler takes it for a slip.
static constexpr char NoStatement[] = "(void)0;";

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
