//===- windows_registry.h - the registry of winreg.h, which is empty here -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <windows.h> includes this file. There is no registry. Programs read the name of the processor or
// settings of their own from it, and go on without them: each function that opens or reads returns
// ERROR_FILE_NOT_FOUND, and each that creates or writes ERROR_ACCESS_DENIED. Without UNICODE
// those for opening and reading take wide text as well (windows_either.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_REGISTRY_H
#define AMP_MSVC_DETAIL_WINDOWS_REGISTRY_H

#include "windows_errors.h"
#include "windows_types.h"
#include "windows_user.h"

#define HKEY_CLASSES_ROOT (reinterpret_cast<HKEY>(static_cast<ULONG_PTR>(0x80000000u)))
#define HKEY_CURRENT_USER (reinterpret_cast<HKEY>(static_cast<ULONG_PTR>(0x80000001u)))
#define HKEY_LOCAL_MACHINE (reinterpret_cast<HKEY>(static_cast<ULONG_PTR>(0x80000002u)))
#define HKEY_USERS (reinterpret_cast<HKEY>(static_cast<ULONG_PTR>(0x80000003u)))
typedef HKEY *PHKEY;
typedef LONG LSTATUS;
typedef DWORD REGSAM;
constexpr DWORD KEY_QUERY_VALUE = 1, KEY_SET_VALUE = 2, KEY_READ = 0x20019, KEY_WRITE = 0x20006,
                KEY_ALL_ACCESS = 0xf003f, KEY_WOW64_64KEY = 0x100, KEY_WOW64_32KEY = 0x200,
                REG_NONE = 0, REG_SZ = 1, REG_EXPAND_SZ = 2, REG_BINARY = 3, REG_DWORD = 4,
                REG_MULTI_SZ = 7, REG_QWORD = 11, REG_OPTION_NON_VOLATILE = 0, RRF_RT_ANY = 0xffff,
                RRF_RT_REG_SZ = 2, RRF_RT_REG_DWORD = 0x10;

// Declares a function for narrow text and one for wide text, the type C.
#define AMP_MSVC_REGISTRY(SUFFIX, C)                                                               \
  inline LSTATUS RegOpenKeyEx##SUFFIX(HKEY, const C *, DWORD, REGSAM, HKEY *) {                    \
    return ERROR_FILE_NOT_FOUND;                                                                   \
  }                                                                                                \
  inline LSTATUS RegOpenKey##SUFFIX(HKEY, const C *, HKEY *) { return ERROR_FILE_NOT_FOUND; }      \
  inline LSTATUS RegQueryValueEx##SUFFIX(HKEY, const C *, DWORD *, DWORD *, BYTE *, DWORD *) {     \
    return ERROR_FILE_NOT_FOUND;                                                                   \
  }                                                                                                \
  inline LSTATUS RegGetValue##SUFFIX(HKEY, const C *, const C *, DWORD, DWORD *, PVOID, DWORD *) { \
    return ERROR_FILE_NOT_FOUND;                                                                   \
  }                                                                                                \
  inline LSTATUS RegSetValueEx##SUFFIX(HKEY, const C *, DWORD, DWORD, const BYTE *, DWORD) {       \
    return ERROR_ACCESS_DENIED;                                                                    \
  }                                                                                                \
  inline LSTATUS RegCreateKeyEx##SUFFIX(HKEY, const C *, DWORD, C *, DWORD, REGSAM, void *,        \
                                        HKEY *, DWORD *) {                                         \
    return ERROR_ACCESS_DENIED;                                                                    \
  }
AMP_MSVC_REGISTRY(A, char)
AMP_MSVC_REGISTRY(W, wchar_t)
#undef AMP_MSVC_REGISTRY
inline LSTATUS RegCloseKey(HKEY) { return ERROR_SUCCESS; }

#ifdef UNICODE
#define RegOpenKeyEx RegOpenKeyExW
#define RegOpenKey RegOpenKeyW
#define RegQueryValueEx RegQueryValueExW
#define RegGetValue RegGetValueW
#define RegSetValueEx RegSetValueExW
#define RegCreateKeyEx RegCreateKeyExW
#else
#define RegOpenKeyEx RegOpenKeyExA
#define RegOpenKey RegOpenKeyA
#define RegQueryValueEx RegQueryValueExA
#define RegGetValue RegGetValueA
#define RegSetValueEx RegSetValueExA
#define RegCreateKeyEx RegCreateKeyExA
#endif

#endif
