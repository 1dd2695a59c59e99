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

Expected<FileOptions> CompileCommands::find(StringRef File) {
  FileOptions Result{sys::path::parent_path(File).str(), {}};
  CompilationDatabase *Database = databaseOf(File);
  const std::vector<CompileCommand> Commands =
      Database ? Database->getCompileCommands(File) : std::vector<CompileCommand>();
  if (Commands.empty())
    return Result;
  // One that is written down for this file comes before one that is guessed from another file's.
  const auto Best = find_if(Commands, [](const CompileCommand &C) { return C.Heuristic.empty(); });
  const CompileCommand &Command = Best == Commands.end() ? Commands.front() : *Best;
  Expected<std::vector<std::string>> Options = readingOptions(Command);
  if (!Options)
    return Options.takeError();
  if (sys::fs::is_directory(Command.Directory))
    Result.Folder = Command.Directory;
  Result.Options = std::move(*Options);
  return Result;
}

} // namespace ampcc
