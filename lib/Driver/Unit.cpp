//===- Unit.cpp - one frontend job of clang's driver ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Unit.h"
#include "AmpScan.h"
#include "BackendErrors.h"
#include "HostCommand.h"
#include "Options.h"
#include "PrecompiledHeader.h"
#include "SharedUnit.h"
#include "StandardInput.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/WarningGroups.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/DelayedTemplates.h"
#include "ampcc/ClangHooks/Engines.h"
#include "ampcc/ClangHooks/PrecompiledContainers.h"
#include "ampcc/HostCheck/HostReads.h"
#include "ampcc/Reading/Invocation.h"
#include "ampcc/VisualCpp/IgnoredWarnings.h"
#include "ampcc/VisualCpp/WindowsPaths.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/TextDiagnosticBuffer.h"
#include "clang/Frontend/Utils.h"
#include "clang/FrontendTool/Utils.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/TimeProfiler.h"

using namespace llvm;
using clang::CompilerInstance;
using clang::CompilerInvocation;

namespace ampcc {
namespace {

/// The ways to compile a unit.
enum class Route {
  Clang,        ///< there is no C++ AMP
  Preprocessed, ///< -E and the like, which print the text that the analysis parses
  Precompiled,  ///< a header or module, which must not hold C++ AMP
  Amp           ///< the analysis decides whether there is C++ AMP
};

/// How a source is compiled.
struct Variant {
  bool ShowLibrary = false;            ///< the library's folders are on the include path
  bool DefineOwnMacro = false;         ///< `__AMPCC__`
  bool RefuseAmp = false;              ///< words of C++ AMP are errors
  bool HeadersShown = false;           ///< -H has had its answer
  const Translation *Text = nullptr;   ///< compile this in place of the source
  StringRef Bitcode = "";              ///< the file of what is linked into the module
  clang::FileManager *Files = nullptr; ///< that the scan has used
};

std::string dialectOf(const TranslationContext &S) {
  return libraryHeader(S.Install.Headers, "amp-msvc/detail/dialect.h");
}

void adjust(CompilerInvocation &Invocation, const TranslationContext &S, const Variant &V) {
  adoptWarningOptions(Invocation.getDiagnosticOpts());
  if (V.ShowLibrary) {
    std::vector<clang::HeaderSearchOptions::Entry> Library;
    for (const std::string &Folder : S.Install.includeFolders(S.Msvc))
      Library.emplace_back(Folder, clang::frontend::System, /*isFramework=*/false,
                           /*ignoreSysRoot=*/true);
    // Before the standard folders, because some headers have their names.
    auto &Entries = Invocation.getHeaderSearchOpts().UserEntries;
    Entries.insert(Entries.begin(), Library.begin(), Library.end());
  }
  if (S.Msvc) {
    Invocation.getLangOpts().DeclSpecKeyword = 1;
    delayTemplates(Invocation.getLangOpts());
    Invocation.getDiagnosticOpts().Warnings.push_back("no-nonportable-include-path");
    for (StringRef Group : VisualCppIgnored)
      Invocation.getDiagnosticOpts().Warnings.push_back(("no-" + Group).str());
  }
  if (S.Msvc && V.ShowLibrary && !V.Text) // the text has it
    Invocation.getPreprocessorOpts().Includes.push_back(dialectOf(S));
  if (V.DefineOwnMacro)
    Invocation.getPreprocessorOpts().addMacroDef("__AMPCC__=1");
  if (V.HeadersShown) {
    clang::DependencyOutputOptions &Dependencies = Invocation.getDependencyOutputOpts();
    Dependencies.ShowHeaderIncludes = false;
    Dependencies.HeaderIncludeOutputFile.clear();
  }
  if (!V.Text)
    return;
  if (!V.Bitcode.empty()) {
    clang::CodeGenOptions::BitcodeFileToLink File;
    File.Filename = V.Bitcode.str();
    Invocation.getCodeGenOpts().LinkBitcodeFiles.push_back(File);
  }
  Invocation.getPreprocessorOpts().addMacroDef(UnitMacro);
  usePrecompiledText(Invocation.getPreprocessorOpts());
  if (V.Text->HoldsForcedIncludes)
    Invocation.getPreprocessorOpts().Includes.clear();
  // The frontend has shown the warnings on the user's own text and written the dependencies.
  clang::DiagnosticOptions &Diags = Invocation.getDiagnosticOpts();
  Diags.IgnoreWarnings = true;
  Diags.DiagnosticSerializationFile.clear();
  Diags.DiagnosticLogFile.clear();
  Invocation.getDependencyOutputOpts() = clang::DependencyOutputOptions();

  // Standard input holds the text already.
  StringRef Source = Invocation.getFrontendOpts().Inputs.front().getFile();
  if (Source != "-")
    Invocation.getPreprocessorOpts().addRemappedFile(
        Source, MemoryBuffer::getMemBufferCopy(V.Text->HostSource, Source).release());
}

void writeTimeTrace(CompilerInstance &CI) {
  StringRef Path = CI.getFrontendOpts().TimeTracePath;
  if (auto Output = CI.createOutputFile(Path, /*Binary=*/false, /*RemoveFileOnSignal=*/false,
                                        /*UseTemporary=*/false)) {
    timeTraceProfilerWrite(*Output);
    Output.reset();
    CI.clearOutputFiles(/*EraseFiles=*/false);
  }
}

/// Reports the first word of C++ AMP in the unit's tokens; clang's messages about the rest are not
/// useful.
class AmpRefusal : public clang::DependencyCollector {
public:
  void attachToPreprocessor(clang::Preprocessor &PP) override {
    const clang::IdentifierInfo *Restrict = PP.getIdentifierInfo("restrict");
    const clang::IdentifierInfo *TileStatic = PP.getIdentifierInfo("tile_static");
    PP.setTokenWatcher([&PP, Restrict, TileStatic](const clang::Token &Tok) {
      if (Tok.isNot(clang::tok::identifier))
        return;
      clang::DiagnosticsEngine &Diags = PP.getDiagnostics();
      const clang::IdentifierInfo *Name = Tok.getIdentifierInfo();
      if ((Name == Restrict || Name == TileStatic) && !Diags.getSuppressAllDiagnostics()) {
        report(Diags, Tok.getLocation(), diag::err_precompiled_header);
        Diags.setSuppressAllDiagnostics(true);
      }
    });
  }
  void attachToASTReader(clang::ASTReader &) override {}
};

class Unit {
public:
  Unit(const TranslationContext &S, const Options &AmpOptions, ArrayRef<const char *> Arguments)
      : S(S), AmpOptions(AmpOptions), Arguments(Arguments) {
    readArguments();
  }

