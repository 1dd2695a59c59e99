//===- LibraryCandidates.cpp - a note in place of the library's candidates -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LibraryCandidates.h"
#include "StoredNote.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/Library.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace ampcc {
namespace {

constexpr unsigned MaxShown = 3;

/// Finds the functions of the library that are declared at these places.
class CandidateFinder : public ASTWalker {
public:
  CandidateFinder(const UnitFiles &Files, llvm::ArrayRef<SourceLocation> Places)
      : Files(Files), Places(Places) {}

  std::vector<const FunctionDecl *> Found;

  bool TraverseDecl(Decl *D) override {
    if (D && !isa<TranslationUnitDecl, NamespaceDecl, LinkageSpecDecl>(D) &&
        !Files.isLibrary(D->getLocation()))
      return true;
    return ASTWalker::TraverseDecl(D);
  }
  bool VisitFunctionDecl(FunctionDecl *Function) override {
    if (llvm::is_contained(Places, Function->getLocation()))
      Found.push_back(Function);
    return true;
  }

private:
  const UnitFiles &Files;
  llvm::ArrayRef<SourceLocation> Places;
};

/// A template that is called with constants alone, as `tile<64>()`.
bool takesOnlyConstants(const FunctionDecl *Function) {
  const FunctionTemplateDecl *Template = Function->getDescribedFunctionTemplate();
  return Template && Function->getNumParams() == 0 &&
         llvm::all_of(*Template->getTemplateParameters(),
                      [](const NamedDecl *P) { return isa<NonTypeTemplateParmDecl>(P); });
}

/// A constructor or member of a class template: its parameters and whether it exists depend on the
/// template arguments, which Clang's own note has.
bool dependsOnArguments(const FunctionDecl *Function) {
  return isa<CXXConstructorDecl>(Function) ||
         (Function->getDeclContext()->isDependentContext() && !takesOnlyConstants(Function));
}

bool isAtomic(const FunctionDecl *Function) {
  return markWord(Function, Mark::Builtin).value_or("").starts_with("atomic_");
}

/// The function as a program calls it, with types in place of arguments.
std::string callOf(const FunctionDecl *Function) {
  const PrintingPolicy &Policy = Function->getASTContext().getPrintingPolicy();
  const OverloadedOperatorKind Operator = Function->getOverloadedOperator();
  const bool IsSubscript = Operator == OO_Subscript;
  if (Operator != OO_None && !IsSubscript && Operator != OO_Call)
    return "";
  std::string Text = Operator == OO_None ? Function->getNameAsString() : "";
  Text += IsSubscript ? '[' : '(';
  for (const ParmVarDecl *Parameter : Function->parameters())
    Text += (Parameter == *Function->param_begin() ? "" : ", ") +
            Parameter->getType().getAsString(Policy);
  return Text + (IsSubscript ? ']' : ')');
}

/// The text of the note; empty if the candidates are operators, whose operands are no help.
std::string advice(llvm::ArrayRef<const FunctionDecl *> Candidates) {
  if (llvm::all_of(Candidates, takesOnlyConstants))
    return "write constants in angle brackets, as in '" + Candidates[0]->getNameAsString() +
           "<64>()'";
  std::vector<std::string> Calls;
  for (const FunctionDecl *Candidate : Candidates)
    if (std::string Call = isAtomic(Candidate) && Candidate->getDescribedFunctionTemplate()
                               ? ""
                               : callOf(Candidate);
        !Call.empty() && !llvm::is_contained(Calls, Call))
      Calls.push_back(Call);
  if (Calls.empty())
    return "";
  std::string Text = "call it as ";
  for (size_t I = 0; I < Calls.size() && I < MaxShown; ++I)
    Text += (I == 0 ? "'" : " or '") + Calls[I] + "'";
  if (llvm::all_of(Candidates, isAtomic))
    Text +=
        "; amp:1.3 also has 64-bit integers, and float and double where they have the "
        "operation; for another type, let each thread write to its own element, and combine the "
        "elements after the launch";
  return Text;
}

} // namespace

std::vector<StoredDiagnostic> foldLibraryCandidates(ASTContext &Ast, const UnitFiles &Files,
                                                    std::vector<StoredDiagnostic> Parts) {
  auto IsLibrarys = [&](const StoredDiagnostic &Part) {
    return Part.getLevel() == DiagnosticsEngine::Note && Files.isLibrary(Part.getLocation());
  };
  std::vector<SourceLocation> Places;
  for (const StoredDiagnostic &Part : Parts)
    if (IsLibrarys(Part))
      Places.push_back(Part.getLocation());
  if (Places.empty())
    return Parts;
  CandidateFinder Finder(Files, Places);
  Finder.TraverseDecl(Ast.getTranslationUnitDecl());
  if (Finder.Found.empty())
    return Parts;
  const FullSourceLoc At = Parts[0].getLocation();
  if (llvm::any_of(Finder.Found, dependsOnArguments)) {
    for (StoredDiagnostic &Part : Parts)
      if (IsLibrarys(Part))
        Part = StoredDiagnostic(Part.getLevel(), Part.getID(), Part.getMessage(), At, {}, {});
    return Parts;
  }
  llvm::erase_if(Parts, IsLibrarys);
  const std::string Advice = advice(Finder.Found);
  if (Advice.empty())
    return Parts;
  Parts.push_back(storedNote(Ast, At, diag::note_advice,
                             [&](const PartialDiagnostic &Text) { Text << Advice; }));
  return Parts;
}

} // namespace ampcc
