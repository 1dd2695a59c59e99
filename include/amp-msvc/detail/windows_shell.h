//===- windows_shell.h - documents and folders of shellapi.h and shlobj.h -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <windows.h> includes this file. Programs open a picture or a page that they have written with
// ShellExecute(). There is no shell here that knows a program for a document, so the function
// writes the name to standard error and returns SE_ERR_NOASSOC. The special folders are those of
// the user's home folder.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_SHELL_H
#define AMP_MSVC_DETAIL_WINDOWS_SHELL_H

#include "wide_text.h"
#include "windows_files.h"
#include "windows_types.h"
#include "windows_user.h"
#include <cstdio>
#include <cstdlib>
#include <string>

#define SE_ERR_FNF 2
#define SE_ERR_NOASSOC 31

inline HINSTANCE ShellExecuteA(HWND, LPCSTR, LPCSTR file, LPCSTR, LPCSTR, int) {
  std::fflush(stdout);
  std::fprintf(stderr, "ShellExecute: %s\n", file ? file : "");
  return reinterpret_cast<HINSTANCE>(static_cast<INT_PTR>(SE_ERR_NOASSOC));
}
inline HINSTANCE ShellExecuteW(HWND owner, LPCWSTR, LPCWSTR file, LPCWSTR, LPCWSTR, int show) {
  return ShellExecuteA(owner, nullptr, file ? amp_msvc::narrow(file).c_str() : nullptr, nullptr,
                       nullptr, show);
}
constexpr int CSIDL_DESKTOP = 0, CSIDL_PERSONAL = 5, CSIDL_MYPICTURES = 0x27, CSIDL_APPDATA = 0x1a,
              CSIDL_LOCAL_APPDATA = 0x1c, CSIDL_COMMON_APPDATA = 0x23, CSIDL_PROFILE = 0x28,
              CSIDL_FLAG_CREATE = 0x8000;
constexpr DWORD SHGFP_TYPE_CURRENT = 0;

namespace amp_msvc {

/// Empty for a folder that does not exist here, and without HOME.
inline std::string special_folder(int number) {
  const char *const home = std::getenv("HOME");
  if (!home)
    return "";
  switch (number & 0xff) {
  case CSIDL_DESKTOP:
  case CSIDL_PERSONAL:
  case CSIDL_MYPICTURES:
  case CSIDL_PROFILE:
    return home;
  case CSIDL_APPDATA:
  case CSIDL_LOCAL_APPDATA:
    return std::string(home) + "/.config";
  default:
    return "";
  }
}

} // namespace amp_msvc

/// `to` has MAX_PATH characters.
inline HRESULT SHGetFolderPathA(HWND, int folder, HANDLE, DWORD, LPSTR to) {
  const std::string path = amp_msvc::special_folder(folder);
  if (path.empty() || path.size() >= MAX_PATH)
    return E_FAIL;
  amp_msvc::give(path.c_str(), to, MAX_PATH);
  return S_OK;
}
inline HRESULT SHGetFolderPathW(HWND, int folder, HANDLE, DWORD, LPWSTR to) {
  const std::string path = amp_msvc::special_folder(folder);
  if (path.empty() || path.size() >= MAX_PATH)
    return E_FAIL;
  amp_msvc::give_wide(path.c_str(), to, MAX_PATH);
  return S_OK;
}

#ifdef UNICODE
#define ShellExecute ShellExecuteW
#define SHGetFolderPath SHGetFolderPathW
#else
#define ShellExecute ShellExecuteA
#define SHGetFolderPath SHGetFolderPathA
#endif

#endif
