//===- Compile.cpp - compilation and link with another host compiler -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With ampcc's own Clang as host compiler all of that is clang's driver (ClangDriver.h). For
// another host compiler, sources with AMP become objects one by one: translated, then compiled by
// the host compiler. The user's line then runs with those objects in their place, so that
// everything else on it, other sources and the link included, is the host compiler's own work.
//
//===----------------------------------------------------------------------===//
#include "ClangDriver.h"
#include "Inputs.h"
#include "LinkStep.h"
#include "Modes.h"
#include "SourceTranslation.h"
#include "StandardInput.h"
#include "Unit.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <list>

using namespace llvm;
namespace types = clang::driver::types;

namespace ampcc {
namespace {

enum class SourceStatus { Plain, Compiled, Failed };

int fail(Error E) {
  driverError(toString(std::move(E)));
  return 1;
}

class Compilation {
public:
  explicit Compilation(const CommandContext &S) : S(S) {}

  int run(ArrayRef<FrontendJob> Jobs) {
    std::vector<std::pair<unsigned, std::string>> Replaced;
    bool Failed = false, PlainLeft = false;
    unsigned Index = 0;
    for (const Input &In : S.Line.inputs()) {
      if (!In.isSource())
        continue;
      std::string Object;
      StoredPipe *Pipe = nullptr;
      if (isNamedPipe(In.File)) {
        Pipe = &Pipes.emplace_back(In.File.str());
        if (Error E = keepPipe(In.File, Pipe->Text, Pipe->Overlay))
          return fail(std::move(E));
      }
      switch (compileSource(In, jobFor(Jobs[Index], Pipe), Index + 1, Object)) {
      case SourceStatus::Plain:
        PlainLeft = true;
        if (Pipe)
          Pipe->IsLeft = true;
        break;
      case SourceStatus::Compiled:
        Replaced.push_back({In.Position, Object});
        break;
      case SourceStatus::Failed:
        Replaced.push_back({In.Position, ""});
        Failed = true;
        break;
      }
      ++Index;
    }
    if (S.Line.links() ? !Failed : PlainLeft) {
      rewindInput();
      std::vector<std::string> Arguments = wholeLine(S, Replaced);
      if (S.Line.links() && !addToHostLink(S, Arguments, RuntimeSource::Driver))
        return 1;
      std::list<PipeWriter> Writers;
      for (const StoredPipe &Pipe : Pipes)
        if (Pipe.IsLeft)
          Writers.emplace_back(Pipe.Path, Pipe.Text);
      int Status = runHost(S, Arguments);
      if (Status)
        return Status;
    }
    return Failed ? 1 : 0;
  }

private:
  /// A source that is a named pipe.
  struct StoredPipe {
    explicit StoredPipe(std::string Path) : Path(std::move(Path)) {}
    std::string Path;
    TemporaryFile Text, Overlay;
    bool IsLeft = false; ///< the host compiler reads it, too
  };

  static FrontendJob jobFor(FrontendJob Job, const StoredPipe *Pipe) {
    if (Pipe)
      Job.Arguments.insert(Job.Arguments.begin(), {"-ivfsoverlay", Pipe->Overlay.path()});
    return Job;
  }

  /// `Object` receives the input that replaces the source in the link.
  SourceStatus compileSource(const Input &In, const FrontendJob &Job, unsigned Index,
                             std::string &Object) {
    rewindInput();
    if (!S.AmpOptions.Msvc && !isVerification(Job) && !mayHoldAmp(S.Install, Job))
      return SourceStatus::Plain;
    Translation T;
    switch (translateSource(translationContext(S), Job, /*AlwaysTranslate=*/S.AmpOptions.Msvc, T)) {
    case TranslationStatus::NoAmp:
      return SourceStatus::Plain;
    case TranslationStatus::Failed:
      removeOutput(Job.Output);
      return SourceStatus::Failed;
    case TranslationStatus::Done:
      break;
    }
    if (isVerification(Job))
      return SourceStatus::Compiled;
    if (In.Type == types::TY_PP_CXX) {
      driverError("'" + In.File + "' is preprocessed; C++ AMP is compiled only from the source");
      removeOutput(Job.Output);
      return SourceStatus::Failed;
    }
    if (compileHostSource(In, Job, Index, T, Object))
      return SourceStatus::Compiled;
    removeOutput(Job.DependencyFile);
    return SourceStatus::Failed;
  }

