//===- main.cpp - the command ampcc-lsp -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc-lsp [--clangd=PROGRAM] [options of clangd] is a language server for C++ AMP on standard
// input and output. Editors start it in place of clangd.
//
//===----------------------------------------------------------------------===//
#include "Server.h"
#include "clang/Basic/Version.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>

using namespace llvm;
using namespace ampcc;

namespace {

constexpr char Usage[] =
    "ampcc-lsp is a language server for C++ AMP: clangd, with the messages of ampcc. Editors start "
    "it\n"
    "in place of clangd.\n\n"
    "  ampcc-lsp [--clangd=PROGRAM] [options of clangd]\n\n"
    "  --clangd=PROGRAM   the clangd to run; by default that of ampcc's LLVM\n"
    "  --help             show this text; clangd --help shows the options of clangd\n"
    "  --version          show the version\n";

struct Settings {
  std::string Clangd;
  std::string Commands; ///< the folder of the compilation database; empty: it is searched
  std::vector<std::string> Passed;
};

/// An option of clangd that ampcc-lsp follows, too: its value if the word is it.
bool isOption(StringRef Word, StringRef Name, std::string &Value) {
  if (!Word.consume_front("--") && !Word.consume_front("-"))
    return false;
  if (!Word.consume_front(Name) || !Word.consume_front("="))
    return false;
  Value = Word.str();
  return true;
}

Settings readOptions(ArrayRef<const char *> Arguments) {
  Settings Result;
  for (const StringRef Word : Arguments) {
    if (isOption(Word, "clangd", Result.Clangd))
      continue;
    isOption(Word, "compile-commands-dir", Result.Commands);
    Result.Passed.push_back(Word.str());
  }
  return Result;
}

/// The path of the program, or an error with the way to get it.
Expected<std::string> findClangd(const std::string &Named) {
  if (!Named.empty()) {
    if (ErrorOr<std::string> Found = sys::findProgramByName(Named))
      return *Found;
    return createStringError(inconvertibleErrorCode(), "cannot find '" + Named + "'");
  }
  if (ErrorOr<std::string> Found = sys::findProgramByName("clangd", {AMPCC_LLVM_TOOLS}))
    return *Found;
  const std::string OfVersion = "clangd-" CLANG_VERSION_MAJOR_STRING;
  for (const std::string &Name : {OfVersion, std::string("clangd")})
    if (ErrorOr<std::string> Found = sys::findProgramByName(Name))
      return *Found;
  return createStringError(inconvertibleErrorCode(),
                           "cannot find clangd; install " + OfVersion + " or name it by --clangd=");
}

Expected<PipedProcess> startClangd(const Settings &S) {
  Expected<std::string> Program = findClangd(S.Clangd);
  if (!Program)
    return Program.takeError();
  std::vector<std::string> Command = {*Program};
  Command.insert(Command.end(), S.Passed.begin(), S.Passed.end());
  return startWithPipes(Command);
}

/// The ampcc in the folder of this program.
std::string ampccBeside(const char *Name) {
  SmallString<256> Path(sys::fs::getMainExecutable(Name, reinterpret_cast<void *>(&startClangd)));
  sys::path::remove_filename(Path);
  sys::path::append(Path, "ampcc");
  return Path.str().str();
}

int serve(const char *Name, const Settings &S) {
  std::signal(SIGPIPE, SIG_IGN); // a side that has ended shows at its pipe
  SignalsAsEndOfInput Signals;
  std::string Problem;
  Expected<PipedProcess> Clangd = startClangd(S);
  if (!Clangd)
    Problem = toString(Clangd.takeError()) + ". ampcc-lsp goes on without clangd.";
  Server Proxy(Problem.empty() ? *Clangd : PipedProcess());
  Expected<std::unique_ptr<Checker>> Check =
      Checker::make(ampccBeside(Name), CompileCommands(S.Commands),
                    [&](CheckResult Result) { Proxy.checked(std::move(Result)); });
  if (!Check) {
    errs() << "ampcc-lsp: error: " << toString(Check.takeError()) << '\n';
    return 1;
  }
  return Proxy.run(std::move(*Check), Signals, Problem);
}

} // namespace

int main(int argc, char **argv) {
  const ArrayRef<const char *> Arguments(argv + 1, argv + argc);
  for (const StringRef Word : Arguments) {
    if (Word == "--help") {
      outs() << Usage;
      return 0;
    }
    if (Word == "--version") {
      outs() << "ampcc-lsp version " AMPCC_VERSION " (clangd " CLANG_VERSION_STRING ")\n";
      return 0;
    }
  }
  return serve(argv[0], readOptions(Arguments));
}
