//===- shell_paths.h - the functions for paths of shlwapi.h ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <shlwapi.h> includes this file. Slashes and backslashes
// separate folders; a separator that a function inserts is a slash. Buffers have MAX_PATH
// characters. A further function of <shlwapi.h> is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_SHELL_PATHS_H
#define AMP_MSVC_DETAIL_SHELL_PATHS_H

#include "windows_files.h"
#include "windows_user.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <string>
#include <type_traits>

namespace amp_msvc {

template <typename C> bool is_separator(C c) { return c == '/' || c == '\\'; }

/// The last part of a path.
template <typename C> const C *name_of(const C *path) {
  const C *name = path;
  for (const C *at = path; *at; ++at)
    if (is_separator(*at) && at[1])
      name = at + 1;
  return name;
}

/// The point of the extension, or the end of the path.
template <typename C> const C *extension_of(const C *path) {
  const C *point = nullptr, *at = name_of(path);
  for (; *at; ++at)
    if (*at == '.')
      point = at;
  return point ? point : at;
}

template <typename C> BOOL store_path(C *to, const std::basic_string<C> &path) {
  if (path.size() >= MAX_PATH)
    return FALSE;
  std::copy(path.c_str(), path.c_str() + path.size() + 1, to);
  return TRUE;
}

template <typename C> std::basic_string<C> joined(const C *folder, const C *more) {
  std::basic_string<C> path(folder ? folder : more);
  if (!folder || !more || !*more)
    return path;
  if (is_separator(*more))
    return more;
  if (!path.empty() && !is_separator(path.back()))
    path += C('/');
  return path + more;
}

} // namespace amp_msvc

template <typename C> C *PathFindFileName(C *path) {
  return const_cast<C *>(amp_msvc::name_of<std::remove_const_t<C>>(path));
}
template <typename C> C *PathFindExtension(C *path) {
  return const_cast<C *>(amp_msvc::extension_of<std::remove_const_t<C>>(path));
}
template <typename C> void PathStripPath(C *path) {
  amp_msvc::store_path(path, std::basic_string<C>(amp_msvc::name_of<C>(path)));
}
/// Removes the last part and the separator before it.
template <typename C> BOOL PathRemoveFileSpec(C *path) {
  C *end = PathFindFileName(path);
  if (!*end)
    return FALSE;
  if (end > path + 1)
    --end;
  *end = 0;
  return TRUE;
}
template <typename C> void PathRemoveExtension(C *path) { *PathFindExtension(path) = 0; }
template <typename C> BOOL PathRenameExtension(C *path, const C *extension) {
  std::basic_string<C> renamed(path, PathFindExtension(path));
  return amp_msvc::store_path(path, renamed + extension);
}
template <typename C> BOOL PathAddExtension(C *path, const C *extension) {
  return *PathFindExtension(path) ? FALSE : PathRenameExtension(path, extension);
}
template <typename C> C *PathAddBackslash(C *path) {
  std::basic_string<C> longer(path);
  if (longer.empty() || !amp_msvc::is_separator(longer.back()))
    longer += C('/');
  return amp_msvc::store_path(path, longer) ? path + longer.size() : nullptr;
}
template <typename C> BOOL PathAppend(C *path, const C *more) {
  return amp_msvc::store_path(path, amp_msvc::joined<C>(path, more));
}
template <typename C> C *PathCombine(C *to, const C *folder, const C *more) {
  return amp_msvc::store_path(to, amp_msvc::joined(folder, more)) ? to : nullptr;
}
inline BOOL PathFileExists(LPCSTR path) {
  return GetFileAttributesA(path) != INVALID_FILE_ATTRIBUTES;
}
inline BOOL PathFileExists(LPCWSTR path) {
  return GetFileAttributesW(path) != INVALID_FILE_ATTRIBUTES;
}
inline BOOL PathIsDirectory(LPCSTR path) {
  return GetFileAttributesA(path) == FILE_ATTRIBUTE_DIRECTORY;
}
inline BOOL PathIsDirectory(LPCWSTR path) {
  return GetFileAttributesW(path) == FILE_ATTRIBUTE_DIRECTORY;
}

#define PathFindFileNameA PathFindFileName
#define PathFindFileNameW PathFindFileName
#define PathFindExtensionA PathFindExtension
#define PathFindExtensionW PathFindExtension
#define PathStripPathA PathStripPath
#define PathStripPathW PathStripPath
#define PathRemoveFileSpecA PathRemoveFileSpec
#define PathRemoveFileSpecW PathRemoveFileSpec
#define PathRemoveExtensionA PathRemoveExtension
#define PathRemoveExtensionW PathRemoveExtension
#define PathRenameExtensionA PathRenameExtension
#define PathRenameExtensionW PathRenameExtension
#define PathAppendA PathAppend
#define PathAppendW PathAppend
#define PathCombineA PathCombine
#define PathCombineW PathCombine
#define PathFileExistsA PathFileExists
#define PathFileExistsW PathFileExists
#define PathIsDirectoryA PathIsDirectory
#define PathIsDirectoryW PathIsDirectory

inline int StrToIntA(LPCSTR text) { return std::atoi(text); }
inline int StrToIntW(LPCWSTR text) { return static_cast<int>(std::wcstol(text, nullptr, 10)); }
inline LPSTR StrStrA(LPCSTR text, LPCSTR part) {
  return const_cast<LPSTR>(std::strstr(text, part));
}
inline LPWSTR StrStrW(LPCWSTR text, LPCWSTR part) {
  return const_cast<LPWSTR>(std::wcsstr(text, part));
}
#define StrCmpA lstrcmpA
#define StrCmpW lstrcmpW
#define StrCmpIA lstrcmpiA
#define StrCmpIW lstrcmpiW
#ifdef UNICODE
#define StrToInt StrToIntW
#define StrStr StrStrW
#define StrCmp StrCmpW
#define StrCmpI StrCmpIW
#else
#define StrToInt StrToIntA
#define StrStr StrStrA
#define StrCmp StrCmpA
#define StrCmpI StrCmpIA
#endif

#endif
