//===- SourceTranslation.cpp - the translation of one source file --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SourceTranslation.h"
#include "BackendErrors.h"
#include "BugReport.h"
#include "CheckedSource.h"
#include "HeaderCache.h"
#include "HeldStream.h"
#include "HostCommand.h"
#include "StandardInput.h"
#include "StandardReading.h"
#include "UnitDependencies.h"
#include "ampcc/Basic/WarningGroups.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "ampcc/ClangHooks/Engines.h"
#include "ampcc/ClangHooks/PrecompiledState.h"
#include "ampcc/Reading/Invocation.h"
#include "ampcc/Reading/LeadingHeaders.h"
#include "ampcc/Reading/UnitReader.h"
#include "ampcc/VisualCpp/SourceRepairs.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
namespace ampcc {

/// The host compiler knows what is in its objects.
static std::vector<std::string> linkerOf(const CommandContext &S) {
  std::vector<std::string> Result = S.Host.Command;
  Result.push_back("-nostdlib");
  return Result;
}

TranslationContext translationContext(const CommandContext &S) {
  return {S.Install,
          S.AmpOptions.Msvc,
          S.AmpOptions.ContractAsHost,
          S.AmpOptions.languageVersion(),
          S.AmpOptions.compileOptions(),
          !S.Host.IsClang,
          S.Host.IsAmpccClang,
          S.AmpOptions.Native.empty(),
          S.AmpOptions.Report,
          linkerOf(S),
          canLeaveLto(S),
          S.Line.select([](const opt::Arg &) { return true; }),
          /*NamesFiles=*/!S.AmpOptions.Translate,
          S.AmpOptions.translatesToPage(),
          !S.AmpOptions.Index.empty()};
}

NativeOptions nativeOptions(const TranslationContext &S, const FrontendJob &Job) {
  NativeOptions Result;
  Result.Arguments = Job.Arguments;
  if (!S.Native || isVerification(Job) || is_contained(Job.Arguments, "-E"))
    return Result;
  Result.Wanted = true;
  Result.Reported = S.Reports;
  Result.Output = nativeOutput(Job.Arguments);
  // Another compiler gets -fno-lto for a unit with native code (Compile.cpp).
  if (S.LeavesLto && Result.Output == NativeOutput::Bitcode)
    Result.Output = is_contained(Job.Arguments, "-emit-llvm-bc") ? NativeOutput::Object
                                                                 : NativeOutput::Assembly;
  // Another Clang's bitcode and assembly (whose labels are those of our Clang) stay without
  // kernels.
  if (!S.ForAmpccClang && !S.ForGcc && Result.Output != NativeOutput::Object)
    Result.Output = NativeOutput::None;
  // Ours goes into the host's module. Standard output cannot be read again.
  else if (S.ForAmpccClang && (Result.Output == NativeOutput::Assembly ||
                               (Result.Output == NativeOutput::Object && Job.Output.empty())))
    Result.Output = NativeOutput::Bitcode;
  Result.Headers = S.Install.includeFolders(/*Msvc=*/false);
  return Result;
}

int joinNative(const TranslationContext &S, const FrontendJob &Job, ArrayRef<std::string> Code) {
  Error E = joinObjects(S.Linker, Job.Output, Code);
  if (!E)
    return 0;
  driverError(toString(std::move(E)));
  removeOutput(Job.Output);
  return 1;
}

bool isVerification(const FrontendJob &Job) {
  return any_of(Job.Arguments, [](StringRef Argument) {
    return Argument == "-verify" || Argument.starts_with("-verify=");
  });
}

void removeOutput(StringRef Path) {
  sys::fs::file_status Status;
  if (!Path.empty() && !sys::fs::status(Path, Status) &&
      Status.type() == sys::fs::file_type::regular_file)
    sys::fs::remove(Path);
}

InvocationInput invocationInput(const TranslationContext &S, ArrayRef<const char *> Arguments,
                                ArrayRef<std::string> Folders) {
  InvocationInput In;
  In.CC1Args = Arguments;
  In.Argv0 = S.Install.ClangCxx.c_str();
  In.IncludeDirs = Folders;
  In.Headers = S.Install.Headers;
  In.Msvc = S.Msvc;
  return In;
}

namespace {

/// A state of the HeaderCache for a unit.
struct StandardState {
  StandardReading Standard;
  std::string File;
  bool IsUsed = false; ///< the unit was parsed, and means the same as without the state
};

} // namespace

static std::vector<const char *> argumentsOf(const FrontendJob &Job) {
  std::vector<const char *> Arguments;
  for (const std::string &A : Job.Arguments)
    Arguments.push_back(A.c_str());
  return Arguments;
}

static TranslationStatus translateOnce(const TranslationContext &S, const FrontendJob &Job,
                                       const PipelineOptions &Options, Translation &Result,
                                       SourceRepairs *Repairs = nullptr,
                                       raw_ostream *Messages = nullptr,
                                       StandardState *Begin = nullptr) {
  const std::vector<const char *> Arguments = argumentsOf(Job);
  const std::vector<std::string> Folders = S.Install.includeFolders(S.Msvc);
  InvocationInput In = invocationInput(S, Arguments, Folders);
  In.Uses = Options.Uses;
  In.Shared = Begin;
  In.Repairs = Repairs;
  In.Messages = Messages;
  std::unique_ptr<clang::CompilerInstance> CI = createCompilerInstance(In);
  if (!CI)
    return TranslationStatus::Failed;

  StateNote Note;
  std::shared_ptr<UnitDependencies> Dependencies;
  if (Begin) {
    Note = beginWithState(*CI, Begin->File);
    Dependencies = collectDependencies<UnitDependencies>(*CI);
  }
  const auto Restore = [&](UnitReader &Reader) {
    const StandardReading &Of = Begin->Standard;
    Begin->IsUsed = *Note && Reader.restoreStandard(**Note, Of.Library, Of.Compiler, Of.System);
    if (Begin->IsUsed && Dependencies)
      Dependencies->add(Reader.savedHeaders());
    return Begin->IsUsed;
  };
  const function_ref<bool(UnitReader &)> BeforeUnit =
      Begin ? function_ref<bool(UnitReader &)>(Restore) : nullptr;
  TranslationStatus Status = TranslationStatus::Failed;
  CrashRecoveryContext Guard;
  std::optional<BackendErrors> Errors(CI->getDiagnostics());
  bool Survived = Guard.RunSafelyOnThread(
      [&] { Status = translate(*CI, Options, BeforeUnit, Result); }, TranslationStackSize);
  Errors.reset();
  if (Begin && (!Begin->IsUsed || Result.ChangesStandard)) {
    CI.release();
    Begin->IsUsed = false;
    return TranslationStatus::Failed;
  }
  if (!Survived) {
    CI.release();             // in no state to be taken down
    if (Guard.RetCode >= 128) // else LLVM has given up, and said why
      Result.InternalError = "ampcc crashed";
    Status = TranslationStatus::Failed;
  } else if (isVerification(Job)) {
    return CI->getDiagnosticClient().getNumErrors() ? TranslationStatus::Failed
                                                    : TranslationStatus::Done;
  }
  if (Status == TranslationStatus::Failed) {
    removeOutput(Job.DependencyFile);
    if (!Result.InternalError.empty())
      reportBug(S, Job, Result);
  }
  return Status;
}

/// Parses the source until no repair is left; only the messages of the last parse are reported.
static TranslationStatus translateRepaired(const TranslationContext &S, const FrontendJob &Job,
                                           PipelineOptions Options, Translation &Result) {
  SourceRepairs Repairs;
  Options.Repairs = &Repairs;
  for (;;) {
    HeldStream Messages;
    TranslationStatus Status = translateOnce(S, Job, Options, Result, &Repairs, &Messages);
    if (!Result.Missing.empty()) {
      append_range(Options.Uses, Result.Missing);
    } else if (!Repairs.renew()) {
      Messages.release();
      return Status;
    }
    copy_if(Repairs.ownNames(), std::back_inserter(Options.Uses),
            [&](const std::string &Name) { return !is_contained(Options.Uses, Name); });
    rewindInput();
    Result = Translation();
  }
}

/// The text that the option -remap-file puts in the place of the source, else the source.
static ErrorOr<std::unique_ptr<MemoryBuffer>> sourceText(const clang::CompilerInvocation &I,
                                                         StringRef Source) {
  const auto &Remapped = I.getPreprocessorOpts().RemappedFiles;
  const auto It = find_if(Remapped, [&](const auto &Row) { return Row.first == Source; });
  return MemoryBuffer::getFile(It == Remapped.end() ? Source : StringRef(It->second));
}

/// Unset if the unit cannot begin with one. `Uses`: PipelineOptions::Uses.
static std::optional<StandardState> standardState(const TranslationContext &S,
                                                  const FrontendJob &Job,
                                                  const std::vector<std::string> &Uses) {
  clang::IgnoringDiagConsumer Silent; // the arguments have been read before
  FreshEngine Ignored(&Silent);
  const std::vector<const char *> Arguments = argumentsOf(Job);
  clang::CompilerInvocation Invocation;
  clang::CompilerInvocation::CreateFromArgs(Invocation, Arguments, Ignored,
                                            S.Install.ClangCxx.c_str());
  if (!mayReadStandardFirst(Invocation, Job))
    return std::nullopt;
  ErrorOr<std::unique_ptr<MemoryBuffer>> Source = sourceText(Invocation, Job.Source);
  if (!Source || usesModules((*Source)->getBuffer(), Invocation.getLangOpts()))
    return std::nullopt;
  StandardState State;
  State.Standard = standardReading(S, Invocation, Arguments, (*Source)->getBuffer());
  const std::vector<std::string> Folders = S.Install.includeFolders(/*Msvc=*/false);
  InvocationInput In = invocationInput(S, Arguments, Folders);
  In.Shared = true;
  In.Uses = Uses;
  State.File = cachedStandard(In, State.Standard, S.Install.Ampcc);
  return State.File.empty() ? std::nullopt : std::optional(std::move(State));
}

TranslationStatus translateSource(const TranslationContext &S, const FrontendJob &Job,
                                  bool AlwaysTranslate, Translation &Result, bool OrderMatters) {
  PipelineOptions Options;
  Options.AlwaysTranslate = AlwaysTranslate || isVerification(Job);
  Options.DistrustErrors = true;
  Options.Msvc = S.Msvc;
  Options.ForGcc = S.ForGcc;
  Options.LibraryFolders = S.Install.libraryFolders(S.Msvc);
  Options.Headers = S.NamesFiles ? S.Install.Headers : "";
  Options.ContractAsHost = S.ContractAsHost;
  Options.Version = S.Version;
  Options.Kernels = S.Kernels;
  Options.Native = nativeOptions(S, Job);
  Options.ForPage = S.ForPage;
  Options.ForIndex = S.ForIndex;
  if (S.Msvc && !isVerification(Job))
    return translateRepaired(S, Job, Options, Result);
  if (isVerification(Job)) // its errors are expected
    Options.DistrustErrors = false;
  std::optional<StandardState> Begin;
  if (!S.Msvc && !OrderMatters)
    Begin = standardState(S, Job, Options.Uses);
  for (;;) {
    HeldStream Messages;
    TranslationStatus Status =
        translateOnce(S, Job, Options, Result, nullptr, &Messages, Begin ? &*Begin : nullptr);
    if (Begin && !Begin->IsUsed) {
      Result = Translation();
      Begin.reset();
      continue;
    }
    if (Status == TranslationStatus::NoAmp)
      return Status; // the host compiler repeats the messages
    if (Result.Missing.empty() && Result.MissingTemplates.empty()) {
      Messages.release();
      return Status;
    }
    append_range(Options.Uses, Result.Missing);
    append_range(Options.MissingTemplates, Result.MissingTemplates);
    rewindInput();
    Result = Translation();
    // A language server checks a unit with an error again and again. Others make no state for it.
    Begin = Begin && S.ForIndex ? standardState(S, Job, Options.Uses) : std::nullopt;
  }
}

bool checkPlainSource(const TranslationContext &S, const FrontendJob &Job) {
  const std::vector<const char *> Arguments = argumentsOf(Job);
  clang::CompilerInstance CI;
  clang::IgnoringDiagConsumer Silent; // the arguments have been read before
  FreshEngine Ignored(&Silent);
  clang::CompilerInvocation::CreateFromArgs(CI.getInvocation(), Arguments, Ignored,
                                            S.Install.ClangCxx.c_str());
  for (const std::string &Folder : S.Install.includeFolders(S.Msvc))
    CI.getHeaderSearchOpts().AddPath(Folder, clang::frontend::System, /*IsFramework=*/false,
                                     /*IgnoreSysRoot=*/true);
  CI.getPreprocessorOpts().addMacroDef("__AMPCC__=1");
  adoptWarningOptions(CI.getDiagnosticOpts());
  createDiagnostics(CI);
  clang::SyntaxOnlyAction Action;
  bool Good = CI.ExecuteAction(Action);
  if (!Good)
    removeOutput(Job.DependencyFile);
  return Good;
}

Error writeTranslation(StringRef Folder, StringRef Source, const Translation &T) {
  if (std::error_code EC = sys::fs::create_directories(Folder))
    return createStringError(EC, "cannot make folder '" + Folder + "': " + EC.message());
  StringRef Name = sys::path::filename(Source), Stem = sys::path::stem(Source);
  auto PathOf = [&](const Twine &File) {
    SmallString<128> Path(Folder);
    sys::path::append(Path, File);
    return Path;
  };

  json::Object Manifest{{"version", 1}, {"source", Source}, {"host", Name}};
  if (!T.OpenCL.empty()) {
    Manifest["opencl"] = (Stem + ".cl").str();
    if (!T.BuildOptions.empty())
      Manifest["build_options"] = T.BuildOptions;
    if (Error E = writeWhole(PathOf(Stem + ".cl"), T.OpenCL))
      return E;
  }
  if (!T.NativeText.empty()) {
    Manifest["native"] = (Stem + ".native.cpp").str();
    if (Error E = writeWhole(PathOf(Stem + ".native.cpp"), T.NativeText))
      return E;
  }
  if (T.HoldsForcedIncludes)
    Manifest["holds_forced_includes"] = true;
  Manifest["kernels"] = json::Array(T.Kernels);
  if (!T.Messages.empty())
    Manifest["messages"] = json::Array(T.Messages);
  if (Error E = writeWhole(PathOf(Name), T.HostSource))
    return E;
  std::string Text;
  raw_string_ostream(Text) << formatv("{0:2}\n", json::Value(std::move(Manifest)));
  return writeWhole(PathOf(Stem + ".json"), Text);
}

} // namespace ampcc
