//===- Installation.cpp - the places of ampcc's parts --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Installation.h"
#include "CommandLine.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/StringSaver.h"
#include <cstring>
#include <unistd.h>

using namespace llvm;

namespace ampcc {

std::vector<std::string> Installation::includeFolders(bool Msvc) const {
  std::vector<std::string> Folders = {Headers + "/amp", Headers};
  if (Msvc)
    Folders.push_back(Headers + "/amp-msvc");
  return Folders;
}

std::vector<std::string> Installation::libraryFolders(bool Msvc) const {
  // The folder of the other parts may be a link, and then its siblings are not those of its name.
  std::vector<std::string> Folders = includeFolders(Msvc);
  Folders.push_back(Headers + "/ampcc_rt");
  return Folders;
}

bool isFoundByLoader(StringRef Cache, const Twine &Library) {
  // Its strings end in a null character; a library's name alone is the end of its path.
  const std::string Path = Library.str();
  const StringRef Name = sys::path::filename(Path);
  bool Found = false;
  for (StringRef String : split(Cache, '\0')) {
    const size_t Start = String.find('/'); // after the numbers of the table
    if (Start == StringRef::npos || sys::path::filename(String) != Name)
      continue;
    if (!sys::fs::equivalent(String.drop_front(Start), Path))
      return false; // which one a program gets is the loader's choice
    Found = true;
  }
  return Found;
}

/// Without that the program names the folder, which is right anywhere.
static bool isFoundByLoader(const Twine &Library) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Cache = MemoryBuffer::getFile("/etc/ld.so.cache");
  return Cache && isFoundByLoader((*Cache)->getBuffer(), Library);
}

StringRef runtimeSoName(StandardLibrary Library) {
  return Library == StandardLibrary::Libcxx ? AMPCC_LIBCXX_SONAME : AMPCC_SONAME;
}

std::string Installation::runtimeFile(StringRef Name, StandardLibrary Library,
                                      StringRef Extension) const {
  const StringRef Suffix = Library == StandardLibrary::Libcxx ? "_libcxx" : "";
  return (Libraries + "/" + Name + Suffix + Extension).str();
}

std::string Installation::sharedRuntime(StandardLibrary Library) const {
  return runtimeFile("libampcc_rt", Library, ".so");
}

std::vector<std::string> Installation::runtimeWords(RuntimeForm Form,
                                                    StandardLibrary Library) const {
  // The user may have left the linker in any state.
  std::vector<std::string> Words = {"--push-state", "--no-whole-archive", "--as-needed"};
  auto Add = [&](std::initializer_list<std::string> More) { append_range(Words, More); };
  switch (Form) {
  case RuntimeForm::Static:
    Add({runtimeFile("libampcc_rt_static", Library, ".a")});
    break;
  case RuntimeForm::Private:
    Add({"-Bdynamic", runtimeFile("libampcc_rt", Library, ".a"),
         OneTbb.empty() ? "-ltbb" : OneTbb + "/libtbb.so.12", "-ldl"});
    break;
  case RuntimeForm::Shared:
    Add({"-Bdynamic", sharedRuntime(Library)});
  }
  Add({"-lpthread", "--pop-state"});
  return Words;
}

std::string Installation::runPath(RuntimeForm Form, StandardLibrary Library,
                                  ArrayRef<std::string> Others) const {
  if (Form != RuntimeForm::Shared)
    return Form == RuntimeForm::Private ? OneTbb : "";
  const std::string Name = ("/" + runtimeSoName(Library)).str(), File = Libraries + Name;
  for (const std::string &Path : Others)
    for (StringRef Folder : split(Path, ':'))
      if (sys::fs::equivalent(Folder + Name, File))
        return "";
  return isFoundByLoader(File) ? "" : Libraries + "/ampcc";
}

