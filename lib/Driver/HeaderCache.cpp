//===- HeaderCache.cpp - the parsed standard headers, kept between compilations -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HeaderCache.h"
#include "SourceTranslation.h"
#include "ampcc/Reading/UnitReader.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CachePruning.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SHA256.h"
#include <unistd.h>

using namespace llvm;
using clang::CompilerInstance;
using clang::CompilerInvocation;

namespace ampcc {
namespace {

constexpr uint64_t MaxCacheSize = 1ull << 30;

std::string cacheFolder() {
  if (std::optional<std::string> Own = sys::Process::GetEnv("AMPCC_HEADER_CACHE"))
    return *Own == "off" ? "" : *Own;
  SmallString<128> Folder;
  // A user without a home folder gets none by this.
  if (!sys::path::cache_directory(Folder) || !sys::path::is_absolute(Folder) ||
      !sys::fs::is_directory(sys::path::parent_path(Folder)))
    return "";
  sys::path::append(Folder, "ampcc", "headers");
  return Folder.str().str();
}

/// The options that do not matter to the headers are those of one unit, such as its name.
std::vector<std::string> optionsOf(const CompilerInvocation &Of) {
  CompilerInvocation I(Of);
  I.getFrontendOpts() = clang::FrontendOptions();
  I.getDependencyOutputOpts() = clang::DependencyOutputOptions();
  clang::DiagnosticOptions &Diags = I.getDiagnosticOpts();
  Diags.ShowColors = Diags.MessageLength = 0;
  clang::CodeGenOptions &Code = I.getCodeGenOpts();
  for (std::string *Name :
       {&Code.MainFileName, &Code.DebugCompilationDir, &Code.DwarfDebugFlags,
        &Code.CoverageNotesFile, &Code.CoverageDataFile, &Code.SplitDwarfFile,
        &Code.SplitDwarfOutput, &Code.ObjectFilenameForDebug, &Code.SaveTempsFilePrefix,
        &Code.RecordCommandLine, &Code.OptRecordFile, &Code.StackUsageOutput})
    Name->clear();
  return I.getCC1CommandLine();
}

/// The program that wrote a file reads it best.
std::string identity(StringRef Program) {
  sys::fs::file_status Status;
  if (sys::fs::status(Program, Status))
    return "";
  return Program.str() + " " + utostr(Status.getSize()) + " " +
         itostr(Status.getLastModificationTime().time_since_epoch().count());
}

std::string keyOf(const CompilerInvocation &I, const StandardReading &Reading, StringRef Program) {
  SHA256 Hash;
  const auto Add = [&](StringRef Text) {
    Hash.update(Text);
    Hash.update(StringRef("", 1));
  };
  Add(identity(Program));
  for (const std::string &Option : optionsOf(I))
    Add(Option);
  const auto IsRelative = [](const auto &Entry) { return sys::path::is_relative(Entry.Path); };
  SmallString<128> Current;
  if (any_of(I.getHeaderSearchOpts().UserEntries, IsRelative) && !sys::fs::current_path(Current))
    Add(Current);
  Add(Reading.Directives);
  for (const auto *Folders : {&Reading.Library, &Reading.Compiler, &Reading.System})
    Add(join(*Folders, "\n"));
  return toHex(Hash.final(), /*LowerCase=*/true);
}

/// The headers as a state, parsed in place of a unit; unset after an error. Empty if there were
/// warnings, which each compilation must repeat.
std::optional<SmallVector<char, 0>> parse(CompilerInstance &CI, const StandardReading &Reading) {
  clang::FrontendOptions &Options = CI.getFrontendOpts();
  Options.Inputs = {
      clang::FrontendInputFile(MemoryBufferRef("", "headers"), Options.Inputs.front().getKind())};
  CI.getInvocation().getDependencyOutputOpts() = clang::DependencyOutputOptions();
  std::optional<SmallVector<char, 0>> State;
  runAnalysis(CI, Reading.Library, {}, [&](UnitReader &Reader) {
    if (!Reader.readStandard(Reading.Directives, Reading.Library, Reading.Compiler, Reading.System))
      return;
    if (CI.getDiagnostics().getNumWarnings())
      State.emplace();
    else
      State = Reader.saveStandard();
  });
  return State;
}

/// Only the user and root can change it: a file of another user could make any code of a program.
bool isOwn(StringRef Path) {
  sys::fs::file_status Status;
  return !sys::fs::status(Path, Status) &&
         (Status.getUser() == geteuid() || Status.getUser() == 0) &&
         !(Status.permissions() & (sys::fs::group_write | sys::fs::others_write));
}

/// Closes the file.
Error write(sys::fs::TempFile &File, StringRef Path, ArrayRef<char> State) {
  raw_fd_ostream OS(File.FD, /*shouldClose=*/false);
  OS.write(State.data(), State.size());
  OS.flush();
  if (!OS.has_error())
    return File.keep(Path);
  const std::error_code Failed = OS.error();
  OS.clear_error();
  return joinErrors(errorCodeToError(Failed), File.discard());
}

/// True if there is a file with a state then.
bool make(CompilerInstance &CI, const StandardReading &Reading, StringRef Path) {
  Expected<sys::fs::TempFile> File =
      sys::fs::TempFile::create(Path + ".%%%%%%%%", sys::fs::owner_read | sys::fs::owner_write);
  if (!File) {
    consumeError(File.takeError());
    return false;
  }
  std::optional<SmallVector<char, 0>> State;
  CrashRecoveryContext Guard;
  const bool Parsed =
      Guard.RunSafelyOnThread([&] { State = parse(CI, Reading); }, TranslationStackSize) && State;
  Error E = Parsed ? write(*File, Path, *State) : File->discard();
  const bool Failed = static_cast<bool>(E);
  consumeError(std::move(E));
  return Parsed && !Failed && !State->empty();
}

/// An empty file means that there is no state to use.
bool isUsable(StringRef Folder, StringRef File) {
  uint64_t Size = 0;
  return isOwn(Folder) && isOwn(File) && !sys::fs::file_size(File, Size) && Size != 0;
}

} // namespace

std::string cachedStandard(const InvocationInput &In, const StandardReading &Reading,
                           StringRef Program) {
  const std::string Folder = cacheFolder();
  if (Folder.empty())
    return "";
  raw_null_ostream Nowhere;
  // The messages of a header are not those that -verify expects of the unit.
  SmallVector<const char *, 128> Arguments;
  copy_if(In.CC1Args, std::back_inserter(Arguments),
          [](StringRef Argument) { return !Argument.starts_with("-verify"); });
  // Nor do they go into the file of the unit's messages.
  if (auto *Option = find(Arguments, StringRef("-serialize-diagnostic-file"));
      Arguments.end() - Option >= 2)
    Arguments.erase(Option, Option + 2);
  InvocationInput Silent = In;
  Silent.CC1Args = Arguments;
  Silent.Messages = &Nowhere;
  std::unique_ptr<CompilerInstance> CI = createCompilerInstance(Silent);
  if (!CI || !CI->getHeaderSearchOpts().VFSOverlayFiles.empty())
    return "";
  SmallString<128> Path(Folder);
  // The prefix is that of the files that pruneCache() may remove.
  sys::path::append(Path, "llvmcache-" + keyOf(CI->getInvocation(), Reading, Program));
  if (sys::fs::exists(Path))
    return isUsable(Folder, Path) ? Path.str().str() : "";
  if (sys::fs::create_directories(Folder, /*IgnoreExisting=*/true, sys::fs::owner_all) ||
      !isOwn(Folder) || !make(*CI, Reading, Path))
    return "";
  CI.release(); // the process ends soon
  CachePruningPolicy Policy;
  Policy.MaxSizeBytes = MaxCacheSize;
  pruneCache(Folder, Policy);
  return Path.str().str();
}

void forgetStandard(StringRef File) { sys::fs::remove(File); }

} // namespace ampcc
