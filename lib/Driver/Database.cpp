//===- Database.cpp - translation by a compilation database --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Database.h"
#include "CommandLine.h"
#include "HostCommand.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "ampcc/Driver/ReadingOptions.h"
#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using clang::tooling::CompilationDatabase;
using clang::tooling::CompileCommand;

namespace ampcc {

std::optional<const char *> takeDatabase(SmallVectorImpl<const char *> &Args) {
  for (auto *I = Args.begin(); I != Args.end(); ++I) {
    StringRef Word = *I;
    if (Word.starts_with("-p=")) {
      const char *Build = *I + 3;
      Args.erase(I);
      return Build;
    }
    if (Word == "-p" && std::next(I) != Args.end()) {
      const char *Build = *std::next(I);
      Args.erase(I, I + 2);
      return Build;
    }
  }
  return std::nullopt;
}

namespace {

/// A command that is written down for this file, not guessed from another file's.
const CompileCommand *knownCommand(ArrayRef<CompileCommand> Commands) {
  const auto *Known =
      find_if(Commands, [](const CompileCommand &C) { return C.Heuristic.empty(); });
  return Known == Commands.end() ? nullptr : Known;
}

std::string absolute(StringRef Path) {
  SmallString<256> Result(Path);
  sys::fs::make_absolute(Result);
  sys::path::remove_dots(Result, /*remove_dot_dot=*/true);
  return Result.str().str();
}

} // namespace

int translateFromDatabase(StringRef Build, ArrayRef<const char *> Args,
                          function_ref<int(ArrayRef<const char *>)> Translate) {
  CommandLine Line(Args);
  const opt::Arg *Output = Line.args().getLastArg(options::OPT_o);
  if (Line.inputs().empty() || !Output) {
    driverError(Line.inputs().empty() ? "no input files" : "--translate needs '-o' and a folder");
    return 1;
  }
  std::string Folder = absolute(Output->getValue());
  std::string Message;
  std::unique_ptr<CompilationDatabase> Database =
      CompilationDatabase::loadFromDirectory(absolute(Build), Message);
  if (!Database) {
    // A line for each kind of database.
    driverError("no compilation database in '" + Build +
                "': " + join(split(StringRef(Message).rtrim(), '\n'), "; "));
    return 1;
  }
  std::vector<std::string> Further = Line.select([](const opt::Arg &A) {
    return A.getOption().getKind() != opt::Option::InputClass &&
           !A.getOption().matches(options::OPT_o);
  });

  bool Good = true;
  StringSet<> Stems;
  std::vector<std::string> Files;
  for (const Input &In : Line.inputs()) {
    Files.push_back(absolute(In.File));
    if (!Stems.insert(sys::path::stem(In.File)).second) {
      driverError("two inputs would be translated to '" + sys::path::stem(In.File) + ".json'");
      return 1;
    }
  }
  for (auto [In, File] : zip(Line.inputs(), Files)) {
    std::vector<CompileCommand> Commands = Database->getCompileCommands(File);
    const CompileCommand *Command = knownCommand(Commands);
    if (!Command) {
      driverError("'" + In.File + "' is not in the compilation database of '" + Build + "'");
      Good = false;
      continue;
    }
    Expected<std::vector<std::string>> Words = readingOptions(*Command);
    if (!Words) {
      driverError(toString(Words.takeError()));
      Good = false;
      continue;
    }
    // Names on the command count from its folder.
    if (std::error_code EC = sys::fs::set_current_path(Command->Directory)) {
      driverError("cannot enter folder '" + Command->Directory + "': " + EC.message());
      Good = false;
      continue;
    }
    Words->insert(Words->end(), Further.begin(), Further.end());
    Words->insert(Words->end(), {"--translate", Command->Filename, "-o", Folder});
    std::vector<const char *> Pointers;
    for (const std::string &Word : *Words)
      Pointers.push_back(Word.c_str());
    Good &= Translate(Pointers) == 0;
  }
  return Good ? 0 : 1;
}

} // namespace ampcc
