//===- CheckedSource.cpp - the checks of --amp-check in a lowered module -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CheckedSource.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Basic/WarningGroups.h"
#include "ampcc/Passes/AccessChecks.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace ampcc {
namespace {

class CheckedSource final : public CheckedProgram {
  const ASTContext &Ast;
  kir::Module &M;
  const Origins &From;

public:
  CheckedSource(const ASTContext &Ast, kir::Module &M, const Origins &From)
      : Ast(Ast), M(M), From(From) {}

  bool isLibrary(const kir::Function *F) const override { return From.Library.count(F); }

  bool isOperator(const kir::Function *F) const override {
    const FunctionDecl *Declared = From.Functions.lookup(F);
    return Declared && Declared->isOverloadedOperator();
  }

  bool isElement(const kir::StructType *S) const override {
    return !S->IsLibrary || From.Elements.count(S);
  }

  bool isUserPointer(const kir::Var *V) const override {
    const VarDecl *Declared = From.Variables.lookup(V);
    return Declared && Declared->getType()->isPointerType();
  }

  bool isReference(const kir::Var *V) const override {
    const VarDecl *Declared = From.Variables.lookup(V);
    if (!V->Ty->isPointer())
      return false;
    return Declared ? Declared->getType()->isReferenceType()
                    : From.Places.contains(V) || V->S == kir::Var::Storage::Param;
  }

  bool isBound(const kir::Function *F, const kir::Var *P) const override {
    return !From.PassedPointers.contains(P) && CheckedProgram::isBound(F, P);
  }

  bool returnsReference(const kir::Function *F) const override {
    const FunctionDecl *Declared = From.Functions.lookup(F);
    return Declared && Declared->getReturnType()->isReferenceType();
  }

  const kir::StructType *partOf(const kir::StructType *S) const override {
    const kir::StructType *Part = From.Parts.lookup(S);
    return Part ? Part : S;
  }

  bool isUserAddress(const kir::Expr *E) const override {
    const Expr *Taken = From.Exprs.lookup(E);
    Taken = Taken ? Taken->IgnoreParens() : nullptr;
    // A pointer becomes one to a base class, also a null pointer. For a call of a member function
    // the conversion is an unchecked one.
    if (const auto *Conversion = dyn_cast_or_null<CastExpr>(Taken))
      return Conversion->getCastKind() == CK_DerivedToBase &&
             Conversion->getType()->isPointerType();
    const auto *Operator = dyn_cast_or_null<UnaryOperator>(Taken);
    return Operator && Operator->getOpcode() == UO_AddrOf;
  }

  bool reportsEqualStores() const override {
    return warningLevel(Ast.getDiagnostics(), diag::row(diag::warn_race_benign).Group,
                        SourceLocation()) != DiagnosticsEngine::Ignored;
  }

  void describe(const kir::Expr *Step, const kir::Expr *Whole,
                kir::CheckSite &Site) const override {
    SourceLocation Loc = SourceLocation::getFromRawEncoding(Whole->Pos.Opaque);
    const Expr *E = From.Exprs.lookup(Step);
    if (!E)
      E = From.Exprs.lookup(Whole);
    if (E) {
      E = withoutLoop(E->IgnoreParenImpCasts());
      if (Site.Rule == kir::CheckRule::Race || Site.Rule == kir::CheckRule::Init)
        E = withoutAddress(withoutArguments(E));
      Loc = E->getBeginLoc();
      const bool IsOfContainer =
          Site.Rule == kir::CheckRule::Index || Site.Rule == kir::CheckRule::Element;
      Site.Name = text(IsOfContainer ? container(E) : E);
    }
    const SourceManager &SM = Ast.getSourceManager();
    const PresumedLoc Presumed = SM.getPresumedLoc(SM.getExpansionLoc(Loc));
    if (Presumed.isInvalid())
      return;
    Site.Pos = {Loc.getRawEncoding(), file(nameInBuild(Presumed.getFilename(), Ast.getLangOpts())),
                Presumed.getLine()};
    Site.Column = Presumed.getColumn();
  }

private:
  uint32_t file(StringRef Name) const {
    const auto Known = llvm::find(M.Files, Name);
    const auto Index = uint32_t(Known - M.Files.begin());
    if (Known == M.Files.end())
      M.Files.push_back(Name.str());
    return Index;
  }

