//===- code_folder.h - folders from which code may be loaded --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A built kernel is code that runs in this process or on its device. The kernel cache
// (launch/kernel_cache.h) therefore loads kernels only from files and folders that belong to the
// user or to root and that other users cannot write to, and the runtime gives PoCL such a folder
// for its own cache. Where the home has none, a private one among the temporary files replaces it,
// and the user gets a message.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_CODE_FOLDER_H
#define AMPCC_RUNTIME_CODE_FOLDER_H

#include <string>
#include <sys/stat.h>

namespace ampcc_rt {

/// Returns why code in a file or folder with this status must not be loaded; null if it may.
const char *reason_against(const struct stat &found);

/// Returns why a folder cannot hold code, or could not if it were created, as "belongs to another
/// user"; empty if it can.
std::string problem_of_folder(const std::string &path);

/// Removes the right of other users to write to a folder of this user, if it exists.
void close_to_others(const std::string &path);

/// Creates a folder and the missing ones above it, with access for this user alone.
bool make_folders(const std::string &path);

/// Returns the path of this folder in `XDG_CACHE_HOME`, else in `HOME`/.cache; empty if neither is
/// set.
std::string folder_in_home(const std::string &name);

/// Returns a folder among the temporary files that only this user can use; empty if none can be
/// created. The folder stays for later processes. If another user has taken its name, the process
/// gets a folder of its own that is removed at its end.
std::string private_folder(const std::string &name);

/// Prints that kernels are kept in the folder `to` because `wanted` has the `problem`. With
/// `is_home` the message is printed once in a process.
void report_moved(const std::string &to, const std::string &wanted, const std::string &problem,
                  bool is_home);

/// Sets POCL_CACHE_DIR to a private folder if the cache folder of PoCL cannot hold code. PoCL fails
/// without a cache folder. Has to be called before the OpenCL library is loaded.
void move_pocl_cache();
/// Prints the change that move_pocl_cache() made. Called when PoCL was found.
void report_pocl_moved();
/// Returns the cache folder that PoCL uses without our change.
std::string pocl_cache_folder();

} // namespace ampcc_rt

#endif
