//===- Driver.cpp - the ampcc command -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Driver/Driver.h"
#include "CommandLine.h"
#include "Database.h"
#include "Deploy.h"
#include "EditorSettings.h"
#include "Explain.h"
#include "HostCommand.h"
#include "Installation.h"
#include "LinkStep.h"
#include "Modes.h"
#include "Options.h"
#include "TempFolder.h"
#include "Unit.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "clang/Basic/Version.h"
#include "clang/Driver/Driver.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

using namespace llvm;
namespace ampcc {
namespace {

int fail(Error E) {
  driverError(toString(std::move(E)));
  return 1;
}

int statusOf(Error E) { return E ? fail(std::move(E)) : 0; }

void printVersion() {
  outs() << "ampcc version " AMPCC_VERSION " (Clang " CLANG_VERSION_STRING ")\n";
  outs().flush();
}

/// The first line of the compiler's --version.
std::string versionOf(const HostCompiler &Host) {
  if (Host.IsAmpccClang)
    return clang::getClangFullVersion();
  std::optional<std::string> Output = Host.outputOf({"--version"});
  return Output ? StringRef(*Output).split('\n').first.str() : Host.Command.front();
}

/// Prints ampcc's line of --version before the host compiler's. Build systems take the first
/// version in the output for the compiler's.
void printWholeVersion(const HostCompiler &Host) {
  outs() << "ampcc: C++ AMP on " << versionOf(Host) << "; ampcc version " AMPCC_VERSION "\n";
  outs().flush();
}

/// The file of --amp-launch names one of the sources, one path a line.
Expected<bool> listsInput(StringRef List, const CommandLine &Line) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = MemoryBuffer::getFile(List);
  if (!Text)
    return createStringError(Text.getError(),
                             "cannot open '" + List + "': " + Text.getError().message());
  for (line_iterator Name(**Text); !Name.is_at_eof(); ++Name)
    for (const Input &In : Line.inputs())
      if (sys::fs::equivalent(*Name, In.File))
        return true;
  return false;
}

/// With --translate, -o names a folder, and the driver runs the frontend alone.
void makeTranslateLine(SmallVectorImpl<const char *> &Args) { Args.push_back("-fsyntax-only"); }

/// Every file of a compile database, with the words of this line, as a command of its own.
int translateAll(const char *Build, const char *Name, const Options &AmpOptions,
                 ArrayRef<const char *> Line) {
  // Own options of this line hold for every file.
  std::vector<std::string> Passed = AmpOptions.forUnits();
  std::string Program = sys::fs::getMainExecutable(Name, reinterpret_cast<void *>(&fail));
  return translateFromDatabase(Build, Line, [&](ArrayRef<const char *> Words) {
    std::vector<const char *> All = {Program.c_str()};
    All.insert(All.end(), Words.begin(), Words.end());
    for (const std::string &Option : Passed)
      All.push_back(Option.c_str());
    return driverMain(All);
  });
}

/// The option that defines __AMP_VERSION__.
std::string macroOf(LanguageVersion V) {
  return "-D__AMP_VERSION__=" + std::to_string(static_cast<unsigned>(V));
}

/// Translates or compiles the inputs of the line.
int runCommand(const Installation &Install, Options &AmpOptions,
               SmallVectorImpl<const char *> &Args) {
  bool Launches = !AmpOptions.Launch.empty();
  Expected<HostCompiler> Host = Launches ? takeHostCompiler(Args, Install)
                                         : findHostCompiler(AmpOptions.HostCompiler, Install);
  if (!Host)
    return fail(Host.takeError());

  for (const std::string &Word : reverse(Host->Options))
    Args.insert(Args.begin(), Word.c_str());
  if (AmpOptions.Translate)
    makeTranslateLine(Args);
  // Visual C++ rounds each operation, and lets a volatile flag order the accesses around it.
  // Options of the line can override that, because they come later.
  if (AmpOptions.Msvc)
    Args.insert(Args.begin(), "-ffp-contract=off");
  if (AmpOptions.Msvc && Host->IsClang)
    Args.insert(Args.begin(), "-fms-volatile");
  const std::string VersionMacro = macroOf(AmpOptions.languageVersion());
  if (AmpOptions.languageVersion() != LanguageVersion::V1) // <amp.h> defines it for this one
    Args.insert(Args.begin(), VersionMacro.c_str());
  CommandLine Line(Args, Host->IsClang ? OptionTable::Clang : OptionTable::Gcc);
  AmpOptions.ContractAsHost =
      !Line.args().hasArg(options::OPT_ffp_contract, options::OPT_ffp_model_EQ);
  TempFolder Temp;
  // Without inputs the host compiler's answer is all.
  const bool IsVerbose = Line.args().hasArg(options::OPT_v) && !Line.inputs().empty();
  CommandContext S{Install, *Host, Line, AmpOptions, IsVerbose, Temp};
  if (Launches) {
    Expected<bool> Listed = listsInput(AmpOptions.Launch, Line);
    if (!Listed)
      return fail(Listed.takeError());
    if (!*Listed) {
      std::vector<std::string> Arguments = Line.select([](const opt::Arg &) { return true; });
      // In CMake the target names the runtime.
      if (isLinkByHost(Line) && !addToHostLink(S, Arguments, RuntimeSource::User))
        return 1;
      return runHost(S, Arguments);
    }
  }
  if (Line.args().hasArg(options::OPT__version))
    printWholeVersion(*Host);
  return AmpOptions.Translate ? runTranslate(S) : runCompile(S);
}

/// Own options on the line are for sources with C++ AMP.
Error runAsHostCompiler(const char *Name, SmallVectorImpl<const char *> &Args) {
  Expected<Installation> Install = findInstallation(Name);
  if (!Install)
    return Install.takeError();
  Expected<Options> AmpOptions = takeOptions(Args);
  if (!AmpOptions)
    return AmpOptions.takeError();
  return execClang(*Install, Args, !AmpOptions->Launch.empty());
}

/// A part of Clang. There are others than the compiler: the assembler is -cc1as.
int runPart(const char *Argv0, ArrayRef<const char *> Args) {
  Expected<Installation> Install = findInstallation(Argv0);
  if (!Install)
    return fail(Install.takeError());
  return StringRef(Args.front()) == "-cc1" ? runUnit(*Install, Args.drop_front())
                                           : fail(execClang(*Install, Args, /*Launches=*/false));
}

} // namespace

