//===- SharedUnit.cpp - a unit whose standard headers are parsed once ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SharedUnit.h"
#include "AnalysisProcess.h"
#include "BackendErrors.h"
#include "BugReport.h"
#include "HeaderCache.h"
#include "HeldStream.h"
#include "HostCommand.h"
#include "StandardReading.h"
#include "UnitDependencies.h"
#include "ampcc/ClangHooks/PrecompiledState.h"
#include "ampcc/HostCheck/HostReads.h"
#include "ampcc/Reading/GatedConsumer.h"
#include "ampcc/Reading/Invocation.h"
#include "ampcc/Reading/LeadingHeaders.h"
#include "ampcc/Reading/UnitReader.h"
#include "ampcc/Rewrite/HostRewriter.h"
#include "clang/CodeGen/CodeGenAction.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/Process.h"

using namespace llvm;
using clang::CompilerInstance;
using clang::CompilerInvocation;

namespace ampcc {
namespace {

/// The dependencies are those of the analysis, which sees the user's own headers.
class AnalysisDependencies : public UnitDependencies {
public:
  AnalysisDependencies(const clang::DependencyOutputOptions &Options, const bool &InAnalysis)
      : UnitDependencies(Options), InAnalysis(InAnalysis) {}
  void finishedMainFile(clang::DiagnosticsEngine &Diags) override {
    if (InAnalysis)
      DependencyFileGenerator::finishedMainFile(Diags);
  }

private:
  const bool &InAnalysis;
};

class SharedUnit {
public:
  SharedUnit(const TranslationContext &S, const FrontendJob &Job, HeldStream &Messages,
             const StandardReading &Standard, function_ref<bool(const Translation &)> Keep)
      : S(S), Job(Job), Messages(Messages), Standard(Standard), Keep(Keep) {}

  std::unique_ptr<clang::ASTConsumer> wrap(std::unique_ptr<clang::ASTConsumer> Host) {
    auto Gated = std::make_unique<GatedConsumer>(std::move(Host));
    Gate = Gated.get();
    std::vector<std::unique_ptr<clang::ASTConsumer>> All;
    All.push_back(createLanguageSupport());
    All.push_back(std::move(Gated));
    return std::make_unique<clang::MultiplexConsumer>(std::move(All));
  }

  void run(CompilerInstance &CI) {
    IncludeRecord Includes;
    UnitReader Reader(CI, Standard.Library, [&](clang::Preprocessor &PP) {
      recordIncludes(PP, Standard.Library, Includes);
    });
    IsRead = beginStandard(Reader);
    if (!IsRead)
      return;
    for (;;) {
      analyseInProcess(CI, Reader, Includes);
      if (Status != SharedStatus::MissingHeaders)
        return;
      Uses.insert(Uses.end(), Missing.begin(), Missing.end());
      if (!Reader.readMoreStandard(Missing, S.Install.Headers + "/ampcc_rt/standard.h")) {
        Status = SharedStatus::Unfit;
        return;
      }
    }
  }

  const TranslationContext &S;
  const FrontendJob &Job;
  std::vector<std::string> Uses; ///< headers that <amp.h> brings because the unit needs them
  HeldStream &Messages;          ///< held until it is clear that they are not repeated
  const StandardReading &Standard;
  StateNote Saved; ///< of a file of the HeaderCache; null without one
  std::shared_ptr<AnalysisDependencies> Dependencies; ///< null: not requested
  bool IsRead = false; ///< the standard headers were read, or taken from the file
  function_ref<bool(const Translation &)> Keep;
  SharedStatus Status = SharedStatus::Unfit;
  std::vector<std::string> Missing; ///< after SharedStatus::MissingHeaders
  std::vector<std::string> NativeCode;
  bool InAnalysis = false;

private:
  bool beginStandard(UnitReader &Reader) {
    if (!Saved)
      return Reader.readStandard(Standard.Directives, Standard.Library, Standard.Compiler,
                                 Standard.System);
    return *Saved &&
           Reader.restoreStandard(**Saved, Standard.Library, Standard.Compiler, Standard.System);
  }