  int run() {
    if (Job.Source == "-")
      if (Error E = spoolInput()) {
        driverError(toString(std::move(E)));
        return 1;
      }
    if (isNamedPipe(Job.Source)) {
      if (Error E = keepPipe(Job.Source, PipeText, PipeOverlay)) {
        driverError(toString(std::move(E)));
        return 1;
      }
      ArgumentsForPipe = {"-ivfsoverlay", PipeOverlay.path().c_str()};
      append_range(ArgumentsForPipe, Arguments);
      Arguments = ArgumentsForPipe;
      readArguments();
    }
    switch (route()) {
    case Route::Clang:
      return compile({.Files = Files.get()});
    case Route::Preprocessed:
      return compile({.ShowLibrary = true, .DefineOwnMacro = true});
    case Route::Precompiled:
      // It becomes what the host compiler reads; the analysis reads the header's own text.
      return compile({.ShowLibrary = true, .RefuseAmp = true});
    case Route::Amp:
      return compileAmp();
    }
    llvm_unreachable("a route that leads nowhere");
  }

private:
  void readArguments() {
    clang::IgnoringDiagConsumer Silent;
    FreshEngine Diags(&Silent);
    Invocation = CompilerInvocation();
    CompilerInvocation::CreateFromArgs(Invocation, Arguments, Diags, argv0());
    const clang::FrontendOptions &Frontend = Invocation.getFrontendOpts();
    Job.Arguments = frontendArguments(Arguments);
    Job.Source = Frontend.Inputs.empty() ? "" : Frontend.Inputs.front().getFile().str();
    Job.Output = Frontend.OutputFile == "-" ? "" : Frontend.OutputFile;
    Job.DependencyFile = Invocation.getDependencyOutputOpts().OutputFile;
  }

  const char *argv0() const { return S.Install.ClangCxx.c_str(); }

  bool isPreprocessing() const {
    clang::frontend::ActionKind Action = Invocation.getFrontendOpts().ProgramAction;
    return Action == clang::frontend::PrintPreprocessedInput ||
           Action == clang::frontend::RunPreprocessorOnly;
  }

