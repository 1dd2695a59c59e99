//===- tchar.h - text by the character set of the project -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. Narrow characters, or wide ones where _UNICODE is
// defined, as a project's settings do in Visual C++ (-D_UNICODE).
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_TCHAR_H
#define AMP_MSVC_TCHAR_H

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cwchar>

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

#endif

#endif