int driverMain(ArrayRef<const char *> Arguments) {
  CrashRecoveryContext::Enable();
  BumpPtrAllocator Allocator;
  SmallVector<const char *, 64> Args(Arguments.begin() + 1, Arguments.end());
  if (isHostCompiler())
    return fail(runAsHostCompiler(Arguments[0], Args));
  const bool IsCL = clang::driver::IsClangCL(clang::driver::getDriverMode("clang++", Args));
  // Clang's function passes over the program's name, without looking whether there is a word.
  Args.insert(Args.begin(), Arguments[0]);
  if (Error E = clang::driver::expandResponseFiles(Args, IsCL, Allocator))
    return fail(std::move(E));
  Args.erase(Args.begin());

  if (!Args.empty() && StringRef(Args.front()).starts_with("-cc1"))
    return runPart(Arguments[0], Args);

  StringSaver Saver(Allocator);
  if (!IsCL)
    dropEndOfOptions(Args, Saver);
  if (StringRef Word = Args.size() == 1 ? Args.front() : "";
      Word.consume_front("--autocomplete=")) {
    printCompletions(Word, outs());
    outs().flush();
  }
  Expected<Options> AmpOptions = takeOptions(Args);
  if (!AmpOptions)
    return fail(AmpOptions.takeError());
  if (AmpOptions->Help ||
      (!AmpOptions->ClangHelp && CommandLine(Args).args().hasArg(options::OPT_help))) {
    printOptions(outs());
    return 0;
  }
  if (AmpOptions->ClangHelp)
    Args.assign({"--help"});
  if (AmpOptions->Version) {
    printVersion();
    return 0;
  }
  if (!AmpOptions->Explain.empty())
    return statusOf(explain(AmpOptions->Explain, outs()));
  Expected<Installation> Install = findInstallation(Arguments[0]);
  if (!Install)
    return fail(Install.takeError());
  if (AmpOptions->Deploy)
    return statusOf(deploy(Args, *Install));
  if (std::optional<const char *> Build = AmpOptions->Translate ? takeDatabase(Args) : std::nullopt)
    return translateAll(*Build, Arguments[0], *AmpOptions, Args);
  if (AmpOptions->Clangd) {
    outs() << clangdSettings(*Install);
    outs().flush();
    return 0;
  }
  if (AmpOptions->InitEditor)
    return statusOf(writeEditorSettings(*Install, Args, outs()));
  return runCommand(*Install, *AmpOptions, Args);
}

} // namespace ampcc
