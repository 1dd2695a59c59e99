//===- Installation.cpp - where ampcc finds its parts ---------------------===//
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

std::vector<std::string> Installation::linkFlags() const {
  // Programs without a kernel do not take the runtime out of the archive, and must not load the
  // OpenCL loader either.
  return {Runtime, "-Wl,--push-state,--as-needed", "-lOpenCL", "-Wl,--pop-state", "-lpthread"};
}

Expected<Installation> findInstallation(const char *Argv0) {
  std::string Program =
      sys::fs::getMainExecutable(Argv0, reinterpret_cast<void *>(&findInstallation));
  SmallString<256> Prefix(sys::path::parent_path(sys::path::parent_path(Program)));

  Installation Where;
  Where.Ampcc = Program;
  Where.Headers = (Prefix + "/include/ampcc.d").str();
  Where.Runtime = (Prefix + "/lib/libampcc_rt.a").str();
  Where.ClangCxx = AMPCC_CLANGXX;
  for (const std::string &Part : {Where.Headers + "/amp/amp.h", Where.Runtime, Where.ClangCxx})
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

Expected<HostCompiler> findHostCompiler(StringRef Option, const Installation &Where) {
  std::string Text = Option.str();
  if (Text.empty())
    Text = sys::Process::GetEnv("AMPCC_HOST_CXX").value_or("");
  if (Text.empty())
    return HostCompiler{{Where.ClangCxx}, true, true};

  HostCompiler Host;
  if (ErrorOr<std::string> Program = sys::findProgramByName(Text)) {
    Host.Command.push_back(*Program);
  } else {
    // More than a name: a launcher with its compiler, or fixed arguments.
    BumpPtrAllocator Allocator;
    StringSaver Saver(Allocator);
    SmallVector<const char *, 4> Words;
    cl::TokenizeGNUCommandLine(Text, Saver, Words);
    ErrorOr<std::string> First = sys::findProgramByName(Words.empty() ? "" : Words[0]);
    if (!First)
      return createStringError(inconvertibleErrorCode(), "host compiler '" + Text + "' not found");
    Host.Command.assign(Words.begin(), Words.end());
    Host.Command[0] = *First;
  }
  Host.IsClang = isClang(Host.Command);
  Host.IsOwn = Host.Command.size() == 1 && sys::fs::equivalent(Host.Command[0], Where.ClangCxx);
  return Host;
}

} // namespace ampcc
