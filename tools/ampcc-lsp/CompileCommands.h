//===- CompileCommands.h - how the build compiles a file -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The language server checks a file with the options of its build, which it finds where clangd
// finds them: in the settings of the editor, then in compile_commands.json or compile_flags.txt in
// the nearest folder above the file, or in the subfolder `build` of it. A file that the database
// does not list, such as a header, gets the options of a similar one. A database that changes is
// read again.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LSP_COMPILECOMMANDS_H
#define AMPCC_LSP_COMPILECOMMANDS_H

#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Chrono.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ampcc {

/// The folder in which a file is compiled, and the options with which it is parsed.
struct FileOptions {
  std::string Folder;
  std::vector<std::string> Options;
};

/// The settings of an editor that clangd documents as its extensions of the protocol. A member of
/// another type than clangd expects counts as missing.
struct CommandSettings {
  std::optional<std::string> Folder;                ///< compilationDatabasePath
  std::optional<std::vector<std::string>> Fallback; ///< fallbackFlags
  /// compilationDatabaseChanges: commands by absolute paths, in addition to earlier ones.
  std::map<std::string, clang::tooling::CompileCommand> Changes;
};

/// Of initializationOptions. The settings of workspace/didChangeConfiguration are the changes
/// alone.
CommandSettings readCommandSettings(const llvm::json::Object &Options);

class CompileCommands {
public:
  /// `Folder`: that of the database, for all files; empty: it is searched for each file.
  explicit CompileCommands(std::string Folder) : Only(std::move(Folder)) {}

  /// The settings of the editor take precedence over the folder of the constructor, and over the
  /// databases.
  void apply(CommandSettings Settings);

  /// Without a command the folder is that of the file, and the options are those of the editor for
  /// such files. `File` is an absolute path. An error for a command that ampcc does not understand.
  llvm::Expected<FileOptions> find(llvm::StringRef File);

private:
  struct Database {
    llvm::sys::TimePoint<> Time;
    std::unique_ptr<clang::tooling::CompilationDatabase> Commands; ///< null: it cannot be read
  };
  clang::tooling::CompilationDatabase *databaseIn(llvm::StringRef Folder);
  clang::tooling::CompilationDatabase *databaseOf(llvm::StringRef File);
  clang::tooling::CompileCommand commandOf(llvm::StringRef File);

  std::string Only;
  std::vector<std::string> Fallback;
  std::map<std::string, clang::tooling::CompileCommand> Given; ///< by the editor
  llvm::StringMap<Database> Known;
};

} // namespace ampcc

#endif
