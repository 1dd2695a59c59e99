//===- UnitIndex.cpp - the functions and launches of a source file --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UnitIndex.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Basic/Restrictions.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include <map>

using namespace clang;

namespace ampcc {
namespace {

/// A name in the source file.
using NamePlace = std::pair<unsigned, unsigned>; ///< line and column

/// Finds the places of names in the source file.
class NamePlaces {
public:
  explicit NamePlaces(const CompilerInstance &CI)
      : SM(CI.getSourceManager()), Language(CI.getLangOpts()) {}

  /// The token at `Loc`, if the file spells it: as an argument of a macro, too, but not by one.
  std::optional<NamePlace> find(SourceLocation Loc) const {
    if (Loc.isMacroID() && SM.isMacroArgExpansion(Loc))
      Loc = SM.getSpellingLoc(Loc);
    if (!Loc.isFileID() || SM.getFileID(Loc) != SM.getMainFileID())
      return std::nullopt;
    return NamePlace(SM.getSpellingLineNumber(Loc), SM.getSpellingColumnNumber(Loc));
  }

  llvm::json::Object describe(NamePlace At) const {
    const SourceLocation Loc = SM.translateLineCol(SM.getMainFileID(), At.first, At.second);
    return llvm::json::Object{{"line", At.first},
                              {"column", At.second},
                              {"length", Lexer::MeasureTokenLength(Loc, SM, Language)}};
  }

private:
  const SourceManager &SM;
  const LangOptions &Language;
};

std::string restrictionText(const FunctionDecl *F) {
  const Restrictions R = restrictionsOf(F);
  std::string Amp = "amp";
  if (const std::optional<LanguageVersion> V = versionOf(F); V && *V != LanguageVersion::V1)
    Amp += ":" + versionText(*V).str();
  return "restrict(" + (R.dual() ? "cpu, " + Amp : R.Amp ? Amp : "cpu") + ")";
}

class FunctionFinder final : public ASTWalker {
public:
  explicit FunctionFinder(const NamePlaces &Places) : Places(Places) {}

  bool VisitFunctionDecl(FunctionDecl *F) override {
    if (!F->isImplicit())
      add(F->getLocation(), F);
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    add(E->getLocation(), dyn_cast<FunctionDecl>(E->getDecl()));
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) override {
    add(E->getMemberLoc(), dyn_cast<FunctionDecl>(E->getMemberDecl()));
    return true;
  }
  bool VisitLambdaExpr(LambdaExpr *E) override {
    add(E->getIntroducerRange().getBegin(), E->getCallOperator());
    return true;
  }

  llvm::json::Array describe() const {
    llvm::json::Array Result;
    for (const auto &[At, F] : Found) {
      llvm::json::Object Row = Places.describe(At);
      const auto *Method = dyn_cast<CXXMethodDecl>(F);
      const bool IsLambda = Method && Method->getParent()->isLambda();
      Row["name"] = IsLambda ? "lambda" : llvm::json::fixUTF8(F->getNameAsString());
      Row["restriction"] = restrictionText(F);
      Result.push_back(std::move(Row));
    }
    return Result;
  }

private:
  void add(SourceLocation Loc, const FunctionDecl *F) {
    if (!F)
      return;
    if (const std::optional<NamePlace> At = Places.find(Loc))
      Found.try_emplace(*At, F);
  }

  const NamePlaces &Places;
  std::map<NamePlace, const FunctionDecl *> Found;
};

} // namespace

llvm::json::Array indexFunctions(const CompilerInstance &CI) {
  const SourceManager &SM = CI.getSourceManager();
  const NamePlaces Places(CI);
  FunctionFinder Finder(Places);
  // Declarations of a parsed header that was restored from a file cannot be in the source.
  for (Decl *D : CI.getASTContext().getTranslationUnitDecl()->noload_decls())
    if (SM.getFileID(SM.getExpansionLoc(D->getLocation())) == SM.getMainFileID())
      Finder.TraverseDecl(D);
  return Finder.describe();
}

llvm::json::Array indexLaunches(const CompilerInstance &CI, llvm::ArrayRef<LaunchSite> Launches,
                                llvm::ArrayRef<KernelPlan> Plans, const kir::Module &Device,
                                const LineTable &Lines) {
  std::map<std::string, std::string> Names; // of kernels, by key
  for (const kir::Function *F : Device.Functions)
    if (F->IsKernel)
      Names[F->Key] = F->Name;
  std::map<const FunctionDecl *, std::string> Kernels; // by entry
  for (const KernelPlan &Plan : Plans)
    if (const auto Name = Names.find(Plan.Key.Text); Name != Names.end())
      Kernels[Plan.Entry->getCanonicalDecl()] = Name->second;

  const NamePlaces Places(CI);
  std::map<NamePlace, std::map<unsigned, std::string>> Found; // kernels by line
  for (const LaunchSite &Launch : Launches) {
    const std::optional<NamePlace> At =
        Places.find(Launch.Call->getCallee()->IgnoreParenImpCasts()->getExprLoc());
    const auto Kernel = Kernels.find(Launch.Entry->getCanonicalDecl());
    if (!At || Kernel == Kernels.end())
      continue;
    if (const auto Line = Lines.Functions.find(Kernel->second); Line != Lines.Functions.end())
      Found[*At].emplace(Line->second, Kernel->second);
  }
  llvm::json::Array Result;
  for (const auto &[At, OfLaunch] : Found) {
    llvm::json::Array Of;
    for (const auto &[Line, Name] : OfLaunch)
      Of.push_back(llvm::json::Object{{"name", Name}, {"line", Line}});
    llvm::json::Object Row = Places.describe(At);
    Row["kernels"] = std::move(Of);
    Result.push_back(std::move(Row));
  }
  return Result;
}

} // namespace ampcc
