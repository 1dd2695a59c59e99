//===- Pipeline.cpp - the stages from a parsed unit to host source and kernels -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Pipeline.h"
#include "CheckedSource.h"
#include "Contraction.h"
#include "FormReport.h"
#include "Manifest.h"
#include "Problems.h"
#include "UnitIndex.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Extract/KernelFinder.h"
#include "ampcc/FlowCheck/FlowCheck.h"
#include "ampcc/KIR/Link.h"
#include "ampcc/KIR/Text.h"
#include "ampcc/Lower/Lower.h"
#include "ampcc/OpenCL/Printer.h"
#include "ampcc/OpenCLCheck/Check.h"
#include "ampcc/Passes/Pipeline.h"
#include "ampcc/Reading/GccRepairs.h"
#include "ampcc/Reading/StaticMemberRepairs.h"
#include "ampcc/Reading/UnitReader.h"
#include "ampcc/Rewrite/HostRewriter.h"
#include "ampcc/Sema/Sema.h"
#include "ampcc/VisualCpp/SourceRepairs.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace ampcc {
namespace {

bool compileNative(CompilerInstance &CI, const NativeForm &Native, Translation &Result) {
  StringRef MainFile = CI.getFrontendOpts().Inputs.front().getFile();
  std::string Name = (llvm::sys::path::stem(MainFile) + ".native.cpp").str();
  llvm::Expected<std::vector<std::string>> Code = Native.compile(Name);
  if (Code)
    Result.NativeCode = std::move(*Code);
  else
    Result.InternalError = toString(Code.takeError());
  return Result.InternalError.empty();
}

SourceLocation locationOf(SourceManager &SM, const CheckedOpenCL::Place &Place) {
  llvm::Expected<FileEntryRef> File = SM.getFileManager().getFileRef(Place.File);
  if (File)
    return SM.translateFileLineCol(&File->getFileEntry(), Place.Line, 1);
  consumeError(File.takeError());
  return SourceLocation();
}

/// Checks the printed text with Clang. False if Clang rejects it.
bool printKernels(CompilerInstance &CI, const kir::Module &Device, bool ExactLines,
                  Translation &Result) {
  Result.OpenCL = printOpenCL(Device, ExactLines, &Result.OpenCLLines);
  Result.BuildOptions = openCLBuildOptions(Device);
  Result.Kernels = describeKernels(Device);
  Result.Messages = describeMessages(Device);
  const CheckedOpenCL Checked = checkOpenCL(Result.OpenCL, CI.getHeaderSearchOpts().ResourceDir);
  if (!Checked.Errors.empty())
    Result.InternalError =
        "the OpenCL C of these kernels is not valid: " + llvm::join(Checked.Errors, "\n");
  else if (Checked.TooDeep)
    report(CI.getDiagnostics(), locationOf(CI.getSourceManager(), *Checked.TooDeep),
           diag::warn_opencl_depth);
  return Checked.Errors.empty();
}

/// Lowers the kernels, with checks if the options enable them. Null if an error was reported.
std::unique_ptr<kir::Module> lowerAndCheck(TranslationUnit &TU, const CheckedUnit &Checked,
                                           std::vector<KernelPlan> &Plans,
                                           const PipelineOptions &Options, Translation &Result) {
  DiagnosticsEngine &Diags = TU.CI.getDiagnostics();
  Sema &S = TU.CI.getSema();
  Origins From;
  std::unique_ptr<kir::Module> Device = lowerKernels(S, Plans, TU.Files, From, Options.Kernels);
  if (!Device || Diags.hasErrorOccurred())
    return nullptr;
  Result.InternalError = reportProblems(Diags, *Device, removeRecursion(*Device));
  if (Diags.hasErrorOccurred())
    return nullptr;
  if (!Result.InternalError.empty())
    return Device;
  checkFlow(S, *Device, TU.Files, From, Checked.Functions, Checked.Launches, Options.Version);
  if (Diags.hasErrorOccurred())
    return nullptr;
  // A unit that is not optimised is compiled fast, or debugged.
  if (TU.CI.getCodeGenOpts().OptimizationLevel == 0 &&
      Device->VectorForm == kir::Module::Vectors::Auto)
    Device->VectorForm = kir::Module::Vectors::Never;
  if (TU.CI.getLangOpts().getDefaultFPContractMode() == LangOptions::FPModeKind::FPM_Fast)
    Device->Contract = kir::Module::Devices::All;
  else if (Options.ContractAsHost)
    contractAsHost(TU.CI, Options.ForGcc, *Device);
  if (Device->Check)
    Result.InternalError = reportProblems(Diags, *Device, addChecks(S, *Device, From));
  return Device;
}

/// Fills in the record that the program's link needs, without the facts that Rewrite knows.
void fillRecord(TranslationUnit &TU, const CheckedUnit &Checked, const kir::Module *Incomplete,
                const PipelineOptions &Options, UnitRecord &Record) {
  const std::unique_ptr<kir::Module> Functions =
      lowerForOthers(TU.CI.getSema(), Checked.Functions, TU.Files);
  if (Functions && Options.ContractAsHost)
    contractAsHost(TU.CI, Options.ForGcc, *Functions);
  if (Functions) {
    Functions->RecursionDepth = Options.Kernels.RecursionDepth;
    reportProblems(TU.CI.getDiagnostics(), *Functions, removeRecursion(*Functions));
  }
  if (Functions)
    Record.Functions = kir::exactText(*Functions);
  if (Incomplete) {
    Record.Kernels = kir::exactText(*Incomplete);
    Record.Native = Options.Native.Wanted;
    Record.CodeOptions = codeOptions(Options.Native.Arguments);
  }
  const SourceManager &SM = TU.CI.getSourceManager();
  Record.MainFile =
      nameInBuild(SM.getPresumedLoc(SM.getLocForStartOfFile(SM.getMainFileID())).getFilename(),
                  TU.CI.getLangOpts());
}

/// The text after the kernels in the host source; empty in most units.
std::string describeRecord(const kir::Module *Incomplete,
                           llvm::function_ref<KernelFacts(StringRef)> Facts, UnitRecord &Record) {
  std::vector<std::string> Lacking;
  for (const kir::Function *F : Incomplete ? Incomplete->Functions : std::vector<kir::Function *>())
    if (F->IsKernel)
      Record.Facts[F->Key] = Facts(F->Key);
    else if (!F->Body)
      Lacking.push_back(F->Symbol);
  return Record.empty() ? std::string() : recordText(Record, Lacking);
}

/// Brings the kernels into the form for OpenCL, and a copy into Tile if that is wanted. False when
/// something is wrong.
bool runAllPasses(DiagnosticsEngine &Diags, kir::Module &Device, bool WantsTile,
                  std::unique_ptr<kir::Module> &Tile, Translation &Result) {
  if (Result.InternalError.empty())
    Result.InternalError = reportProblems(Diags, Device, runSharedPasses(Device));
  if (Result.InternalError.empty() && WantsTile)
    Tile = kir::cloneModule(Device);
  if (Result.InternalError.empty())
    Result.InternalError = reportProblems(Diags, Device, runFormPasses(Device, Form::OpenCL));
  return !Diags.hasErrorOccurred() && Result.InternalError.empty();
}

/// Prints the native form of the kernels. Fills in Result.InternalError if something is wrong.
std::unique_ptr<NativeForm> makeNativeForm(CompilerInstance &CI, std::unique_ptr<kir::Module> Tile,
                                           const NativeOptions &Options, bool ExactLines,
                                           Translation &Result) {
  auto Native = std::make_unique<NativeForm>(std::move(Tile), Options, ExactLines);
  Result.NativeText = Native->text().Text;
  Result.NativeLines = Native->text().Lines;
  Result.InternalError = Native->problem();
  if (Result.InternalError.empty() && Options.Reported)
    reportForms(CI, *Native);
  return Native;
}

/// Adds what a page shows besides the texts.
void describeSources(TranslationUnit &TU, const NativeForm *Native, Translation &Result) {
  Result.Sources.addFiles(TU.CI.getASTContext(), TU.Files);
  if (Native)
    Result.Remarks = collectForms(TU.CI, *Native);
}

/// Adds the launches to the index of --amp-index, if it is wanted.
void addLaunches(TranslationUnit &TU, const CheckedUnit &Checked, ArrayRef<KernelPlan> Plans,
                 const kir::Module &Device, Translation &Result) {
  if (Result.Index)
    (*Result.Index)["launches"] =
        indexLaunches(TU.CI, Checked.Launches, Plans, Device, Result.OpenCLLines);
}

/// The kernels that the unit launches, with the sizes of tiles that its launches name.
std::vector<KernelPlan> plansOf(Sema &S, const CheckedUnit &Checked, KernelIdentity &Identity) {
  std::vector<KernelPlan> Plans = findKernels(S, Identity);
  addLikelyTiles(S.getASTContext(), Checked.Launches, Plans);
  return Plans;
}

/// Runs the stages after the parser. False if one of them has reported an error.
bool runStages(TranslationUnit &TU, const IncludeRecord &Includes, const PipelineOptions &Options,
               Translation &Result) {
  DiagnosticsEngine &Diags = TU.CI.getDiagnostics();
  Sema &S = TU.CI.getSema();

  const CheckedUnit Checked = checkRestrictions(TU, Options.Version);
  if (Options.ForIndex)
    Result.Index.emplace(llvm::json::Object{{"functions", indexFunctions(TU.CI)}});
  if (Diags.hasErrorOccurred())
    return false;
  KernelIdentity Identity(S, TU.Files, TU.CommandMacros);
  std::vector<KernelPlan> Plans = plansOf(S, Checked, Identity);
  std::unique_ptr<kir::Module> Device = lowerAndCheck(TU, Checked, Plans, Options, Result);
  if (!Device)
    return false;

  const bool ForDebugger =
      TU.CI.getCodeGenOpts().getDebugInfo() > llvm::codegenoptions::DebugLineTablesOnly;
  const std::unique_ptr<kir::Module> Incomplete =
      Result.InternalError.empty() ? kir::takeIncompleteKernels(*Device) : nullptr;
  fillRecord(TU, Checked, Incomplete.get(), Options, Result.Record);
  Result.Record.ExactLines = ForDebugger;
  const bool HasKernels = llvm::any_of(Device->Functions, [](auto *F) { return F->IsKernel; });

  std::unique_ptr<kir::Module> Tile;
  if (!runAllPasses(Diags, *Device, HasKernels && Options.Native.Wanted, Tile, Result))
    return false;

  const std::unique_ptr<NativeForm> Native =
      Tile ? makeNativeForm(TU.CI, std::move(Tile), Options.Native, ForDebugger, Result) : nullptr;
  if (!Result.InternalError.empty())
    return false;

  if (HasKernels && !printKernels(TU.CI, *Device, ForDebugger, Result))
    return false;
  addLaunches(TU, Checked, Plans, *Device, Result);

  HostRewriteInput Input{
      TU, Includes, Plans, Identity, *Device, Result.OpenCL, Result.BuildOptions};
  Input.Uses = Options.Uses;
  Input.Headers = Options.Headers;
  Input.Msvc = Options.Msvc;
  Input.Version = Options.Version;
  if (Native) {
    Input.Native = Native->text().Entries;
    Input.NativeLevels = Native->levels();
  }
  auto Rest = [&](llvm::function_ref<KernelFacts(StringRef)> Facts) {
    return describeRecord(Incomplete.get(), Facts, Result.Record);
  };
  Input.Rest = Rest;
  HostText Host = rewriteHost(Input);
  Result.HostSource = std::move(Host.Text);
  Result.HoldsForcedIncludes = Host.HoldsForcedIncludes;
  if (Diags.hasErrorOccurred())
    return false;
  if (Options.ForPage)
    describeSources(TU, Native.get(), Result);
  if (Options.HostReady)
    Options.HostReady(Result.HostSource);
  return !Native || compileNative(TU.CI, *Native, Result);
}

} // namespace