  bool compileHostSource(const Input &In, const FrontendJob &Job, unsigned Index,
                         const Translation &T, std::string &Object) {
    StringRef Name = In.isStdin() ? "stdin.cpp" : sys::path::filename(In.File);
    if (!S.AmpOptions.SaveTemps.empty())
      if (Error E = writeTranslation(S.AmpOptions.SaveTemps, Name, T))
        return fail(std::move(E)), false;

    Expected<std::string> HostSource = S.Temp.file(Index, Name);
    if (!HostSource)
      return fail(HostSource.takeError()), false;
    if (Error E = writeWhole(*HostSource, T.HostSource))
      return fail(std::move(E)), false;

    std::string Output = Job.Output;
    if (S.Line.links()) {
      Expected<std::string> Path = S.Temp.file(Index, (sys::path::stem(Name) + ".o").str());
      if (!Path)
        return fail(Path.takeError()), false;
      Object = Output = *Path;
    }
    std::vector<std::string> Arguments =
        compileArguments(S, Job, *HostSource, Output, T.HoldsForcedIncludes);
    // Native code is machine code, and GCC's LTO objects have no sections for ampcc's record. What
    // GCC's -fwhole-program says holds for the link, but without LTO it would hold for the unit.
    const std::vector<std::string> NoLto =
        S.Host.IsClang ? std::vector<std::string>{"-fno-lto"}
                       : std::vector<std::string>{"-fno-lto", "-fno-whole-program"};
    if ((!T.NativeCode.empty() || (!T.Record.empty() && !S.Host.IsClang)) && canLeaveLto(S))
      Arguments.insert(Arguments.end(), NoLto.begin(), NoLto.end());
    if (runHost(S, Arguments))
      return false;
    return T.NativeCode.empty() || addNative(Job, T.NativeCode, Output);
  }

  bool addNative(const FrontendJob &Job, ArrayRef<std::string> Code, StringRef Output) {
    const TranslationContext Context = translationContext(S);
    if (nativeOptions(Context, Job).Output != NativeOutput::Assembly) {
      if (Error E = joinObjects(Context.Linker, Output, Code))
        return fail(std::move(E)), false;
      return true;
    }
    std::error_code EC;
    raw_fd_ostream OS(Output, EC, sys::fs::OF_Append);
    if (EC)
      return fail(createStringError(EC, "cannot open '" + Output + "': " + EC.message())), false;
    for (const std::string &Text : Code)
      OS << Text;
    return true;
  }

  const CommandContext &S;
  std::list<StoredPipe> Pipes;
};

/// With -E prints the text that the frontend sees.
std::vector<std::string> passThroughLine(const CommandContext &S) {
  std::vector<std::string> Result = wholeLine(S);
  if (S.Line.args().hasArg(options::OPT_E, options::OPT_M, options::OPT_MM)) {
    std::vector<std::string> Folders;
    for (const std::string &Folder : S.Install.includeFolders(S.AmpOptions.Msvc))
      Folders.insert(Folders.end(), {"-isystem", Folder});
    Result.insert(Result.begin(), Folders.begin(), Folders.end());
    Result.push_back("-D__AMPCC__=1");
  }
  return Result;
}

/// Clang's driver for Windows, Fortran or HLSL: which words are files it knows itself.
bool isForOtherDriver(const CommandLine &Line) {
  const StringRef Mode = Line.args().getLastArgValue(options::OPT_driver_mode);
  return !Mode.empty() && !is_contained({"gcc", "g++", "cpp"}, Mode);
}

} // namespace

int runCompile(const CommandContext &S) {
  if (!isForOtherDriver(S.Line) && !checkInputs(S.Line, /*KeepsPipes=*/true))
    return 1;
  if (S.Host.IsAmpccClang)
    return runClangDriver(S);
  if (S.Line.isPassThrough()) {
    std::vector<std::string> Arguments = passThroughLine(S);
    if (S.Line.links() && !isLinkByHost(S.Line))
      previewHostLink(S, Arguments);
    else if (S.Line.links() && !addToHostLink(S, Arguments, RuntimeSource::Driver))
      return 1;
    return runHost(S, Arguments);
  }

  if (any_of(S.Line.inputs(), [](const Input &In) { return In.isStdin(); }))
    if (Error E = spoolInput())
      return fail(std::move(E));

  std::vector<FrontendJob> Jobs;
  if (!planFrontendJobs(S.Line, S.Install, S.Host, Jobs))
    return 1;
  if (Jobs.size() != size_t(count_if(S.Line.inputs(), [](auto &In) { return In.isSource(); }))) {
    driverError("these options ask for more than one compilation of a source, which ampcc does not "
                "support");
    return 1;
  }
  return Compilation(S).run(Jobs);
}

} // namespace ampcc
