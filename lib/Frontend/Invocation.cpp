//===- Invocation.cpp -----------------------------------------------------===//
#include "ampcc/Frontend/Invocation.h"
#include "DiagnosticWording.h"
#include "FunctionTypeAttribute.h"
#include "LibraryDiagnostics.h"
#include "TileStaticAttribute.h"
#include "ampcc/Basic/WarningGroups.h"
#include "ampcc/Frontend/StandardHeaders.h"
#include "ampcc/Frontend/WindowsPaths.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/TextDiagnosticBuffer.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/FileSystem.h"

using namespace clang;

namespace ampcc {
namespace {

void setMacros(PreprocessorOptions &Options) {
  // In front of the user's own -D and -U, which must win.
  Options.Macros.insert(Options.Macros.begin(), {"__AMPCC__=1", /*isUndef=*/false});
}

void setHeaders(CompilerInvocation &Invocation, const InvocationInput &In) {
  HeaderSearchOptions &Search = Invocation.getHeaderSearchOpts();
  std::vector<HeaderSearchOptions::Entry> Entries;
  for (const std::string &Dir : In.IncludeDirs)
    Entries.emplace_back(Dir, frontend::System, /*isFramework=*/false, /*ignoreSysRoot=*/true);
  Search.UserEntries.insert(Search.UserEntries.begin(), Entries.begin(), Entries.end());

  // Found by their names in those folders, they are system headers: no concern of -MMD.
  std::vector<std::string> First;
  for (const char *Name : {"ampcc_rt/prefix.h", "detail/dialect.h"})
    if (llvm::any_of(In.IncludeDirs,
                     [&](StringRef Dir) { return llvm::sys::fs::exists(Dir + "/" + Name); }))
      First.push_back(Name);
  First.insert(First.end(), In.Standard.begin(), In.Standard.end());
  if (In.Shared)
    First.push_back("ampcc_rt/end_of_standard.h");
  std::vector<std::string> &Includes = Invocation.getPreprocessorOpts().Includes;
  Includes.insert(Includes.begin(), First.begin(), First.end());
}

void makeDiagnostics(CompilerInstance &CI, llvm::ArrayRef<std::string> LibraryDirs, bool Msvc) {
  adoptWarningOptions(CI.getDiagnosticOpts());
  // Clang writes SARIF only where it knows that no client stands in front of the printer.
  if (CI.getDiagnosticOpts().getFormat() == DiagnosticOptions::SARIF)
    CI.getDiagnosticOpts().setFormat(DiagnosticOptions::Clang);
  CI.createDiagnostics();
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  // What other compilers of CUDA would not accept is no concern of a C++ AMP program.
  Diags.setSeverityForGroup(clang::diag::Flavor::WarningOrError, "cuda-compat",
                            clang::diag::Severity::Ignored);
  // What is said to another compiler, and in its language.
  if (Msvc)
    for (llvm::StringRef Group : {"unknown-pragmas", "nonportable-include-path"})
      Diags.setSeverityForGroup(clang::diag::Flavor::WarningOrError, Group,
                                clang::diag::Severity::Ignored);
  Diags.setClient(createLibraryDiagnostics(CI, LibraryDirs).release(), /*ShouldOwnClient=*/true);
  Diags.setClient(createAmpWording(Diags).release(), /*ShouldOwnClient=*/true);
}

} // namespace

std::unique_ptr<CompilerInstance> createCompilerInstance(const InvocationInput &In) {
  // Errors in the arguments come before there is an engine to show them.
  auto *Buffer = new TextDiagnosticBuffer;
  DiagnosticsEngine ArgDiags(new DiagnosticIDs, new DiagnosticOptions, Buffer);
  auto Invocation = std::make_shared<CompilerInvocation>();
  bool Valid = CompilerInvocation::CreateFromArgs(*Invocation, In.CC1Args, ArgDiags, In.Argv0);

  if (!In.Shared)
    setMacros(Invocation->getPreprocessorOpts());
  for (const std::string &Header : In.Uses)
    Invocation->getPreprocessorOpts().addMacroDef(macroFor(Header) + "=1");
  setHeaders(*Invocation, In);

  registerTileStaticAttribute();
  registerFunctionTypeAttributes();
  auto CI = std::make_unique<CompilerInstance>();
  CI->setInvocation(std::move(Invocation));
  makeDiagnostics(*CI, In.IncludeDirs, In.Msvc);
  if (In.Msvc)
    acceptWindowsPaths(*CI, In.IncludeDirs);
  Buffer->FlushDiagnostics(CI->getDiagnostics());
  return Valid ? std::move(CI) : nullptr;
}

} // namespace ampcc