TranslationStatus translate(CompilerInstance &CI, UnitReader &Reader, const IncludeRecord &Includes,
                            const PipelineOptions &Options, Translation &Result) {
  bool Complete = false;
  // Repairs listen to all errors.
  const bool StopAtErrors = Options.DistrustErrors && !Options.Repairs;
  auto Consume = [&](TranslationUnit &TU) {
    TU.HostWarns = Options.ForGcc;
    if (Options.Repairs && !Options.Repairs->pending())
      repairStaticMembers(TU, *Options.Repairs);
    if (Options.Repairs && Options.ForGcc && !Options.Repairs->pending())
      repairForGcc(TU, *Options.Repairs);
    Complete = !(Options.Repairs && Options.Repairs->pending()) &&
               runStages(TU, Includes, Options, Result);
  };
  Reader.insertTemplates(Options.MissingTemplates);
  Reader.setVersion(Options.Version);
  FrontendStatus Status = Reader.readAnalysis(Options.AlwaysTranslate, StopAtErrors, Consume);
  Result.Missing = Reader.headerCandidates().Missing;
  if (Options.DistrustErrors && Status == FrontendStatus::Done && !Complete &&
      Result.InternalError.empty() && !(Options.Repairs && Options.Repairs->pending()))
    Result.Missing = Reader.headersForRetry();
  if (Options.DistrustErrors && !Options.Repairs && Status == FrontendStatus::Done && !Complete &&
      Result.Missing.empty())
    Result.MissingTemplates = Reader.missingTemplates();
  Result.ChangesStandard = Status == FrontendStatus::ChangesStandard;
  if (Status == FrontendStatus::NoAmp)
    return TranslationStatus::NoAmp;
  return Complete ? TranslationStatus::Done : TranslationStatus::Failed;
}

TranslationStatus translate(CompilerInstance &CI, const PipelineOptions &Options,
                            llvm::function_ref<bool(UnitReader &)> Begin, Translation &Result) {
  IncludeRecord Includes;
  TranslationStatus Status = TranslationStatus::Failed;
  runAnalysis(
      CI, Options.LibraryFolders,
      [&](Preprocessor &PP) { recordIncludes(PP, Options.LibraryFolders, Includes); },
      [&](UnitReader &Reader) {
        if (!Begin || Begin(Reader))
          Status = translate(CI, Reader, Includes, Options, Result);
      });
  if (Status != TranslationStatus::NoAmp && !(Options.Repairs && Options.Repairs->pending()))
    printErrorCount(CI);
  return Status;
}

} // namespace ampcc
