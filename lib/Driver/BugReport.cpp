//===- BugReport.cpp - what a report of an internal error needs -----------===//
#include "BugReport.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

using namespace llvm;

namespace ampcc {

static std::string commandText(ArrayRef<std::string> Arguments) {
  std::string Text;
  raw_string_ostream OS(Text);
  for (const std::string &A : Arguments) {
    sys::printArg(OS, A, /*Quote=*/true);
    OS << ' ';
  }
  OS << '\n';
  return OS.str();
}

/// The host compiler writes the source as the frontend saw it; its own complaints are of no use
/// here.
static void preprocess(const CommandContext &S, const FrontendJob &Job, StringRef Output) {
  std::vector<std::string> Arguments = compileArguments(S, Job, Job.Source, Output);
  erase_if(Arguments, [](const std::string &A) { return A == "-c" || A == "-S"; });
  Arguments.insert(Arguments.begin(), {"-E", "-D__AMPCC__=1"});
  if (S.Host.IsClang)
    Arguments.push_back("-fno-crash-diagnostics"); // the same crash may await it
  std::vector<StringRef> Words(S.Host.Command.begin(), S.Host.Command.end());
  Words.insert(Words.end(), Arguments.begin(), Arguments.end());
  std::optional<StringRef> Quiet[] = {StringRef(""), StringRef(""), StringRef("")};
  sys::ExecuteAndWait(Words[0], Words, std::nullopt, Quiet);
}

void reportBug(const CommandContext &S, const FrontendJob &Job, const Translation &T) {
  std::string First = StringRef(T.InternalError).split('\n').first.str();
  SmallString<128> Folder;
  if (sys::fs::createUniqueDirectory("ampcc-bug", Folder)) {
    driverError("internal error: " + First);
    return;
  }
  auto Write = [&](StringRef Name, StringRef Text) {
    SmallString<128> Path(Folder);
    sys::path::append(Path, Name);
    // The report is a service: what cannot be written is left out.
    consumeError(writeWhole(Path, Text));
  };
  Write("command.txt", commandText(S.Line.select([](const opt::Arg &) { return true; })));
  Write("message.txt", T.InternalError + "\n");
  if (!T.OpenCL.empty())
    Write("kernels.cl", T.OpenCL);
  SmallString<128> Source(Folder);
  sys::path::append(Source, "source.ii");
  preprocess(S, Job, Source);
  driverError("internal error: " + First + "; please report it with the files in '" + Folder + "'");
}

} // namespace ampcc
