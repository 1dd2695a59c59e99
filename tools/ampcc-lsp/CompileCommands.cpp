//===- CompileCommands.cpp - how the build compiles a file -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CompileCommands.h"
#include "ampcc/Driver/ReadingOptions.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using clang::tooling::CompilationDatabase;
using clang::tooling::CompileCommand;

namespace ampcc {
namespace {

std::string withoutDots(StringRef Path) {
  SmallString<256> Result(Path);
  sys::path::remove_dots(Result, /*remove_dot_dot=*/true);
  return Result.str().str();
}

/// Unset if it is no list of texts.
std::optional<std::vector<std::string>> wordsIn(const json::Array *List) {
  if (!List)
    return std::nullopt;
  std::vector<std::string> Result;
  for (const json::Value &Word : *List) {
    const std::optional<StringRef> Text = Word.getAsString();
    if (!Text)
      return std::nullopt;
    Result.push_back(Text->str());
  }
  return Result;
}

} // namespace

CommandSettings readCommandSettings(const json::Object &Options) {
  CommandSettings Result;
  if (const std::optional<StringRef> Folder = Options.getString("compilationDatabasePath"))
    Result.Folder = Folder->str();
  Result.Fallback = wordsIn(Options.getArray("fallbackFlags"));
  if (const json::Object *Changes = Options.getObject("compilationDatabaseChanges"))
    for (const auto &[File, Value] : *Changes) {
      const json::Object *Change = Value.getAsObject();
      std::optional<std::vector<std::string>> Words =
          wordsIn(Change ? Change->getArray("compilationCommand") : nullptr);
      if (!Words)
        continue;
      const std::string Path = withoutDots(File.str());
      Result.Changes[Path] = CompileCommand(Change->getString("workingDirectory").value_or(""),
                                            Path, std::move(*Words), "");
    }
  return Result;
}

void CompileCommands::apply(CommandSettings Settings) {
  if (Settings.Folder)
    Only = std::move(*Settings.Folder);
  if (Settings.Fallback)
    Fallback = std::move(*Settings.Fallback);
  for (auto &[Path, Command] : Settings.Changes)
    Given[Path] = std::move(Command);
}

/// Null if the folder has no database.
CompilationDatabase *CompileCommands::databaseIn(StringRef Folder) {
  for (StringRef Name : {"compile_commands.json", "compile_flags.txt"}) {
    SmallString<256> Path(Folder);
    sys::path::append(Path, Name);
    sys::fs::file_status Status;
    if (sys::fs::status(Path, Status) || !sys::fs::is_regular_file(Status))
      continue;
    auto [It, IsNew] = Known.try_emplace(Path);
    if (IsNew || It->second.Time != Status.getLastModificationTime()) {
      std::string Message;
      It->second.Time = Status.getLastModificationTime();
      It->second.Commands = CompilationDatabase::loadFromDirectory(Folder, Message);
    }
    return It->second.Commands.get();
  }
  return nullptr;
}

CompilationDatabase *CompileCommands::databaseOf(StringRef File) {
  if (!Only.empty())
    return databaseIn(Only);
  for (StringRef Folder = sys::path::parent_path(File); !Folder.empty();
       Folder = sys::path::parent_path(Folder)) {
    if (CompilationDatabase *Found = databaseIn(Folder))
      return Found;
    SmallString<256> Build(Folder);
    sys::path::append(Build, "build");
    if (CompilationDatabase *Found = databaseIn(Build))
      return Found;
  }
  return nullptr;
}

/// The command of the editor, else of the database, else one with the options for files without.
CompileCommand CompileCommands::commandOf(StringRef File) {
  if (const auto It = Given.find(withoutDots(File)); It != Given.end())
    return It->second;
  CompilationDatabase *Database = databaseOf(File);
  const std::vector<CompileCommand> Commands =
      Database ? Database->getCompileCommands(File) : std::vector<CompileCommand>();
  // One that is written down for this file comes before one that is guessed from another file's.
  const auto Best = find_if(Commands, [](const CompileCommand &C) { return C.Heuristic.empty(); });
  if (!Commands.empty())
    return Best == Commands.end() ? Commands.front() : *Best;
  CompileCommand Result(sys::path::parent_path(File), File, {"clang++"}, "");
  append_range(Result.CommandLine, Fallback);
  return Result;
}

Expected<FileOptions> CompileCommands::find(StringRef File) {
  const CompileCommand Command = commandOf(File);
  Expected<std::vector<std::string>> Options = readingOptions(Command);
  if (!Options)
    return Options.takeError();
  const bool Exists = sys::fs::is_directory(Command.Directory);
  return FileOptions{Exists ? Command.Directory : sys::path::parent_path(File).str(),
                     std::move(*Options)};
}

} // namespace ampcc
