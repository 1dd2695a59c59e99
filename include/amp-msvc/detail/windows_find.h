//===- windows_find.h - searches in folders and copies of files of windows.h ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> includes this file. Searches are those of
// file_search.h. A further function of searches is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_FIND_H
#define AMP_MSVC_DETAIL_WINDOWS_FIND_H

#include "file_search.h"
#include "windows_files.h"
#include "windows_last_error.h"
#include "windows_system.h"
#include "windows_user.h"
#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <sys/stat.h>
#include <vector>

struct WIN32_FIND_DATAA {
  DWORD dwFileAttributes;
  FILETIME ftCreationTime, ftLastAccessTime, ftLastWriteTime;
  DWORD nFileSizeHigh, nFileSizeLow, dwReserved0, dwReserved1;
  CHAR cFileName[MAX_PATH], cAlternateFileName[14];
};
struct WIN32_FIND_DATAW {
  DWORD dwFileAttributes;
  FILETIME ftCreationTime, ftLastAccessTime, ftLastWriteTime;
  DWORD nFileSizeHigh, nFileSizeLow, dwReserved0, dwReserved1;
  WCHAR cFileName[MAX_PATH], cAlternateFileName[14];
};
typedef WIN32_FIND_DATAA *PWIN32_FIND_DATAA, *LPWIN32_FIND_DATAA;
typedef WIN32_FIND_DATAW *PWIN32_FIND_DATAW, *LPWIN32_FIND_DATAW;

namespace amp_msvc {

inline FILETIME file_time(const timespec &time) {
  const auto ticks =
      static_cast<ULONGLONG>(time.tv_sec * 10000000 + time.tv_nsec / 100) + 116444736000000000ull;
  return {static_cast<DWORD>(ticks), static_cast<DWORD>(ticks >> 32)};
}

/// Describes the next file of a search. Returns false after the last one.
inline bool describe_next(file_search *search, WIN32_FIND_DATAA *to) {
  std::string name;
  struct stat status;
  if (!search->take(&name, &status))
    return false;
  *to = WIN32_FIND_DATAA();
  to->dwFileAttributes = S_ISDIR(status.st_mode) ? FILE_ATTRIBUTE_DIRECTORY : FILE_ATTRIBUTE_NORMAL;
  to->ftCreationTime = file_time(status.st_ctim);
  to->ftLastAccessTime = file_time(status.st_atim);
  to->ftLastWriteTime = file_time(status.st_mtim);
  to->nFileSizeHigh = static_cast<DWORD>(static_cast<ULONGLONG>(status.st_size) >> 32);
  to->nFileSizeLow = static_cast<DWORD>(status.st_size);
  std::strcpy(to->cFileName, name.c_str());
  return true;
}

inline void widen_result(const WIN32_FIND_DATAA &from, WIN32_FIND_DATAW *to) {
  *to = {from.dwFileAttributes,
         from.ftCreationTime,
         from.ftLastAccessTime,
         from.ftLastWriteTime,
         from.nFileSizeHigh,
         from.nFileSizeLow,
         0,
         0,
         {},
         {}};
  give_wide(from.cFileName, to->cFileName, MAX_PATH);
}

} // namespace amp_msvc

/// Starts a search, and describes the first file. FindClose() ends the search.
inline HANDLE FindFirstFileA(LPCSTR pattern, WIN32_FIND_DATAA *to) {
  auto *search = new amp_msvc::file_search(pattern);
  if (amp_msvc::describe_next(search, to))
    return search;
  const bool is_open = search->is_open;
  delete search;
  SetLastError(is_open ? amp_msvc::error::file_not_found : amp_msvc::error::path_not_found);
  return INVALID_HANDLE_VALUE;
}
inline BOOL FindNextFileA(HANDLE search, WIN32_FIND_DATAA *to) {
  if (amp_msvc::describe_next(static_cast<amp_msvc::file_search *>(search), to))
    return TRUE;
  SetLastError(amp_msvc::error::no_more_files);
  return FALSE;
}
inline HANDLE FindFirstFileW(LPCWSTR pattern, WIN32_FIND_DATAW *to) {
  WIN32_FIND_DATAA found;
  const HANDLE search = FindFirstFileA(amp_msvc::narrow(pattern).c_str(), &found);
  if (search != INVALID_HANDLE_VALUE)
    amp_msvc::widen_result(found, to);
  return search;
}
inline BOOL FindNextFileW(HANDLE search, WIN32_FIND_DATAW *to) {
  WIN32_FIND_DATAA found;
  if (!FindNextFileA(search, &found))
    return FALSE;
  amp_msvc::widen_result(found, to);
  return TRUE;
}
inline BOOL FindClose(HANDLE search) {
  delete static_cast<amp_msvc::file_search *>(search);
  return TRUE;
}

