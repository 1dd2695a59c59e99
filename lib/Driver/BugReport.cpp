//===- BugReport.cpp - files for a report of an internal error -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BugReport.h"
#include "HostCommand.h"
#include "TempFolder.h"
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

/// Clang writes the source as the frontend saw it; its own complaints are of no use here.
static void preprocess(const TranslationContext &S, const FrontendJob &Job, StringRef Output) {
  std::vector<std::string> Words = {S.Install.ClangCxx, "-cc1"};
  Words.insert(Words.end(), Job.Arguments.begin(), Job.Arguments.end());
  for (const std::string &Folder : S.Install.includeFolders(S.Msvc))
    Words.insert(Words.end(), {"-internal-isystem", Folder});
  // The last action and the last output win.
  Words.insert(Words.end(), {"-D__AMPCC__=1", "-E", "-o", Output.str()});
  std::vector<StringRef> Arguments(Words.begin(), Words.end());
  std::optional<StringRef> NoStreams[] = {StringRef(""), StringRef(""), StringRef("")};
  sys::ExecuteAndWait(Arguments[0], Arguments, std::nullopt, NoStreams);
}

void reportBug(const TranslationContext &S, const FrontendJob &Job, const Translation &T) {
  std::string First = StringRef(T.InternalError).split('\n').first.str();
  SmallString<128> Folder;
  if (sys::fs::createUniqueDirectory("ampcc-bug", Folder)) {
    driverError("internal error: " + First);
    return;
  }
  auto Write = [&](StringRef Name, StringRef Text) {
    SmallString<128> Path(Folder);
    sys::path::append(Path, Name);
    // The report is a convenience: a file that cannot be written is left out.
    consumeError(writeWhole(Path, Text));
  };
  Write("command.txt", commandText(S.CommandLine));
  Write("message.txt", T.InternalError + "\n");
  if (!T.OpenCL.empty())
    Write("kernels.cl", T.OpenCL);
  if (!T.NativeText.empty())
    Write("kernels.native.cpp", T.NativeText);
  SmallString<128> Source(Folder);
  sys::path::append(Source, "source.ii");
  preprocess(S, Job, Source);
  driverError("internal error: " + First + "; please report it with the files in '" + Folder + "'");
}

} // namespace ampcc