  bool isPrecompiling() const {
    clang::frontend::ActionKind Action = Invocation.getFrontendOpts().ProgramAction;
    return is_contained({clang::frontend::GeneratePCH, clang::frontend::GenerateModuleInterface,
                         clang::frontend::GenerateReducedModuleInterface,
                         clang::frontend::GenerateHeaderUnit},
                        Action);
  }

  Route route() {
    if (isPreprocessing() && !AmpOptions.PreprocessForHost)
      return Route::Preprocessed;
    if (isPrecompiling())
      return Route::Precompiled;
    if (S.Msvc || isVerification(Job)) // these are always analysed
      return Route::Amp;
    Signs = scanForAmp(Invocation, Arguments, S.Install.includeFolders(/*Msvc=*/false), Files);
    rewindInput();
    return Signs.any() ? Route::Amp : Route::Clang;
  }

  bool isPreprocessed() const {
    return Invocation.getFrontendOpts().Inputs.front().getKind().isPreprocessed();
  }

  int refusePreprocessed() const {
    driverError("'" + Job.Source + "' is preprocessed; C++ AMP is compiled only from the source");
    return fail();
  }

  int compileAmp() {
    // By its name it is a source like any other.
    if (Signs.Preprocessed && !isPreprocessed())
      return refusePreprocessed();
    const SharedStatus Shared = compileShared(S, Job, Invocation, Arguments,
                                              [&](const Translation &T) { return keepTemps(T); });
    switch (Shared) {
    case SharedStatus::Done:
      return 0;
    case SharedStatus::Failed:
      return fail();
    case SharedStatus::NoAmp:
      return compileWithoutAmp();
    case SharedStatus::MissingHeaders:
    case SharedStatus::Unfit:
    case SharedStatus::OrderMatters:
      break;
    }
    Translation T;
    rewindInput();
    switch (translateSource(S, Job, /*AlwaysTranslate=*/S.Msvc, T,
                            Shared == SharedStatus::OrderMatters)) {
    case TranslationStatus::Failed:
      return 1;
    case TranslationStatus::NoAmp:
      return compileWithoutAmp();
    case TranslationStatus::Done:
      break;
    }
    if (isVerification(Job))
      return 0;
    if (isPreprocessed())
      return refusePreprocessed();
    if (!keepTemps(T))
      return fail();
    if (Job.Source == "-")
      if (Error E = replaceInput(T.HostSource)) {
        driverError(toString(std::move(E)));
        return fail();
      }
    TemporaryFile Bitcode;
    NativeOutput Output = T.NativeCode.empty() ? NativeOutput::None : nativeOptions(S, Job).Output;
    if (Output == NativeOutput::Bitcode)
      if (Error E = Bitcode.write("bc", T.NativeCode.front())) {
        driverError(toString(std::move(E)));
        return fail();
      }
    int Status = compile({.ShowLibrary = true, .Text = &T, .Bitcode = Bitcode.path()});
    if (Status == 0 && Output == NativeOutput::Object)
      Status = joinNative(S, Job, T.NativeCode);
    return Status ? fail(Status) : 0;
  }

  /// After the analysis, which has shown the headers.
  int compileWithoutAmp() {
    return compile(
        {.ShowLibrary = Signs.Library, .DefineOwnMacro = Signs.Library, .HeadersShown = true});
  }

  /// --amp-save-temps. False after an error.
  bool keepTemps(const Translation &T) const {
    if (AmpOptions.SaveTemps.empty())
      return true;
    Error E =
        writeTranslation(AmpOptions.SaveTemps, Job.Source == "-" ? "stdin.cpp" : Job.Source, T);
    if (!E)
      return true;
    driverError(toString(std::move(E)));
    return false;
  }

  /// Removes the dependency file of a unit that failed.
  int fail(int Status = 1) const {
    removeOutput(Job.DependencyFile);
    return Status;
  }

