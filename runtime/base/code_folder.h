//===- code_folder.h - folders from which code may be loaded -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A built kernel is code that runs in this process or on its device. It is taken only from files
// and folders that belong to the process's user or to root and that nobody else can write to.
// Where no such folder can be had at home, there is a private one among the temporary files.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_CODE_FOLDER_H
#define AMPCC_RUNTIME_CODE_FOLDER_H

#include <string>
#include <sys/stat.h>

namespace ampcc_rt {

/// Why code in a file or folder of this status must not be loaded; null where it may.
const char *reason_against(const struct stat &found);

/// Why a folder cannot hold code, or could not if it was made: "belongs to another user"; empty
/// where it can.
std::string problem_of_folder(const std::string &path);

/// Takes a folder of this user's out of the reach of others, if it is there.
void close_to_others(const std::string &path);

/// Makes a folder and those above it that are missing, for this user alone.
bool make_folders(const std::string &path);

/// This folder of `XDG_CACHE_HOME`, else of `HOME`/.cache; empty where neither is set.
std::string folder_in_home(const std::string &name);

/// A folder of this user's alone among the temporary files; empty where there can be none. It stays
/// for the next process, unless somebody else has taken its name: then it is this process's.
std::string private_folder(const std::string &name);

/// Says that kernels are kept in a private folder and why not where they were wanted. What is to be
/// said of the home is said once.
void say_moved(const std::string &to, const std::string &wanted, const std::string &problem,
               bool is_home);

/// PoCL keeps the code of kernels itself, and fails where it cannot. To be called before the OpenCL
/// library is loaded: where PoCL's folder would not do it is given a private one.
void move_pocl_cache();
/// PoCL is there: says what move_pocl_cache() did.
void say_pocl_moved();
/// The folder that PoCL would take of itself.
std::string pocl_cache_folder();

} // namespace ampcc_rt

#endif
