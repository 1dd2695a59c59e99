//===- Database.h - ampcc --translate by a compilation database ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A build system such as CMake writes the command of each source to BUILD/compile_commands.json.
// driverMain() (Driver.cpp) uses these functions to translate sources with the options of these
// commands. Change this code for another form of database or another choice of the command.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_DATABASE_H
#define AMPCC_DRIVER_DATABASE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace ampcc {

/// Takes `-p BUILD` or `-p=BUILD` out of Args and returns the folder; nothing if Args has no -p.
/// driverMain() calls it only with --translate, because -p is otherwise an option of the host
/// compiler.
std::optional<const char *> takeDatabase(llvm::SmallVectorImpl<const char *> &Args);

/// ampcc --translate -p BUILD FILE... -o FOLDER: runs `Translate` with a command line for each
/// file, without the name of the program. The line consists of the options of the file's command in
/// the database of `Build` and the further options in `Args`. If a file has several commands, the
/// first is used. `Translate` runs in the working folder of the command, which stays the process's.
/// A file that is not in the database is an error, after which the others are translated all the
/// same. Returns the exit status.
int translateFromDatabase(llvm::StringRef Build, llvm::ArrayRef<const char *> Args,
                          llvm::function_ref<int(llvm::ArrayRef<const char *>)> Translate);

} // namespace ampcc

#endif