  /// Clang itself, as its own `-cc1` would run it.
  int compile(const Variant &V) {
    rewindInput();
    cl::ResetAllOptionOccurrences();
    auto CI = std::make_unique<CompilerInstance>();
    auto Containers = CI->getPCHContainerOperations();
    Containers->registerWriter(std::make_unique<clang::ObjectFilePCHContainerWriter>());
    Containers->registerReader(std::make_unique<clang::ObjectFilePCHContainerReader>());

    auto *Buffer = new clang::TextDiagnosticBuffer;
    FreshEngine ArgumentDiags(Buffer, /*ShouldOwnClient=*/true);
    bool Valid =
        CompilerInvocation::CreateFromArgs(CI->getInvocation(), Arguments, ArgumentDiags, argv0());
    adjust(CI->getInvocation(), S, V);
    if (S.Msvc)
      treatAsSystem(*CI, {dialectOf(S)});
    if (S.checksHost())
      checkHostReads(*CI);

    createDiagnostics(*CI);
    if (!CI->hasDiagnostics())
      return 1;
    if (V.Files)
      shareFiles(*CI, *V.Files);
    if (S.Msvc && !V.Text)
      acceptWindowsPaths(*CI, S.Install.includeFolders(S.Msvc), /*Repairs=*/nullptr);
    Buffer->FlushDiagnostics(CI->getDiagnostics());
    if (!Valid) {
      CI->getDiagnosticClient().finish();
      return 1;
    }

    const clang::FrontendOptions &Frontend = CI->getFrontendOpts();
    bool TimeTrace = !Frontend.TimeTracePath.empty();
    if (TimeTrace)
      timeTraceProfilerInitialize(Frontend.TimeTraceGranularity, argv0(),
                                  Frontend.TimeTraceVerbose);
    if (V.RefuseAmp)
      CI->addDependencyCollector(std::make_shared<AmpRefusal>());
    int Status;
    {
      BackendErrors Errors(CI->getDiagnostics());
      Status = !clang::ExecuteCompilerInvocation(CI.get());
    }
    if (TimeTrace) {
      writeTimeTrace(*CI);
      timeTraceProfilerCleanup();
    }
    if (Frontend.DisableFree)
      CI.release();
    return Status;
  }

  const TranslationContext &S;
  const Options &AmpOptions;
  ArrayRef<const char *> Arguments;
  SmallVector<const char *, 128> ArgumentsForPipe;
  TemporaryFile PipeText, PipeOverlay; ///< of a source that is a named pipe
  CompilerInvocation Invocation;
  FrontendJob Job;
  AmpSigns Signs;
  IntrusiveRefCntPtr<clang::FileManager> Files;
};

} // namespace

int runUnit(const Installation &Install, ArrayRef<const char *> Arguments) {
  InitializeNativeTarget();
  InitializeNativeTargetAsmPrinter();
  InitializeNativeTargetAsmParser();
  SmallVector<const char *, 128> Rest(Arguments);
  Expected<Options> AmpOptions = takeOptions(Rest);
  if (!AmpOptions) {
    driverError(toString(AmpOptions.takeError()));
    return 1;
  }
  TranslationContext S{Install,
                       AmpOptions->Msvc,
                       AmpOptions->ContractAsHost,
                       AmpOptions->languageVersion(),
                       AmpOptions->compileOptions(),
                       /*ForGcc=*/false,
                       /*ForAmpccClang=*/true,
                       AmpOptions->Native.empty(),
                       AmpOptions->Report,
                       {AmpOptions->Linker},
                       /*LeavesLto=*/false,
                       {Install.Ampcc, "-cc1"}};
  S.CommandLine.insert(S.CommandLine.end(), Arguments.begin(), Arguments.end());
  return Unit(S, *AmpOptions, Rest).run();
}

bool mayHoldAmp(const Installation &Install, ArrayRef<const char *> Arguments) {
  clang::IgnoringDiagConsumer Silent;
  FreshEngine Diags(&Silent);
  CompilerInvocation Invocation;
  CompilerInvocation::CreateFromArgs(Invocation, Arguments, Diags, Install.ClangCxx.c_str());
  // It can be read once, which the compilation does.
  if (isNamedPipe(Invocation.getFrontendOpts().Inputs.front().getFile()))
    return true;
  IntrusiveRefCntPtr<clang::FileManager> Files;
  const bool Result =
      scanForAmp(Invocation, Arguments, Install.includeFolders(/*Msvc=*/false), Files).any();
  rewindInput();
  return Result;
}

bool mayHoldAmp(const Installation &Install, const FrontendJob &Job) {
  std::vector<const char *> Words;
  for (const std::string &Word : Job.Arguments)
    Words.push_back(Word.c_str());
  return mayHoldAmp(Install, Words);
}

} // namespace ampcc
