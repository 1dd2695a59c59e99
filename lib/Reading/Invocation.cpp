//===- Invocation.cpp - a compiler instance for C++ AMP ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Reading/Invocation.h"
#include "OriginalText.h"
#include "ampcc/Basic/WarningGroups.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/Engines.h"
#include "ampcc/Clauses/FunctionRestrictions.h"
#include "ampcc/Clauses/TileStaticAttribute.h"
#include "ampcc/Messages/DiagnosticWording.h"
#include "ampcc/Messages/LibraryDiagnostics.h"
#include "ampcc/Reading/StandardHeaders.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "ampcc/VisualCpp/WindowsPaths.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/TextDiagnosticBuffer.h"
#include "clang/Frontend/TextDiagnosticPrinter.h"
#include "clang/Frontend/Utils.h"
#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/FileSystem.h"

using namespace clang;

namespace ampcc {
namespace {

void setMacros(PreprocessorOptions &Options, bool Shared) {
  // Before the user's own -D and -U, which must take precedence.
  if (!Shared)
    Options.Macros.insert(Options.Macros.begin(), {"__AMPCC__=1", /*isUndef=*/false});
  Options.Macros.insert(Options.Macros.begin(), {UnitMacro.str(), /*isUndef=*/false});
}

/// Sets the headers that are included before the unit, and returns them.
std::vector<std::string> setHeaders(CompilerInvocation &Invocation, const InvocationInput &In) {
  HeaderSearchOptions &Search = Invocation.getHeaderSearchOpts();
  std::vector<HeaderSearchOptions::Entry> Entries;
  for (const std::string &Dir : In.IncludeDirs)
    Entries.emplace_back(Dir, frontend::System, /*isFramework=*/false, /*ignoreSysRoot=*/true);
  Search.UserEntries.insert(Search.UserEntries.begin(), Entries.begin(), Entries.end());

  std::vector<std::string> First;
  if (In.Msvc)
    First.push_back(libraryHeader(In.Headers, "amp-msvc/detail/dialect.h"));
  if (In.Shared)
    First.push_back(libraryHeader(In.Headers, "ampcc_rt/end_of_standard.h"));
  std::vector<std::string> &Includes = Invocation.getPreprocessorOpts().Includes;
  Includes.insert(Includes.begin(), First.begin(), First.end());
  return First;
}

/// Called when the preprocessor is created.
class SystemHeaders : public DependencyCollector {
public:
  explicit SystemHeaders(std::vector<std::string> Paths) : Paths(std::move(Paths)) {}
  void attachToPreprocessor(Preprocessor &PP) override {
    for (const std::string &Path : Paths)
      if (OptionalFileEntryRef File = PP.getFileManager().getOptionalFileRef(Path))
        PP.getHeaderSearchInfo().MarkFileSystemHeader(*File);
  }
  void attachToASTReader(ASTReader &) override {}

private:
  std::vector<std::string> Paths;
};

/// The analysis has its own language options, which precompiled modules do not have.
void setModules(CompilerInvocation &Invocation) {
  // Headers that could be modules are read as text, which means the same.
  Invocation.getHeaderSearchOpts().ImplicitModuleMaps = false;
  Invocation.getFrontendOpts().ModuleMapFiles.clear();
  // -gmodules selects another format, which only the host compiler reads.
  Invocation.getHeaderSearchOpts().ModuleFormat = "raw";
  // The host compiler will check that modules of C++20 fit.
  Invocation.getPreprocessorOpts().DisablePCHOrModuleValidation =
      DisableValidationForModuleKind::All;
}

void makeDiagnostics(CompilerInstance &CI, const InvocationInput &In) {
  adoptWarningOptions(CI.getDiagnosticOpts());
  // Clang writes SARIF only if it knows that the printer is the engine's own client.
  if (CI.getDiagnosticOpts().getFormat() == DiagnosticOptions::SARIF)
    CI.getDiagnosticOpts().setFormat(DiagnosticOptions::Clang);
  std::unique_ptr<VisualCppRepairs> Repairs;
  if (In.Repairs) {
    // What is not to be shown has to be seen.
    bool HideWarnings = CI.getDiagnosticOpts().IgnoreWarnings;
    CI.getDiagnosticOpts().IgnoreWarnings = false;
    Repairs = std::make_unique<VisualCppRepairs>(CI, *In.Repairs, HideWarnings);
  }
  if (In.Messages) {
    createDiagnostics(
        CI, new TextDiagnosticPrinter(*In.Messages, takenOptions(CI.getDiagnosticOpts())));
    CI.setVerboseOutputStream(*In.Messages);
  } else {
    createDiagnostics(CI);
  }
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  // Warnings about compatibility with other CUDA compilers do not concern a C++ AMP program.
  Diags.setSeverityForGroup(clang::diag::Flavor::WarningOrError, "cuda-compat",
                            clang::diag::Severity::Ignored);
  // Code for another compiler, in its dialect.
  if (In.Msvc)
    for (llvm::StringRef Group : {"unknown-pragmas", "ignored-pragmas", "nonportable-include-path"})
      Diags.setSeverityForGroup(clang::diag::Flavor::WarningOrError, Group,
                                clang::diag::Severity::Ignored);
  if (Repairs)
    Repairs->listen();
  if (In.Repairs)
    Diags.setClient(createOriginalText(Diags, *In.Repairs).release(), /*ShouldOwnClient=*/true);
  Diags.setClient(createLibraryDiagnostics(CI).release(), /*ShouldOwnClient=*/true);
  Diags.setClient(createAmpWording(Diags, std::move(Repairs)).release(), /*ShouldOwnClient=*/true);
}

} // namespace

std::string includeLibraryHeader(StringRef Headers, StringRef Name) {
  if (Headers.empty())
    return ("#include <" + Name + ">\n").str();
  // Nothing is escaped in it.
  const bool Angled = Headers.contains('"');
  return (llvm::Twine("#include ") + (Angled ? "<" : "\"") + Headers + "/" + Name +
          (Angled ? ">" : "\"") + "\n")
      .str();
}

std::string libraryHeader(StringRef Headers, StringRef Name) {
  return Headers.contains('"') ? Name.str() : (Headers + "/" + Name).str();
}

void treatAsSystem(CompilerInstance &CI, std::vector<std::string> Paths) {
  CI.addDependencyCollector(std::make_shared<SystemHeaders>(std::move(Paths)));
}

/// The values of the options.
static std::vector<std::string> valuesOf(llvm::ArrayRef<StringRef> Options,
                                         llvm::ArrayRef<const char *> CC1Args) {
  std::vector<std::string> Values;
  for (size_t I = 0; I + 1 < CC1Args.size(); ++I)
    if (llvm::is_contained(Options, StringRef(CC1Args[I])))
      Values.push_back(CC1Args[I + 1]);
  return Values;
}

std::vector<std::string> implementationFolders(llvm::ArrayRef<const char *> CC1Args) {
  return valuesOf({"-internal-isystem", "-internal-externc-isystem"}, CC1Args);
}

std::vector<std::string> compilerFolders(llvm::ArrayRef<const char *> CC1Args) {
  return valuesOf({"-internal-isystem"}, CC1Args);
}

std::vector<std::string> systemFolders(llvm::ArrayRef<const char *> CC1Args) {
  return valuesOf({"-internal-externc-isystem"}, CC1Args);
}

std::unique_ptr<CompilerInstance> createCompilerInstance(const InvocationInput &In) {
  // Errors in the arguments come before there is an engine to show them.
  auto *Buffer = new TextDiagnosticBuffer;
  FreshEngine ArgDiags(Buffer, /*ShouldOwnClient=*/true);
  auto Invocation = std::make_shared<CompilerInvocation>();
  bool Valid = CompilerInvocation::CreateFromArgs(*Invocation, In.CC1Args, ArgDiags, In.Argv0);

  setMacros(Invocation->getPreprocessorOpts(), In.Shared);
  for (const std::string &Header : In.Uses)
    Invocation->getPreprocessorOpts().addMacroDef(macroFor(Header) + "=1");
  std::vector<std::string> First = setHeaders(*Invocation, In);
  setModules(*Invocation);
  Invocation->getFrontendOpts().ShowStats = false; // those of the compilation are shown

  registerTileStaticAttribute();
  registerClauseAttributes();
  std::unique_ptr<CompilerInstance> CI = createInstance(std::move(Invocation));
  makeDiagnostics(*CI, In);
  treatAsSystem(*CI, std::move(First));
  if (In.Msvc)
    acceptWindowsPaths(*CI, In.IncludeDirs, In.Repairs);
  Buffer->FlushDiagnostics(CI->getDiagnostics());
  // As in Clang, nothing is read where -Werror makes errors of warnings about the options.
  return Valid && !CI->getDiagnostics().hasErrorOccurred() ? std::move(CI) : nullptr;
}

} // namespace ampcc
