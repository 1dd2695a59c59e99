//===- ReachedSigns.cpp - signs of C++ AMP that the preprocessor reaches -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ReachedSigns.h"
#include "PrecompiledHeader.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/Engines.h"
#include "ampcc/Reading/LeadingHeaders.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;
using namespace clang;

namespace ampcc {
namespace {

/// Watches for the library's headers and for tests of `__AMPCC__`.
class LibraryWatcher : public PPCallbacks {
public:
  LibraryWatcher(const SourceManager &SM, ArrayRef<std::string> Folders, AmpSigns &Signs)
      : Library(SM, Folders), Folders(Folders), Signs(Signs) {}

private:
  void InclusionDirective(SourceLocation, const Token &, StringRef Name, bool, CharSourceRange,
                          OptionalFileEntryRef File, StringRef, StringRef, const clang::Module *,
                          bool, SrcMgr::CharacteristicKind) override {
    watchHeader(Name, File);
  }
  void HasInclude(SourceLocation, StringRef Name, bool, OptionalFileEntryRef File,
                  SrcMgr::CharacteristicKind) override {
    watchHeader(Name, File);
  }
  void MacroExpands(const Token &Name, const MacroDefinition &, SourceRange,
                    const MacroArgs *) override {
    watchMacro(Name);
  }
  void Defined(const Token &Name, const MacroDefinition &, SourceRange) override {
    watchMacro(Name);
  }
  void Ifdef(SourceLocation, const Token &Name, const MacroDefinition &) override {
    watchMacro(Name);
  }
  void Ifndef(SourceLocation, const Token &Name, const MacroDefinition &) override {
    watchMacro(Name);
  }
  void Elifdef(SourceLocation, const Token &Name, const MacroDefinition &) override {
    watchMacro(Name);
  }
  using PPCallbacks::Elifdef;
  void Elifndef(SourceLocation, const Token &Name, const MacroDefinition &) override {
    watchMacro(Name);
  }
  using PPCallbacks::Elifndef;

  /// The host compiler does not find those that only the library's folders have.
  void watchHeader(StringRef Name, OptionalFileEntryRef File) {
    Signs.Library |=
        File ? Library.isLibrary(File->getDir()) : any_of(Folders, [&](const std::string &Folder) {
          return sys::fs::is_regular_file(Folder + "/" + Name);
        });
  }

  void watchMacro(const Token &Name) { Signs.Library |= Name.getIdentifierInfo()->isStr(OwnMacro); }

  UnitFiles Library;
  ArrayRef<std::string> Folders;
  AmpSigns &Signs;
};

/// Goes through the tokens up to the first sign.
class Reading : public PreprocessorFrontendAction {
public:
  explicit Reading(ArrayRef<std::string> Folders) : Folders(Folders) {}

  AmpSigns Signs;
  bool ImportsModules = false;

private:
  void ExecuteAction() override {
    Preprocessor &PP = getCompilerInstance().getPreprocessor();
    SourceManager &SM = PP.getSourceManager();
    if (usesModules(SM.getBufferData(SM.getMainFileID()), PP.getLangOpts())) {
      ImportsModules = true;
      return;
    }
    PP.IgnorePragmas();
    PP.addPPCallbacks(std::make_unique<LibraryWatcher>(SM, Folders, Signs));
    PP.EnterMainSourceFile();
    const IdentifierInfo *Restrict = PP.getIdentifierInfo("restrict");
    const IdentifierInfo *TileStatic = PP.getIdentifierInfo("tile_static");
    const IdentifierInfo *Before = nullptr; // where the token before is an identifier
    Token Tok;
    do {
      PP.Lex(Tok);
      Signs.Words |= Before == Restrict && Tok.is(tok::l_paren);
      Signs.Words |= Before == TileStatic && (Tok.getIdentifierInfo() || Tok.is(tok::coloncolon));
      Before = Tok.is(tok::identifier) ? Tok.getIdentifierInfo() : nullptr;
    } while (Tok.isNot(tok::eof) && !Signs.any());
  }

  ArrayRef<std::string> Folders;
};

/// Disables all output, which only the compilation itself may write.
void makeSilent(CompilerInvocation &Invocation) {
  Invocation.getDependencyOutputOpts() = DependencyOutputOptions();
  Invocation.getHeaderSearchOpts().Verbose = false;
  Invocation.getFrontendOpts().ShowStats = false;
  Invocation.getFrontendOpts().TimeTracePath.clear();
}

} // namespace

std::optional<AmpSigns> findReachedSigns(const CompilerInvocation &Invocation,
                                         ArrayRef<std::string> Folders, FileManager &Files) {
  auto Copy = std::make_shared<CompilerInvocation>(Invocation);
  makeSilent(*Copy);
  // Headers that could be modules are read as text, which means the same.
  Copy->getHeaderSearchOpts().ImplicitModuleMaps = false;
  Copy->getFrontendOpts().ModuleMapFiles.clear();
  PreprocessorOptions &Options = Copy->getPreprocessorOpts();
  usePrecompiledText(Options);
  if (!Options.ImplicitPCHInclude.empty())
    return std::nullopt;
  Options.Macros.insert(Options.Macros.begin(), {(OwnMacro + "=1").str(), /*isUndef=*/false});

  const std::unique_ptr<CompilerInstance> CI = createInstance(std::move(Copy));
  createDiagnostics(*CI, new IgnoringDiagConsumer);
  if (!CI->createTarget())
    return std::nullopt;
  shareFiles(*CI, Files);
  createSources(*CI);
  Reading Action(Folders);
  if (!Action.BeginSourceFile(*CI, CI->getFrontendOpts().Inputs.front()))
    return std::nullopt;
  consumeError(Action.Execute());
  Action.EndSourceFile();
  if (Action.ImportsModules)
    return std::nullopt;
  return Action.Signs;
}

} // namespace ampcc
