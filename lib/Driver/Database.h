//===- Database.h - ampcc --translate by a compilation database ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_DRIVER_DATABASE_H
#define AMPCC_DRIVER_DATABASE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace ampcc {

/// `-p BUILD` of a --translate command: takes it out of Args and returns the folder. Without
/// --translate, -p is an option of the host compiler.
std::optional<const char *> takeDatabase(llvm::SmallVectorImpl<const char *> &Args);

/// ampcc --translate -p BUILD FILE... -o FOLDER: runs `Translate` with a command line for each
/// file. It consists of the command that compiles the file in the database of `Build` and the
/// further options in `Args`. If a file has several commands, the first is used. Returns the exit
/// status.
int translateFromDatabase(llvm::StringRef Build, llvm::ArrayRef<const char *> Args,
                          llvm::function_ref<int(llvm::ArrayRef<const char *>)> Translate);

} // namespace ampcc

#endif