Expected<Installation> findInstallation(const char *Argv0) {
  std::string Program =
      sys::fs::getMainExecutable(Argv0, reinterpret_cast<void *>(&findInstallation));
  SmallString<256> Prefix(sys::path::parent_path(sys::path::parent_path(Program)));

  Installation Install;
  Install.Ampcc = Program;
  constexpr StringRef ForPlugins = AMPCC_FOR_PLUGINS;
  Install.AmpccForPlugins = ForPlugins.empty() ? Program : (Prefix + "/" + ForPlugins).str();
  Install.Headers = (Prefix + "/include/ampcc.d").str();
  Install.Libraries = (Prefix + "/" AMPCC_LIBDIR).str();
  if (!sys::fs::exists(Install.Libraries + "/libampcc_rt.a"))
    Install.Libraries = (Prefix + "/lib").str(); // the build tree
  // A binary archive brings along the Clang and the oneTBB that ampcc was built with.
  const std::string Bundled = Install.Libraries + "/ampcc/";
  Install.ClangCxx = Bundled + "clang/bin/clang++";
  if (!sys::fs::exists(Install.ClangCxx))
    Install.ClangCxx = AMPCC_CLANGXX;
  if (sys::fs::exists(Bundled + "onetbb/libtbb.so.12"))
    Install.OneTbb = Bundled + "onetbb";
  for (const std::string &Part :
       {Install.Headers + "/amp/amp.h", Install.Libraries + "/libampcc_rt.a",
        Install.Libraries + "/libampcc_rt_static.a",
        Install.sharedRuntime(StandardLibrary::Libstdcxx),
        Install.Libraries + "/ampcc/" AMPCC_SONAME, Install.ClangCxx})
    if (!sys::fs::exists(Part))
      return createStringError(inconvertibleErrorCode(),
                               "incomplete installation: '" + Part + "' is missing");
  return Install;
}

/// Set, for whatever an ampcc runs as its host compiler. Not meant for anybody else.
static constexpr StringLiteral HostMark = "AMPCC_RUNS_HOST_COMPILER";

bool isHostCompiler() { return sys::Process::GetEnv(HostMark).has_value(); }

int HostCompiler::run(ArrayRef<StringRef> Arguments, ArrayRef<std::optional<StringRef>> Streams,
                      std::string *Message) const {
  SmallVector<StringRef, 64> Words(Command.begin(), Command.end());
  append_range(Words, Arguments);
  // The mark is only in the environment of this program: programs that run after it do not get it.
  SmallVector<StringRef, 64> Environment;
  for (char **Variable = environ; *Variable; ++Variable)
    Environment.push_back(*Variable);
  const std::string Mark = (HostMark + "=1").str();
  Environment.push_back(Mark);
  return sys::ExecuteAndWait(Words[0], Words, Environment, Streams, 0, 0, Message);
}

std::optional<std::string> HostCompiler::outputOf(ArrayRef<StringRef> Arguments,
                                                  bool InMessages) const {
  SmallString<128> OutputFile;
  if (sys::fs::createTemporaryFile("ampcc-host", "txt", OutputFile))
    return std::nullopt;
  FileRemover Remover(OutputFile);
  sys::RemoveFileOnSignal(OutputFile);
  std::optional<StringRef> Streams[] = {StringRef(""), StringRef(""), StringRef("")};
  Streams[InMessages ? 2 : 1] = OutputFile.str();
  int Status = run(Arguments, Streams);
  auto Text = MemoryBuffer::getFile(OutputFile);
  sys::DontRemoveFileOnSignal(OutputFile);
  return Status == 0 && Text ? std::optional((*Text)->getBuffer().str()) : std::nullopt;
}

Error execClang(const Installation &Install, ArrayRef<const char *> Args, bool Launches) {
  SmallVector<const char *, 64> Words(Args);
  if (!Launches)
    Words.insert(Words.begin(), Install.ClangCxx.c_str());
  Words.push_back(nullptr);
  // The mark stays: a launcher may lead to one more ampcc.
  if (Words.front())
    ::execvp(Words.front(), const_cast<char **>(Words.data()));
  return createStringError(std::error_code(errno, std::generic_category()),
                           Twine("cannot run '") + (Words.front() ? Words.front() : "") +
                               "': " + std::strerror(errno));
}

/// Whether a compiler has the options and diagnostics of Clang rather than of GCC, whatever its
/// name is. Only GCC has specs, which it prints in a millisecond; a macro shows the kind of every
/// compiler, but GCC starts its compiler proper for that (16 ms). The name decides which query
/// comes first, because Clang needs as long to refuse the first as to answer the second.
static bool isClang(const HostCompiler &Host) {
  if (!StringRef(Host.Command.back()).contains("clang")) {
    const std::string Specs = Host.outputOf({"-dumpspecs"}).value_or("");
    if (StringRef(Specs).contains("\n*cc1:\n"))
      return false;
  }
  std::string Macros = Host.outputOf({"-x", "c++", "-dM", "-E", "/dev/null"}).value_or("");
  return StringRef(Macros).contains("#define __clang__ ");
}

