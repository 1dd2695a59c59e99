//===- tchar.h - text by the character set of the project -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. Narrow characters, or wide ones where _UNICODE is
// defined, as a project's settings do in Visual C++ (-D_UNICODE).
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_TCHAR_H
#define AMP_MSVC_TCHAR_H

#include "detail/wide_text.h"
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <cwchar>
#include <cwctype>

#ifdef _UNICODE

typedef wchar_t _TCHAR;
typedef wchar_t TCHAR;

#define AMP_MSVC_WIDE(text) L##text
#define _T(text) AMP_MSVC_WIDE(text)
#define _TEXT(text) AMP_MSVC_WIDE(text)
#define _tmain wmain
#define _tprintf wprintf
#define _tprintf_s wprintf
#define _ftprintf fwprintf
#define _stprintf_s swprintf_s
#define _tcscmp wcscmp
#define _tcsicmp wcscasecmp
#define _tcslen wcslen
#define _tstoi _wtoi
#define _ttoi _wtoi
#define _tstof(text) wcstod(text, nullptr)
#define _tfopen _wfopen
#define _tfopen_s _wfopen_s
#define _tcscpy std::wcscpy
#define _tcscpy_s wcscpy_s
#define _tcsncpy std::wcsncpy
#define _tcsncpy_s wcsncpy_s
#define _tcscat std::wcscat
#define _tcscat_s wcscat_s
#define _tcsncmp std::wcsncmp
#define _tcsnicmp wcsncasecmp
#define _tcschr std::wcschr
#define _tcsrchr std::wcsrchr
#define _tcsstr std::wcsstr
#define _tcsdup _wcsdup
#define _tcstol std::wcstol
#define _tcstoul std::wcstoul
#define _tcstod std::wcstod
#define _tstol(text) std::wcstol(text, nullptr, 10)
#define _ttol(text) std::wcstol(text, nullptr, 10)
#define _itot_s _itow_s
#define _totupper std::towupper
#define _totlower std::towlower
#define _istdigit std::iswdigit
#define _istalpha std::iswalpha
#define _istalnum std::iswalnum
#define _istspace std::iswspace
#define _istupper std::iswupper
#define _vstprintf_s vswprintf_s
#define _vftprintf vfwprintf
#define _vtprintf vwprintf
#define _fputts std::fputws
#define _fgetts std::fgetws
#define _puttchar std::putwchar
#define _gettchar std::getwchar
#define _stscanf_s swscanf_s
#define _tscanf_s wscanf_s
#define _tsystem(command) std::system(::amp_msvc::narrow(command).c_str())
#define _putts(text) (std::wprintf(L"%ls\n", static_cast<const wchar_t *>(text)))
#define _tcsftime std::wcsftime
#define _tremove(name) std::remove(::amp_msvc::narrow(name).c_str())

#else

typedef char _TCHAR;
typedef char TCHAR;

#define _T(text) text
#define _TEXT(text) text
#define _tmain main
#define _tprintf std::printf
#define _tprintf_s std::printf
#define _ftprintf std::fprintf
#define _stprintf_s sprintf_s
#define _tcscmp std::strcmp
#define _tcsicmp strcasecmp
#define _tcslen std::strlen
#define _tstoi std::atoi
#define _ttoi std::atoi
#define _tstof std::atof
#define _tfopen std::fopen
#define _tfopen_s fopen_s
#define _tcscpy std::strcpy
#define _tcscpy_s strcpy_s
#define _tcsncpy std::strncpy
#define _tcsncpy_s strncpy_s
#define _tcscat std::strcat
#define _tcscat_s strcat_s
#define _tcsncmp std::strncmp
#define _tcsnicmp strncasecmp
#define _tcschr std::strchr
#define _tcsrchr std::strrchr
#define _tcsstr std::strstr
#define _tcsdup strdup
#define _tcstol std::strtol
#define _tcstoul std::strtoul
#define _tcstod std::strtod
#define _tstol std::atol
#define _ttol std::atol
#define _itot_s _itoa_s
#define _totupper std::toupper
#define _totlower std::tolower
#define _istdigit std::isdigit
#define _istalpha std::isalpha
#define _istalnum std::isalnum
#define _istspace std::isspace
#define _istupper std::isupper
#define _vstprintf_s vsprintf_s
#define _vftprintf std::vfprintf
#define _vtprintf std::vprintf
#define _fputts std::fputs
#define _fgetts std::fgets
#define _puttchar std::putchar
#define _gettchar std::getchar
#define _stscanf_s sscanf_s
#define _tscanf_s scanf_s
#define _tsystem std::system
#define _putts std::puts
#define _tcsftime std::strftime
#define _tremove std::remove
#define _tgetenv std::getenv

#endif

#endif