  /// One try. Sets `Status`.
  void analyseInProcess(CompilerInstance &CI, UnitReader &Reader, const IncludeRecord &Includes) {
    Status = SharedStatus::Failed;
    Missing.clear();
    NativeCode.clear();
    Expected<AnalysisProcess> Analysis = AnalysisProcess::start([&](AnalysisResults &Results) {
      return static_cast<int>(analyse(CI, Reader, Includes, Results));
    });
    if (!Analysis)
      return driverError("cannot start the analysis: " + toString(Analysis.takeError()));
    // The host source comes before native code is made: the two compilations run side by side.
    bool HostFailed = false;
    std::string Text;
    while (std::optional<AnalysisPart> Part = Analysis->receive(Text))
      switch (*Part) {
      case AnalysisPart::Native:
        NativeCode.push_back(std::move(Text));
        break;
      case AnalysisPart::Missing:
        for (StringRef Name : split(Text, '\n'))
          Missing.push_back(Name.str());
        break;
      case AnalysisPart::Host:
        HostFailed = !compileHost(CI, Reader, Text);
        break;
      }
    if (Expected<int> Ended = Analysis->wait())
      Status = static_cast<SharedStatus>(*Ended);
    else
      driverError(toString(Ended.takeError()));
    if (Status == SharedStatus::Done || Status == SharedStatus::Failed)
      Messages.drop();
    if (HostFailed && Status == SharedStatus::Done)
      Status = SharedStatus::Failed;
  }

  /// False after errors.
  bool compileHost(CompilerInstance &CI, UnitReader &Reader, StringRef Text) {
    Messages.drop(); // the analysis has shown them
    Messages.release();
    Reader.becomeHost();
    if (Saved && CI.getCodeGenOpts().hasReducedDebugInfo())
      passNamesForDebugger(CI.getASTContext(), Gate->inner());
    Gate->open();
    Reader.readHost(MemoryBuffer::getMemBufferCopy(Text, Job.Source));
    return !CI.getDiagnostics().hasErrorOccurred();
  }

  /// Sends the host source and native code, or the names of the missing headers.
  SharedStatus analyse(CompilerInstance &CI, UnitReader &Reader, const IncludeRecord &Includes,
                       AnalysisResults &Results) {
    InAnalysis = true;
    Gate->close();
    Translation T;
    TranslationStatus Result = TranslationStatus::Failed;
    CrashRecoveryContext Guard;
    bool Sent = false;
    bool Survived = Guard.RunSafely([&] {
      PipelineOptions Options;
      Options.Msvc = S.Msvc;
      Options.ContractAsHost = S.ContractAsHost;
      Options.Version = S.Version;
      Options.Kernels = S.Kernels;
      Options.Uses = Uses;
      Options.Headers = S.Install.Headers;
      Options.DistrustErrors = true;
      Options.Native = nativeOptions(S, Job);
      Options.HostReady = [&](StringRef Text) {
        Messages.release();
        Sent = Results.send(AnalysisPart::Host, Text);
      };
      Result = translate(CI, Reader, Includes, Options, T);
      CI.getDiagnosticClient().EndSourceFile();
      CI.getPreprocessor().EndSourceFile();
      CI.getDiagnosticClient().finish();
    });
    if (!Survived) {
      if (Guard.RetCode >= 128) // else LLVM has given up, and said why
        T.InternalError = "ampcc crashed";
      Result = TranslationStatus::Failed;
    }
    const bool IsRead =
        Result != TranslationStatus::NoAmp && !T.ChangesStandard && T.MissingTemplates.empty();
    const bool IsGivenUp = !IsRead || !T.Missing.empty();
    Survived &&IsGivenUp ? Messages.drop() : Messages.release();
    if (Result == TranslationStatus::NoAmp)
      return SharedStatus::NoAmp;
    if (!IsRead)
      return SharedStatus::Unfit;
    if (!T.Missing.empty()) {
      return Results.send(AnalysisPart::Missing, join(T.Missing, "\n"))
                 ? SharedStatus::MissingHeaders
                 : SharedStatus::Failed;
    }
    if (Survived)
      printErrorCount(CI);
    if (!T.InternalError.empty())
      reportBug(S, Job, T);
    if (Result == TranslationStatus::Failed || !Sent || !Keep(T) ||
        !all_of(T.NativeCode,
                [&](StringRef Code) { return Results.send(AnalysisPart::Native, Code); })) {
      removeOutput(Job.DependencyFile);
      return SharedStatus::Failed;
    }
    return SharedStatus::Done;
  }