/// A host compiler from the words of its command.
static Expected<HostCompiler> makeHostCompiler(ArrayRef<const char *> Words,
                                               const Installation &Install) {
  StringRef Name = Words.empty() ? "" : Words.front();
  ErrorOr<std::string> Program = sys::findProgramByName(Name);
  if (!Program)
    return createStringError(inconvertibleErrorCode(), "host compiler '" + Name + "' not found");
  HostCompiler Host;
  Host.Command.assign(Words.begin(), Words.end());
  Host.Command[0] = *Program;
  // A build may use ampcc as its compiler and name it as host compiler, too; host code contains no
  // C++ AMP any more. With several words it is unknown what the first one does with the others: an
  // ampcc among them recognises from the mark that it runs as a host compiler.
  if (Words.size() == 1 && sys::fs::equivalent(Host.Command[0], Install.Ampcc))
    Host.Command[0] = Install.ClangCxx;
  Host.IsAmpccClang = Words.size() == 1 && sys::fs::equivalent(Host.Command[0], Install.ClangCxx);
  Host.IsClang = Host.IsAmpccClang || isClang(Host);
  return Host;
}

Expected<HostCompiler> takeHostCompiler(SmallVectorImpl<const char *> &Args,
                                        const Installation &Install) {
  auto End = find_if(Args, [](StringRef Arg) { return Arg.starts_with("-"); });
  Expected<HostCompiler> Host = makeHostCompiler(ArrayRef(Args.begin(), End), Install);
  Args.erase(Args.begin(), End);
  return Host;
}

/// Whether the words are options alone, and all of them known.
static bool areOptions(ArrayRef<const char *> Words, OptionTable Table) {
  const CommandLine Line(Words, Table);
  return Line.unfinished().empty() && none_of(Line.args(), [](const opt::Arg *A) {
           return A->getOption().getKind() == opt::Option::InputClass ||
                  A->getOption().getKind() == opt::Option::UnknownClass;
         });
}

/// A host compiler whose command may have options after the compiler's name. Words that may be
/// those of a launcher ("env -u NAME g++") stay in the command.
static Expected<HostCompiler> splitHostCompiler(ArrayRef<const char *> Words,
                                                const Installation &Install) {
  const auto *FirstOption = find_if(Words, [](StringRef Word) { return Word.starts_with("-"); });
  const ArrayRef<const char *> Rest(FirstOption, Words.end());
  Expected<HostCompiler> Host = makeHostCompiler(Words, Install);
  if (!Host || Rest.empty() || Rest.size() == Words.size() ||
      !areOptions(Rest, Host->IsClang ? OptionTable::Clang : OptionTable::Gcc))
    return Host;
  Expected<HostCompiler> Compiler = makeHostCompiler(Words.drop_back(Rest.size()), Install);
  if (!Compiler || Compiler->IsClang != Host->IsClang)
    return consumeError(Compiler.takeError()), std::move(Host);
  Compiler->Options.assign(Rest.begin(), Rest.end());
  return Compiler;
}

Expected<HostCompiler> findHostCompiler(StringRef Option, const Installation &Install) {
  std::string Text = Option.str();
  if (Text.empty())
    Text = sys::Process::GetEnv("AMPCC_HOST_CXX").value_or("");
  if (Text.empty())
    return HostCompiler{{Install.ClangCxx}, {}, true, true};
  // Whatever has a slash in it is found, be there such a file or not.
  if (ErrorOr<std::string> Program = sys::findProgramByName(Text);
      Program && sys::fs::can_execute(*Program))
    return makeHostCompiler(Text.c_str(), Install);

  // More than a name: a launcher with its compiler, or fixed arguments.
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  SmallVector<const char *, 4> Words;
  cl::TokenizeGNUCommandLine(Text, Saver, Words);
  if (Words.empty() || !sys::findProgramByName(Words[0]))
    return createStringError(inconvertibleErrorCode(), "host compiler '" + Text + "' not found");
  return splitHostCompiler(Words, Install);
}

} // namespace ampcc
