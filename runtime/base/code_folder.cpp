//===- code_folder.cpp - implementation of the rules for folders with code --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/code_folder.h"
#include "base/environment.h"
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <string>
#include <system_error>
#include <unistd.h>

namespace ampcc_rt {

namespace fs = std::filesystem;

namespace {

std::string failure(const char *what, int error) {
  return std::string(what) + " (" + std::strerror(error) + ")";
}

/// Checks the effective user and not the real one, which may have fewer rights.
bool may_write(const std::string &folder) {
  return ::faccessat(AT_FDCWD, folder.c_str(), W_OK | X_OK, AT_EACCESS) == 0;
}

bool is_private(const std::string &path) {
  struct stat found;
  return ::lstat(path.c_str(), &found) == 0 && S_ISDIR(found.st_mode) &&
         found.st_uid == ::geteuid() && (found.st_mode & 077) == 0;
}

std::string temporary_files() {
  const char *own = environment::value("TMPDIR");
  return own && *own == '/' && may_write(own) ? own : "/tmp";
}

/// Returns the private folder of the user. Where another user has taken its name, returns a folder
/// of this process, which an exit handler removes.
std::string make_private_folder() {
  const std::string start = temporary_files() + "/ampcc-";
  std::string path = start + std::to_string(::geteuid());
  if ((::mkdir(path.c_str(), 0700) == 0 || errno == EEXIST) && is_private(path))
    return path;
  path = start + "XXXXXX";
  if (!::mkdtemp(path.data()))
    return std::string();
  static std::string of_this_process;
  static const pid_t owner = ::getpid();
  of_this_process = path;
  std::atexit([] {
    std::error_code ignored;
    if (::getpid() == owner)
      fs::remove_all(of_this_process, ignored);
  });
  return path;
}

struct moved_folder {
  std::string to, wanted, problem;
  bool is_home = false;
};
/// Set once, before the OpenCL library is loaded. Never destroyed, because threads may use it until
/// the process ends.
moved_folder &moved_pocl() {
  static moved_folder &only = *new moved_folder();
  return only;
}

} // namespace

const char *reason_against(const struct stat &found) {
  if (found.st_uid != ::geteuid() && found.st_uid != 0)
    return "belongs to another user";
  return found.st_mode & 022 ? "can be written to by others" : nullptr;
}

std::string problem_of_folder(const std::string &path) {
  struct stat found;
  if (::stat(path.c_str(), &found) == 0) {
    if (!S_ISDIR(found.st_mode))
      return "is not a folder";
    if (const char *reason = reason_against(found))
      return reason;
    return may_write(path) ? std::string() : failure("cannot be written to", errno);
  }
  if (errno != ENOENT)
    return failure("cannot be opened", errno);
  // It would have to be created in the nearest folder above it that exists.
  fs::path above = fs::path(path).parent_path();
  while (::stat(above.c_str(), &found) != 0 && errno == ENOENT && above.has_relative_path())
    above = above.parent_path();
  if (above.empty())
    above = ".";
  return may_write(above) ? std::string() : failure("cannot be made", errno);
}

void close_to_others(const std::string &path) {
  struct stat found;
  if (::lstat(path.c_str(), &found) == 0 && S_ISDIR(found.st_mode) && found.st_uid == ::geteuid() &&
      (found.st_mode & 022))
    ::chmod(path.c_str(), found.st_mode & 07755);
}

bool make_folders(const std::string &path) {
  if (::mkdir(path.c_str(), 0700) == 0 || errno == EEXIST)
    return true;
  const fs::path above = fs::path(path).parent_path();
  return errno == ENOENT && !above.empty() && above != path && make_folders(above) &&
         (::mkdir(path.c_str(), 0700) == 0 || errno == EEXIST);
}

std::string folder_in_home(const std::string &name) {
  if (const char *cache = environment::value("XDG_CACHE_HOME"); cache && *cache == '/')
    return std::string(cache) + "/" + name;
  if (const char *home = environment::value("HOME"); home && *home == '/')
    return std::string(home) + "/.cache/" + name;
  return std::string();
}

std::string private_folder(const std::string &name) {
  static const std::string &all = *new std::string(make_private_folder());
  const std::string path = all + "/" + name;
  return !all.empty() && make_folders(path) && is_private(path) ? path : std::string();
}

void report_moved(const std::string &to, const std::string &wanted, const std::string &problem,
                  bool is_home) {
  static std::atomic<bool> is_printed{false};
  if (is_home && is_printed.exchange(true))
    return;
  const std::string why = wanted.empty() ? "HOME is not set" : "'" + wanted + "' " + problem;
  if (to.empty())
    std::fprintf(stderr, "ampcc: kernels are not kept, since %s\n", why.c_str());
  else // the message about the home covers the folders of ampcc and of PoCL
    std::fprintf(stderr, "ampcc: kernels are kept in '%s', since %s\n",
                 (is_home ? fs::path(to).parent_path().string() : to).c_str(), why.c_str());
}

std::string pocl_cache_folder() {
  if (const char *own = environment::value("POCL_CACHE_DIR"))
    return own;
  return folder_in_home("pocl/kcache");
}

void move_pocl_cache() {
  const std::string wanted = pocl_cache_folder();
  const bool is_home = environment::value("POCL_CACHE_DIR") == nullptr;
  if (is_home)
    close_to_others(wanted);
  const std::string problem =
      wanted.empty() ? std::string("HOME is not set") : problem_of_folder(wanted);
  if (problem.empty())
    return;
  const std::string to = private_folder("pocl");
  if (to.empty())
    return; // PoCL keeps its folder and reports the error itself
  moved_pocl() = {to, wanted, problem, is_home};
  ::setenv("POCL_CACHE_DIR", to.c_str(), 1);
}

void report_pocl_moved() {
  const moved_folder &moved = moved_pocl();
  if (!moved.to.empty())
    report_moved(moved.to, moved.wanted, moved.problem, moved.is_home);
}

} // namespace ampcc_rt
