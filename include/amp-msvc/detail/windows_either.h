//===- windows_either.h - functions of windows.h for text of the other character set ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> includes this file at its end. Without
// UNICODE, which the settings of most projects define, the names of these functions without A or W
// mean the ones with A. The overloads make them take wide text, too: `MessageBox(NULL, L"text",
// L"title", MB_OK)`. They are templates, so that NULL means the function with A. A further function
// without A or W that takes text needs an overload here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_EITHER_H
#define AMP_MSVC_DETAIL_WINDOWS_EITHER_H

#include <type_traits>

#ifndef UNICODE

#define AMP_MSVC_WIDE_ONLY(C)                                                                      \
  template <typename C, typename std::enable_if<std::is_same<C, wchar_t>::value, int>::type = 0>

AMP_MSVC_WIDE_ONLY(C)
int MessageBoxA(HWND owner, const C *text, const wchar_t *title, UINT kind) {
  return MessageBoxW(owner, text, title, kind);
}
AMP_MSVC_WIDE_ONLY(C) void OutputDebugStringA(const C *text) { OutputDebugStringW(text); }
AMP_MSVC_WIDE_ONLY(C) BOOL SetConsoleTitleA(const C *title) { return SetConsoleTitleW(title); }
AMP_MSVC_WIDE_ONLY(C) HMODULE LoadLibraryA(const C *name) { return LoadLibraryW(name); }
AMP_MSVC_WIDE_ONLY(C) HMODULE GetModuleHandleA(const C *name) { return GetModuleHandleW(name); }
AMP_MSVC_WIDE_ONLY(C) DWORD GetModuleFileNameA(HMODULE module, C *to, DWORD size) {
  return GetModuleFileNameW(module, to, size);
}
AMP_MSVC_WIDE_ONLY(C)
HANDLE CreateFileA(const C *name, DWORD access, DWORD share, void *security, DWORD how,
                   DWORD attributes, HANDLE like) {
  return CreateFileW(name, access, share, security, how, attributes, like);
}
AMP_MSVC_WIDE_ONLY(C) BOOL CreateDirectoryA(const C *name, void *security) {
  return CreateDirectoryW(name, security);
}
AMP_MSVC_WIDE_ONLY(C) BOOL RemoveDirectoryA(const C *name) { return RemoveDirectoryW(name); }
AMP_MSVC_WIDE_ONLY(C) BOOL DeleteFileA(const C *name) { return DeleteFileW(name); }
AMP_MSVC_WIDE_ONLY(C) BOOL CopyFileA(const C *from, const wchar_t *to, BOOL fails_if_exists) {
  return CopyFileW(from, to, fails_if_exists);
}
AMP_MSVC_WIDE_ONLY(C) BOOL MoveFileA(const C *from, const wchar_t *to) {
  return MoveFileW(from, to);
}
AMP_MSVC_WIDE_ONLY(C) DWORD GetFileAttributesA(const C *name) { return GetFileAttributesW(name); }
AMP_MSVC_WIDE_ONLY(C) DWORD GetCurrentDirectoryA(DWORD size, C *to) {
  return GetCurrentDirectoryW(size, to);
}
AMP_MSVC_WIDE_ONLY(C) BOOL SetCurrentDirectoryA(const C *name) {
  return SetCurrentDirectoryW(name);
}
AMP_MSVC_WIDE_ONLY(C) DWORD GetTempPathA(DWORD size, C *to) { return GetTempPathW(size, to); }
AMP_MSVC_WIDE_ONLY(C) HANDLE FindFirstFileA(const C *pattern, WIN32_FIND_DATAW *to) {
  return FindFirstFileW(pattern, to);
}
AMP_MSVC_WIDE_ONLY(C) int lstrlenA(const C *text) { return lstrlenW(text); }
AMP_MSVC_WIDE_ONLY(C)
HANDLE CreateEventA(LPSECURITY_ATTRIBUTES of, BOOL manual, BOOL set, const C *name) {
  return CreateEventW(of, manual, set, name);
}
AMP_MSVC_WIDE_ONLY(C) HANDLE CreateMutexA(LPSECURITY_ATTRIBUTES of, BOOL owned, const C *name) {
  return CreateMutexW(of, owned, name);
}

AMP_MSVC_WIDE_ONLY(C) BOOL PlaySoundA(const C *name, HMODULE module, DWORD flags) {
  return PlaySoundW(name, module, flags);
}
AMP_MSVC_WIDE_ONLY(C)
HINSTANCE ShellExecuteA(HWND owner, const wchar_t *verb, const C *file, const wchar_t *arguments,
                        const wchar_t *folder, int show) {
  return ShellExecuteW(owner, verb, file, arguments, folder, show);
}
AMP_MSVC_WIDE_ONLY(C)
HRESULT SHGetFolderPathA(HWND owner, int folder, HANDLE token, DWORD flags, C *to) {
  return SHGetFolderPathW(owner, folder, token, flags, to);
}
AMP_MSVC_WIDE_ONLY(C)
LSTATUS RegOpenKeyExA(HKEY key, const C *name, DWORD options, REGSAM access, HKEY *to) {
  return RegOpenKeyExW(key, name, options, access, to);
}
AMP_MSVC_WIDE_ONLY(C)
LSTATUS RegQueryValueExA(HKEY key, const C *name, DWORD *reserved, DWORD *kind, BYTE *to,
                         DWORD *size) {
  return RegQueryValueExW(key, name, reserved, kind, to, size);
}

#undef AMP_MSVC_WIDE_ONLY

#endif

#endif
