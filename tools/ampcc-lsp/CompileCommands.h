//===- CompileCommands.h - how the build compiles a file -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The language server checks a file with the options of its build, which it finds where clangd
// finds them: compile_commands.json or compile_flags.txt in the nearest folder above the file, or
// in the subfolder `build` of it. A file that the database does not list, such as a header, gets
// the options of a similar one. A database that changes is read again.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LSP_COMPILECOMMANDS_H
#define AMPCC_LSP_COMPILECOMMANDS_H

#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Chrono.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace ampcc {

/// The folder in which a file is compiled, and the options with which it is parsed.
struct FileOptions {
  std::string Folder;
  std::vector<std::string> Options;
};

class CompileCommands {
public:
  /// `Folder`: that of the database, for all files; empty: it is searched for each file.
  explicit CompileCommands(std::string Folder) : Only(std::move(Folder)) {}

  /// Without a database the folder is that of the file, and there are no options. `File` is an
  /// absolute path. An error for a command that ampcc does not understand.
  llvm::Expected<FileOptions> find(llvm::StringRef File);

private:
  struct Database {
    llvm::sys::TimePoint<> Time;
    std::unique_ptr<clang::tooling::CompilationDatabase> Commands; ///< null: it cannot be read
  };
  clang::tooling::CompilationDatabase *databaseIn(llvm::StringRef Folder);
  clang::tooling::CompilationDatabase *databaseOf(llvm::StringRef File);

  std::string Only;
  llvm::StringMap<Database> Known;
};

} // namespace ampcc

#endif