inline BOOL CopyFileA(LPCSTR from, LPCSTR to, BOOL fails_if_exists) {
  const std::string source = amp_msvc::path_of(from), target = amp_msvc::path_of(to);
  std::FILE *in = std::fopen(source.c_str(), "rb");
  if (!amp_msvc::done_at(in != nullptr, source))
    return FALSE;
  struct stat from_status, to_status;
  if (::fstat(::fileno(in), &from_status) == 0 && ::stat(target.c_str(), &to_status) == 0 &&
      from_status.st_dev == to_status.st_dev && from_status.st_ino == to_status.st_ino) {
    std::fclose(in);
    SetLastError(fails_if_exists ? amp_msvc::error::file_exists
                                 : amp_msvc::error::sharing_violation);
    return FALSE;
  }
  std::FILE *out = std::fopen(target.c_str(), fails_if_exists ? "wbx" : "wb");
  if (!amp_msvc::done_at(out != nullptr, target)) {
    const DWORD error = errno == EEXIST ? amp_msvc::error::file_exists : GetLastError();
    std::fclose(in);
    SetLastError(error);
    return FALSE;
  }
  char block[4096];
  bool is_written = true;
  for (std::size_t count; is_written && (count = std::fread(block, 1, sizeof block, in)) > 0;)
    is_written = std::fwrite(block, 1, count, out) == count;
  is_written = is_written && !std::ferror(in);
  std::fclose(in);
  return std::fclose(out) == 0 && is_written;
}
inline BOOL CopyFileW(LPCWSTR from, LPCWSTR to, BOOL fails_if_exists) {
  return CopyFileA(amp_msvc::narrow(from).c_str(), amp_msvc::narrow(to).c_str(), fails_if_exists);
}

/// Stores the absolute path of a name, whether a file has it or not. `*name` becomes its last part.
inline DWORD GetFullPathNameA(LPCSTR path, DWORD size, LPSTR to, LPSTR *name) {
  std::string full = amp_msvc::path_of(path);
  char folder[PATH_MAX];
  if (full.empty() || full[0] != '/')
    full = std::string(::getcwd(folder, sizeof folder) ? folder : "") + '/' + full;
  const DWORD length = amp_msvc::give(full.c_str(), to, size);
  if (name && length < size)
    *name = std::strrchr(to, '/') + 1;
  return length;
}
/// Makes an empty file with a name that no other has. The name has at most three characters of
/// `prefix`. Returns a number that is not 0, or 0.
inline UINT GetTempFileNameA(LPCSTR folder, LPCSTR prefix, UINT number, LPSTR to) {
  std::string path = amp_msvc::path_of(folder);
  if (!path.empty() && path.back() != '/')
    path += '/';
  path.append(prefix, ::strnlen(prefix, 3));
  if (number) {
    char digits[16];
    std::snprintf(digits, sizeof digits, "%x.TMP", number & 0xffff);
    return amp_msvc::give((path + digits).c_str(), to, MAX_PATH) ? number : 0;
  }
  path += "XXXXXX";
  const int file = ::mkstemp(&path[0]);
  if (file >= 0)
    _close(file);
  return file >= 0 && amp_msvc::give(path.c_str(), to, MAX_PATH) ? 1 : 0;
}

#ifdef UNICODE
#define CopyFile CopyFileW
#define FindFirstFile FindFirstFileW
#define FindNextFile FindNextFileW
typedef WIN32_FIND_DATAW WIN32_FIND_DATA, *PWIN32_FIND_DATA, *LPWIN32_FIND_DATA;
#else
#define CopyFile CopyFileA
#define FindFirstFile FindFirstFileA
#define FindNextFile FindNextFileA
#define GetFullPathName GetFullPathNameA
#define GetTempFileName GetTempFileNameA
typedef WIN32_FIND_DATAA WIN32_FIND_DATA, *PWIN32_FIND_DATA, *LPWIN32_FIND_DATA;
#endif

#endif
