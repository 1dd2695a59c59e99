//===- WrongSideChain.cpp - fix-its for functions that lack restrict(amp) -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "WrongSideChain.h"
#include "StoredNote.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/ClauseFixIt.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/Restrictions.h"
#include "clang/AST/ASTContext.h"

using namespace clang;

namespace ampcc {
namespace {

/// Finds the declaration of the function whose name is at a place.
class FunctionFinder : public ASTWalker {
public:
  FunctionFinder(const UnitFiles &Files, SourceLocation Loc) : Files(Files), Loc(Loc) {}

  const FunctionDecl *Found = nullptr;

  bool TraverseDecl(Decl *D) override {
    // Namespaces of several files are none of the files'.
    if (D && !isa<TranslationUnitDecl, NamespaceDecl, LinkageSpecDecl>(D) &&
        !Files.isEditable(D->getLocation()))
      return true;
    return ASTWalker::TraverseDecl(D);
  }
  bool VisitFunctionDecl(FunctionDecl *Function) override {
    if (Function->getLocation() == Loc)
      Found = Function;
    return !Found;
  }

private:
  const UnitFiles &Files;
  SourceLocation Loc;
};

/// The functions of the program that a function calls, as far as it is known without the arguments
/// of templates.
class CalleeFinder : public BodyWalker {
public:
  std::vector<const FunctionDecl *> Callees;

  bool VisitDeclRefExpr(DeclRefExpr *E) override { return called(E->getDecl()); }
  bool VisitMemberExpr(MemberExpr *E) override { return called(E->getMemberDecl()); }

private:
  bool called(const ValueDecl *D) {
    if (const auto *Function = dyn_cast<FunctionDecl>(D))
      Callees.push_back(Function);
    return true;
  }
};

class Chain {
public:
  Chain(ASTContext &Ast, const UnitFiles &Files) : Ast(Ast), Files(Files) {}

  std::vector<StoredDiagnostic> Notes;

  FixItHint clauseOf(const FunctionDecl *Function) const {
    return insertClause(Files, Function, "restrict(cpu, amp)");
  }

  /// Each function once, callers first.
  void follow(const FunctionDecl *Function) {
    const FunctionDecl *Definition = nullptr;
    if (!Seen.insert(Function->getCanonicalDecl()).second || !Function->hasBody(Definition))
      return;
    CalleeFinder Finder;
    Finder.walk(Definition);
    for (const FunctionDecl *Callee : Finder.Callees) {
      if (const FunctionDecl *Pattern = Callee->getTemplateInstantiationPattern())
        Callee = Pattern;
      FixItHint Clause = clauseOf(Callee);
      if (restrictionsOf(Callee).Amp || Clause.isNull() ||
          Seen.contains(Callee->getCanonicalDecl()))
        continue;
      note(Callee, Clause);
      follow(Callee);
    }
  }

private:
  void note(const FunctionDecl *Callee, const FixItHint &Clause) {
    Notes.push_back(storedNote(
        Ast, Callee->getLocation(), diag::note_clause_called,
        [&](const PartialDiagnostic &Text) { Text << Callee; }, Clause));
  }

  ASTContext &Ast;
  const UnitFiles &Files;
  llvm::DenseSet<const FunctionDecl *> Seen;
};

StoredDiagnostic withFixIt(const StoredDiagnostic &Note, const FixItHint &FixIt) {
  return StoredDiagnostic(Note.getLevel(), Note.getID(), Note.getMessage(), Note.getLocation(),
                          Note.getRanges(), FixIt);
}

} // namespace

std::vector<StoredDiagnostic> addClauseFixIts(ASTContext &Ast, const UnitFiles &Files,
                                              const StoredDiagnostic &Note) {
  FunctionFinder Finder(Files, Note.getLocation());
  Finder.TraverseDecl(Ast.getTranslationUnitDecl());
  if (!Finder.Found)
    return {Note};
  if (isAmpOnly(Finder.Found)) {
    FixItHint Cpu = addCpu(Files, Finder.Found);
    return {Cpu.isNull() ? Note : withFixIt(Note, Cpu)};
  }
  if (restrictionsOf(Finder.Found).Amp)
    return {Note};
  Chain Callees(Ast, Files);
  FixItHint Clause = Callees.clauseOf(Finder.Found);
  std::vector<StoredDiagnostic> Parts;
  Parts.push_back(Clause.isNull() ? Note : withFixIt(Note, Clause));
  Callees.follow(Finder.Found);
  llvm::append_range(Parts, Callees.Notes);
  return Parts;
}

} // namespace ampcc
