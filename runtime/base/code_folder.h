//===- code_folder.h - folders from which code may be loaded --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A built kernel is code that runs in this process or on its device. The kernel cache
// (launch/kernel_cache.h) therefore loads kernels only from files and folders that belong to the
// user or to root and that other users cannot write to. If a cache folder, ampcc's or PoCL's, is
// not such a folder or cannot be written to, a private folder among the temporary files replaces
// it, and the user gets a message. `ampcc-info --doctor` reports problems of both folders. Another
// folder from which the runtime loads code has to pass these checks, too.
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

/// Creates a folder and the missing ones above it, with access for this user alone. Returns whether
/// the path exists now.
bool make_folders(const std::string &path);

/// Returns the path of the folder `name` in `XDG_CACHE_HOME`, else in `HOME`/.cache; empty if
/// neither is set to an absolute path. Creates nothing.
std::string folder_in_home(const std::string &name);

/// Creates and returns the folder `name` in a folder among the temporary files that only this user
/// can use; empty if that fails. Both folders stay for later processes. If another user has taken
/// the outer folder's name, this process gets another one, which is removed when the process ends.
std::string private_folder(const std::string &name);

/// Prints that kernels are kept in the folder `to` because `wanted` has the `problem`; if `to` is
/// empty, that they are not kept. `is_home` says that the user has not chosen `wanted`. Then only
/// the first message of the process is printed, because it covers the folders of ampcc and of PoCL.
void report_moved(const std::string &to, const std::string &wanted, const std::string &problem,
                  bool is_home);

/// Sets POCL_CACHE_DIR to a private folder if the cache folder of PoCL cannot hold code. PoCL fails
/// without a cache folder. Has to be called before the OpenCL library is loaded.
void move_pocl_cache();
/// Prints the change that move_pocl_cache() made, if it made one. Called when PoCL compiles a
/// program, because the change does not matter to users of other devices.
void report_pocl_moved();
/// Returns the cache folder that PoCL uses: POCL_CACHE_DIR if it is set, else the one in the home.
/// Must be called before move_pocl_cache() to get the folder that PoCL would use without that.
std::string pocl_cache_folder();

} // namespace ampcc_rt

#endif
