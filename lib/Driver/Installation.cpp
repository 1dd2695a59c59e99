//===- Installation.cpp - where ampcc finds its parts ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Installation.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/StringSaver.h"

using namespace llvm;

namespace ampcc {

std::vector<std::string> Installation::includeFolders(bool Msvc) const {
  std::vector<std::string> Folders = {Headers + "/amp", Headers};
  if (Msvc)
    Folders.push_back(Headers + "/amp-msvc");
  return Folders;
}

/// The dynamic loader looks there by itself.
static bool isLoaderFolder(StringRef Folder) {
  StringRef Parent = sys::path::parent_path(Folder);
  return Parent == "/usr" || Folder == "/usr/local/lib" || Parent == "/usr/lib";
}

std::vector<std::string> Installation::linkFlags(bool StaticRuntime, bool Static) const {
  // Programs without a kernel do not take the runtime out of the archive, and must not load a
  // library that they do not need.
  std::vector<std::string> Flags;
  if (Static) {
    Flags = {Libraries + "/libampcc_rt_static.a", "-Wl,--push-state,--as-needed"};
  } else if (StaticRuntime) {
    Flags = {Libraries + "/libampcc_rt.a", "-Wl,--push-state,--as-needed", "-ltbb", "-ldl"};
  } else {
    Flags = {"-Wl,--push-state,--as-needed", Libraries + "/libampcc_rt.so"};
    if (!isLoaderFolder(Libraries))
      Flags.insert(Flags.begin(), "-Wl,-rpath," + Libraries);
  }
  Flags.insert(Flags.end(), {"-lpthread", "-Wl,--pop-state"});
  return Flags;
}

Expected<Installation> findInstallation(const char *Argv0) {
  std::string Program =
      sys::fs::getMainExecutable(Argv0, reinterpret_cast<void *>(&findInstallation));
  SmallString<256> Prefix(sys::path::parent_path(sys::path::parent_path(Program)));

  Installation Where;
  Where.Ampcc = Program;
  Where.Headers = (Prefix + "/include/ampcc.d").str();
  Where.Libraries = (Prefix + "/" AMPCC_LIBDIR).str();
  if (!sys::fs::exists(Where.Libraries + "/libampcc_rt.a"))
    Where.Libraries = (Prefix + "/lib").str(); // the build tree
  Where.ClangCxx = AMPCC_CLANGXX;
  for (const std::string &Part : {Where.Headers + "/amp/amp.h", Where.Libraries + "/libampcc_rt.a",
                                  Where.Libraries + "/libampcc_rt_static.a",
                                  Where.Libraries + "/libampcc_rt.so", Where.ClangCxx})
    if (!sys::fs::exists(Part))
      return createStringError(inconvertibleErrorCode(),
                               "incomplete installation: '" + Part + "' is missing");
  return Where;
}

/// Which of the two families of options and diagnostics a compiler speaks.
static bool isClang(ArrayRef<std::string> Command) {
  for (StringRef Word : Command) {
    StringRef Name = sys::path::filename(Word);
    if (Name.contains("clang"))
      return true;
    if (Name.contains("g++") || Name.contains("gcc"))
      return false;
  }
  // "c++" and the like: only clang accepts this.
  SmallVector<StringRef, 4> Args(Command.begin(), Command.end());
  Args.append({"--driver-mode=g++", "--version"});
  std::optional<StringRef> Quiet[] = {StringRef(""), StringRef(""), StringRef("")};
  return sys::ExecuteAndWait(Args[0], Args, std::nullopt, Quiet) == 0;
}

/// `Words` as they stand on a command line.
static Expected<HostCompiler> makeHostCompiler(ArrayRef<const char *> Words,
                                               const Installation &Where) {
  StringRef Name = Words.empty() ? "" : Words.front();
  ErrorOr<std::string> Program = sys::findProgramByName(Name);
  if (!Program)
    return createStringError(inconvertibleErrorCode(), "host compiler '" + Name + "' not found");
  HostCompiler Host;
  Host.Command.assign(Words.begin(), Words.end());
  Host.Command[0] = *Program;
  // A build whose compiler is ampcc may name that one; in host code there is no C++ AMP left.
  for (std::string &Word : Host.Command)
    if (sys::path::filename(Word) == "ampcc" || sys::fs::equivalent(Word, Where.Ampcc))
      Word = Where.ClangCxx;
  Host.IsClang = isClang(Host.Command);
  Host.IsOwn = Words.size() == 1 && sys::fs::equivalent(Host.Command[0], Where.ClangCxx);
  return Host;
}

Expected<HostCompiler> takeHostCompiler(SmallVectorImpl<const char *> &Args,
                                        const Installation &Where) {
  auto End = find_if(Args, [](StringRef Arg) { return Arg.starts_with("-"); });
  Expected<HostCompiler> Host = makeHostCompiler(ArrayRef(Args.begin(), End), Where);
  Args.erase(Args.begin(), End);
  return Host;
}

Expected<HostCompiler> findHostCompiler(StringRef Option, const Installation &Where) {
  std::string Text = Option.str();
  if (Text.empty())
    Text = sys::Process::GetEnv("AMPCC_HOST_CXX").value_or("");
  if (Text.empty())
    return HostCompiler{{Where.ClangCxx}, true, true};
  if (sys::findProgramByName(Text))
    return makeHostCompiler(Text.c_str(), Where);

  // More than a name: a launcher with its compiler, or fixed arguments.
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  SmallVector<const char *, 4> Words;
  cl::TokenizeGNUCommandLine(Text, Saver, Words);
  if (Words.empty() || !sys::findProgramByName(Words[0]))
    return createStringError(inconvertibleErrorCode(), "host compiler '" + Text + "' not found");
  return makeHostCompiler(Words, Where);
}

} // namespace ampcc