  /// The range of a range-based for loop, if E refers to one of the variables that the loop
  /// declares for it; else E.
  static const Expr *withoutLoop(const Expr *E) {
    const Expr *Inner = E;
    if (const auto *Operator = dyn_cast<UnaryOperator>(E);
        Operator && Operator->getOpcode() == UO_Deref)
      Inner = Operator->getSubExpr();
    else if (const auto *Call = dyn_cast<CXXOperatorCallExpr>(E); Call && Call->getNumArgs() == 1)
      Inner = Call->getArg(0);
    else if (const auto *Call = dyn_cast<CXXMemberCallExpr>(E))
      Inner = Call->getImplicitObjectArgument();
    const auto *Name = dyn_cast<DeclRefExpr>(Inner->IgnoreParenImpCasts());
    const auto *Made = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
    if (!Made || !Made->isImplicit() || !Made->getInit())
      return E;
    return withoutLoop(Made->getInit()->IgnoreParenImpCasts());
  }

  /// Of a member's call the member: of `v[i].x = 1` that is `v[i].x`, which calls its setter.
  static const Expr *withoutArguments(const Expr *E) {
    const auto *Call = dyn_cast<CXXMemberCallExpr>(E);
    return Call && Call->getNumArgs() != 0 ? Call->getCallee() : E;
  }

  /// Of the pointer that an atomic operation gets what it points to.
  static const Expr *withoutAddress(const Expr *E) {
    const auto *Taken = dyn_cast<UnaryOperator>(E);
    return Taken && Taken->getOpcode() == UO_AddrOf ? Taken->getSubExpr()->IgnoreParens() : E;
  }

  /// The container or array whose element E is, or E.
  static const Expr *container(const Expr *E) {
    if (const auto *Call = dyn_cast<CXXOperatorCallExpr>(E))
      return Call->getArg(0);
    if (const auto *Call = dyn_cast<CXXMemberCallExpr>(E))
      return Call->getImplicitObjectArgument();
    if (const auto *Element = dyn_cast<ArraySubscriptExpr>(E))
      return Element->getBase();
    return E;
  }

  /// The source text of E, in one line.
  std::string text(const Expr *E) const {
    const SourceManager &SM = Ast.getSourceManager();
    CharSourceRange Chars =
        Lexer::getAsCharRange(SM.getExpansionRange(E->getSourceRange()), SM, Ast.getLangOpts());
    std::string Result;
    for (StringRef Text = Lexer::getSourceText(Chars, SM, Ast.getLangOpts()); !Text.empty();) {
      auto [Word, Rest] = llvm::getToken(Text, " \t\n\r");
      if (!Word.empty())
        Result += (Result.empty() ? "" : " ") + Word.str();
      Text = Rest;
    }
    return Result;
  }
};

} // namespace

std::vector<kir::Problem> addChecks(Sema &S, kir::Module &M, const Origins &From) {
  std::vector<kir::Problem> Problems;
  PassContext PC{M, Problems};
  addAccessChecks(PC, CheckedSource(S.getASTContext(), M, From));
  return Problems;
}

uint32_t checkRuleBits(llvm::StringRef Word) {
  auto Bit = [](kir::CheckRule Rule) { return 1u << unsigned(Rule); };
  return llvm::StringSwitch<uint32_t>(Word)
      .Case("index", Bit(kir::CheckRule::Index) | Bit(kir::CheckRule::Element))
      .Case("pointer", Bit(kir::CheckRule::Pointer))
      .Case("arithmetic", Bit(kir::CheckRule::Division) | Bit(kir::CheckRule::Shift))
      .Case("race", Bit(kir::CheckRule::Race))
      .Case("init", Bit(kir::CheckRule::Init))
      .Case("barrier", Bit(kir::CheckRule::Barrier))
      .Case("host", kir::ChecksHost)
      .Default(0);
}

uint32_t checkRulesOf(llvm::StringRef Words) {
  if (Words.empty())
    return ~uint32_t(0);
  uint32_t Result = 0;
  llvm::SmallVector<llvm::StringRef, 8> Parts;
  Words.split(Parts, ',');
  for (llvm::StringRef Word : Parts)
    Result |= checkRuleBits(Word);
  return Result;
}

} // namespace ampcc