  GatedConsumer *Gate = nullptr;
};

/// The host compiler's action, over two readings.
template <class HostAction> class SharedAction : public HostAction {
public:
  explicit SharedAction(SharedUnit &Unit) : Unit(Unit) {}

protected:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(CompilerInstance &CI,
                                                        StringRef File) override {
    auto Host = HostAction::CreateASTConsumer(CI, File);
    return Host ? Unit.wrap(std::move(Host)) : nullptr;
  }
  void ExecuteAction() override {
    Unit.run(this->getCompilerInstance());
    if (Unit.Status != SharedStatus::Done)
      this->getCompilerInstance().clearOutputFiles(/*EraseFiles=*/true);
  }

private:
  SharedUnit &Unit;
};

std::unique_ptr<clang::FrontendAction> createAction(clang::frontend::ActionKind Kind,
                                                    SharedUnit &Unit) {
  switch (Kind) {
  case clang::frontend::EmitAssembly:
    return std::make_unique<SharedAction<clang::EmitAssemblyAction>>(Unit);
  case clang::frontend::EmitBC:
    return std::make_unique<SharedAction<clang::EmitBCAction>>(Unit);
  case clang::frontend::EmitLLVM:
    return std::make_unique<SharedAction<clang::EmitLLVMAction>>(Unit);
  case clang::frontend::EmitObj:
    return std::make_unique<SharedAction<clang::EmitObjAction>>(Unit);
  case clang::frontend::ParseSyntaxOnly:
    return std::make_unique<SharedAction<clang::SyntaxOnlyAction>>(Unit);
  default:
    return nullptr;
  }
}

/// The options enable no plug-in or output that would differ from that of a separate parse of the
/// host source.
bool makesCodeOfTheHost(const CompilerInvocation &I) {
  const clang::FrontendOptions &Frontend = I.getFrontendOpts();
  const clang::CodeGenOptions &CodeGen = I.getCodeGenOpts();
  return Frontend.Plugins.empty() && Frontend.AddPluginActions.empty() &&
         CodeGen.PassPlugins.empty() && Frontend.LLVMArgs.empty() && !Frontend.SkipFunctionBodies &&
         !CodeGen.CoverageMapping && I.getDiagnosticOpts().DiagnosticSerializationFile.empty() &&
         !CodeGen.MacroDebugInfo && !I.getLangOpts().OpenMP;
}

bool isFit(const CompilerInvocation &I, const FrontendJob &Job) {
  return !isVerification(Job) && mayReadStandardFirst(I, Job) && makesCodeOfTheHost(I);
}

} // namespace

/// A unit that is given up is read again, and its messages come then.
static void showOrDrop(HeldStream &Messages, SharedStatus Status) {
  if (Status == SharedStatus::Done || Status == SharedStatus::Failed)
    Messages.release();
  else
    Messages.drop();
}

static void setSource(CompilerInstance &CI, const FrontendJob &Job, StringRef Source) {
  // The host's text takes the place of this one, which the lexer goes on to hold.
  std::unique_ptr<MemoryBuffer> Text = MemoryBuffer::getMemBuffer(Source, Job.Source);
  CI.getPreprocessorOpts().RetainRemappedFileBuffers = true;
  CI.getPreprocessorOpts().addRemappedFile(Job.Source, Text.release());
}

/// `File`: of the HeaderCache, or empty. Unset if it does not fit.
static std::optional<SharedStatus> compileText(const TranslationContext &S, const FrontendJob &Job,
                                               const CompilerInvocation &Invocation,
                                               InvocationInput In, StringRef Source,
                                               const StandardReading &Standard, StringRef File,
                                               function_ref<bool(const Translation &)> Keep) {
  HeldStream Messages;
  SharedUnit Unit(S, Job, Messages, Standard, Keep);
  std::unique_ptr<clang::FrontendAction> Action =
      createAction(Invocation.getFrontendOpts().ProgramAction, Unit);
  if (!Action)
    return SharedStatus::Unfit;

  In.Messages = &Messages;
  std::unique_ptr<CompilerInstance> CI = createCompilerInstance(In);
  if (!CI) {
    Messages.release();
    return SharedStatus::Failed;
  }
  if (S.checksHost())
    checkHostReads(*CI);
  if (!File.empty())
    Unit.Saved = beginWithState(*CI, File);

  setSource(*CI, Job, Source);
  Unit.Dependencies = collectDependencies<AnalysisDependencies>(*CI, Unit.InAnalysis);
  CrashRecoveryContext Guard;
  BackendErrors Errors(CI->getDiagnostics());
  const bool Survived =
      Guard.RunSafelyOnThread([&] { CI->ExecuteAction(*Action); }, TranslationStackSize);
  if (Unit.Saved && !Unit.IsRead) {
    Messages.drop();
    CI.release(); // it may be damaged
    Action.release();
    return std::nullopt;
  }
  if (!Survived) {
    if (Guard.RetCode < 128) // no signal: LLVM has given up, and said why
      sys::Process::Exit(Guard.RetCode);
    Translation T;
    T.InternalError = "ampcc crashed";
    reportBug(S, Job, T);
    Unit.Status = SharedStatus::Failed;
  }
  // Reported before there were two sides, or by the code generator.
  if ((Unit.Status == SharedStatus::Done || Unit.Status == SharedStatus::Unfit) &&
      CI->getDiagnostics().hasErrorOccurred())
    Unit.Status = SharedStatus::Failed;
  showOrDrop(Messages, Unit.Status);
  if (Unit.Status == SharedStatus::Done && !Unit.NativeCode.empty() &&
      joinNative(S, Job, Unit.NativeCode))
    Unit.Status = SharedStatus::Failed;
  CI.release(); // the process ends soon
  Action.release();
  return Unit.Status;
}

SharedStatus compileShared(const TranslationContext &S, const FrontendJob &Job,
                           const CompilerInvocation &Invocation, ArrayRef<const char *> Arguments,
                           function_ref<bool(const Translation &)> Keep) {
  // What is linked into a module must be there before it is begun.
  if (S.Msvc || nativeOptions(S, Job).Output == NativeOutput::Bitcode || !isFit(Invocation, Job))
    return SharedStatus::Unfit;
  ErrorOr<std::unique_ptr<MemoryBuffer>> Source = MemoryBuffer::getFile(Job.Source);
  if (!Source)
    return SharedStatus::Unfit;
  StringRef Text = (*Source)->getBuffer();
  if (usesModules(Text, Invocation.getLangOpts()))
    return SharedStatus::Unfit;
  const std::vector<std::string> Folders = S.Install.includeFolders(false);
  InvocationInput In = invocationInput(S, Arguments, Folders);
  In.Shared = true;
  const StandardReading Standard = standardReading(S, Invocation, Arguments, Text);
  const std::string File = cachedStandard(In, Standard, S.Install.Ampcc);
  std::optional<SharedStatus> Status =
      compileText(S, Job, Invocation, In, Text, Standard, File, Keep);
  if (!Status) {
    forgetStandard(File);
    Status = compileText(S, Job, Invocation, In, Text, Standard, /*File=*/"", Keep);
  }
  return *Status == SharedStatus::Unfit ? SharedStatus::OrderMatters : *Status;
}

} // namespace ampcc
