//===- DeclEdits.cpp - edits of declarations for amp alone ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeclEdits.h"
#include "UnusedMarks.h"
#include "WrittenRestrictions.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;
using namespace ampcc;

/// An empty statement about which no compiler warns.
static constexpr char NoStatement[] = "(void)0;";

/// Another entity is declared by the same declaration: `float f(float) restrict(amp), x;`
bool DeclEdits::sharesDeclaration(const FunctionDecl *Function) {
  const DeclContext *Around = Function->getLexicalDeclContext();
  auto [It, IsNew] = HostDeclarators.try_emplace(Around);
  if (IsNew)
    for (const Decl *Other : Around->decls())
      if (auto *F = dyn_cast<FunctionDecl>(Other);
          !Other->isImplicit() && isa<DeclaratorDecl>(Other) && !(F && isWrittenForAmpOnly(F)))
        It->second.insert(Other->getBeginLoc());
  return It->second.contains(Function->getBeginLoc());
}

void DeclEdits::removeFunction(Decl *D, const FunctionDecl *Function, SourceLocation Begin) {
  if (!C.Files.isEditable(D->getLocation()))
    return;
  References Used;
  Used.add(D);
  Unused.addRemoved(Used);
  std::optional<TokenRange> Range = Ranges.declaration(D, Function, Begin);
  // In a block it may be all that an if, a loop or a label has.
  const bool IsStatement =
      D->getLexicalDeclContext()->isFunctionOrMethod() && !Function->isThisDeclarationADefinition();
  std::string Text = IsStatement ? NoStatement : replacementFor(Function, Used);
  if (Range && sharesDeclaration(Function)) {
    if (!Text.empty() && !IsStatement)
      C.Edits.insertBefore(Range->First, Text);
    if (!C.Edits.remove(Ranges.declarator(Function)))
      C.error(Function->getLocation(), diag::err_rewrite_shared_declaration) << Function;
    return;
  }
  if (!Range || !C.Edits.replace(*Range, Text, /*KeepColumns=*/true))
    C.error(Function->getLocation(), diag::err_rewrite_range) << Function;
}

void DeclEdits::stubUnparsedBody(const FunctionDecl *Function) {
  if (!Function->isLateTemplateParsed() || Function->getBody() ||
      !C.Files.isEditable(Function->getLocation()))
    return;
  std::optional<unsigned> Last = C.Stream.find(Ranges.endOfBody(Function));
  if (!Last)
    return;
  unsigned First = C.Stream.opening(*Last);
  bool HasClause = llvm::any_of(C.Clauses.Clauses, [&](const RestrictClause &Clause) {
    std::optional<unsigned> At =
        Clause.Tokens.empty() ? std::nullopt : C.Stream.find(Clause.Tokens.front());
    return At && First < *At && *At < *Last;
  });
  if (HasClause)
    C.Edits.replace({First, *Last}, "{ __ampcc_host_stub(); }");
}

static bool hasPrivateField(const CXXRecordDecl *Class) {
  return llvm::any_of(Class->fields(),
                      [](const FieldDecl *F) { return F->getAccess() == AS_private; });
}

/// The class has constructors, and all of them are removed. It must not become an aggregate on the
/// host, because its layout as a base class depends on that.
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

/// The text that the rest of a class needs in the place of a function that is removed.
std::string DeclEdits::replacementFor(const FunctionDecl *Function, const References &Used) {
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

bool DeclEdits::removeUsing(const UsingDecl *Using) {
  bool Any = false;
  for (const UsingShadowDecl *Shadow : Using->shadows()) {
    const FunctionDecl *Function = Shadow->getTargetDecl()->getAsFunction();
    // The library's own functions for amp code are not in the headers as the host reads them.
    if (!Function || !isWrittenForAmpOnly(Function))
      return false;
    Any = true;
  }
  std::optional<TokenRange> Range = Ranges.toSemicolon(Using->getBeginLoc());
  if (!Any || !Range)
    return false;
  const bool IsStatement = Using->getLexicalDeclContext()->isFunctionOrMethod();
  return C.Edits.replace(*Range, IsStatement ? NoStatement : "", /*KeepColumns=*/true);
}

bool DeclEdits::replaceAssertion(StaticAssertDecl *Assertion) {
  References Used;
  Used.add(Assertion);
  const bool NamesAmpOnly = llvm::any_of(Used.Decls, [](const NamedDecl *D) {
    const auto *Function = dyn_cast<FunctionDecl>(D);
    return Function && isWrittenForAmpOnly(Function);
  });
  if (!NamesAmpOnly || !C.Files.isEditable(Assertion->getLocation()))
    return false;
  std::optional<TokenRange> Range = Ranges.toSemicolon(Assertion->getBeginLoc());
  return Range && C.Edits.replace(*Range, "static_assert(true, \"\");", /*KeepColumns=*/true);
}

void DeclEdits::removeExplicitInstantiations() {
  llvm::DenseMap<SourceLocation, bool> ForHost;
  for (const RestrictClause &Clause : C.Clauses.Clauses)
    if (Clause.Instantiation.isValid())
      ForHost[Clause.Instantiation] |= Clause.Cpu;
  for (auto [Loc, Stays] : ForHost) {
    std::optional<TokenRange> Range = Ranges.toSemicolon(Loc);
    if (!Stays && Range && C.Files.isEditable(Loc))
      C.Edits.remove(*Range);
  }
}
