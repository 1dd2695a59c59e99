//===- tchar.h - text functions that depend on the character set of the project ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). Each macro with _t names the
// function for narrow characters, or for wide ones if _UNICODE is defined. In Visual C++ the
// settings of a project define _UNICODE and UNICODE; here the option is -D_UNICODE -DUNICODE.
// UNICODE is for windows.h (detail/windows_types.h), which has to agree about TCHAR. A further
// macro is defined twice, with _UNICODE and without.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_TCHAR_H
#define AMP_MSVC_TCHAR_H

#include "detail/wide_text.h"
#include <cctype>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <cwchar>
#include <cwctype>

#ifdef _UNICODE

typedef wchar_t _TCHAR;
#ifndef _TCHAR_DEFINED
#define _TCHAR_DEFINED
typedef wchar_t TCHAR;
#endif

#define AMP_MSVC_WIDE(text) L##text
#define _T(text) AMP_MSVC_WIDE(text)
#define __T(text) AMP_MSVC_WIDE(text)
#define _TEXT(text) AMP_MSVC_WIDE(text)
#define _tmain wmain
#define _tprintf wprintf
#define _tprintf_s wprintf
#define _ftprintf fwprintf
#define _stprintf _swprintf
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
#define _ftscanf_s fwscanf_s
#define _tsetlocale _wsetlocale
#define _ltot _ltow
#define _ultot _ultow
#define _i64tot _i64tow
#define _itot _itow
#define _tctime _wctime
#define _tctime_s _wctime_s
#define _tasctime _wasctime
#define _tasctime_s _wasctime_s
#define _tstrdate _wstrdate
#define _tstrdate_s _wstrdate_s
#define _tstrtime _wstrtime
#define _tstrtime_s _wstrtime_s
#define _tcsset _wcsset
#define _tcsnset _wcsnset
#define _tcsncat_s wcsncat_s
#define _tcsinc(text) ((text) + 1)
#define _tcsdec(begin, text) ((text) - 1)
#define _tcsnextc(text) (*(text))
#define _TEOF WEOF
typedef wint_t _TINT;
#define _tsystem(command) std::system(::amp_msvc::narrow(command).c_str())
#define _putts(text) (std::wprintf(L"%ls\n", static_cast<const wchar_t *>(text)))
#define _tcsftime std::wcsftime
#define _tremove(name) std::remove(::amp_msvc::narrow(name).c_str())

#define _tsplitpath_s _wsplitpath_s
#define _tsplitpath _wsplitpath
#define _tmakepath_s _wmakepath_s
#define _tmakepath _wmakepath
#define _tfullpath _wfullpath
#define _tgetenv _wgetenv
#define _tgetenv_s _wgetenv_s
#define _tdupenv_s _wdupenv_s
#define _taccess _waccess
#define _taccess_s _waccess_s
#define _tmkdir _wmkdir
#define _trmdir _wrmdir
#define _tchdir _wchdir
#define _tgetcwd _wgetcwd
#define _trename _wrename
#define _tunlink _wunlink
#define _tcstok wcstok
#define _tcstok_s wcstok_s
#define _sntprintf_s _snwprintf_s
#define _vsntprintf_s _vsnwprintf_s
#define _sntprintf _snwprintf
#define _vsntprintf _vsnwprintf
#define _sctprintf _scwprintf
#define _vsctprintf _vscwprintf
#define _tcslwr _wcslwr
#define _tcsupr _wcsupr
#define _tcslwr_s _wcslwr_s
#define _tcsupr_s _wcsupr_s
#define _tcsrev _wcsrev
#define _tcsnlen ::wcsnlen
#define _tcsclen std::wcslen
#define _tcspbrk std::wcspbrk
#define _tcsspn std::wcsspn
#define _tcscspn std::wcscspn
#define _tcscoll std::wcscoll
#define _tcserror_s _wcserror_s
#define _tfreopen _wfreopen
#define _tfreopen_s _wfreopen_s
#define _tfsopen _wfsopen
#define _tpopen _wpopen
#define _tstoi64 _wtoi64
#define _ttoi64 _wtoi64
#define _ttof _wtof
#define _istprint std::iswprint
#define _istpunct std::iswpunct
#define _istxdigit std::iswxdigit
#define _istlower std::iswlower
#define _fgettc std::fgetwc
#define _fputtc std::fputwc
#define _tcsncat std::wcsncat
#define _tcsxfrm std::wcsxfrm
#define _tcstoi64 std::wcstoll
#define _tcstoui64 std::wcstoull
#define _stscanf std::swscanf
#define _tscanf std::wscanf
#define _ftscanf std::fwscanf
#define _ftprintf_s fwprintf
#define _tcsicoll _wcsicoll

#else

typedef char _TCHAR;
#ifndef _TCHAR_DEFINED
#define _TCHAR_DEFINED
typedef char TCHAR;
#endif

#define _T(text) text
#define __T(text) text
#define _TEXT(text) text
#define _tmain main
#define _tprintf std::printf
#define _tprintf_s std::printf
#define _ftprintf std::fprintf
#define _stprintf std::sprintf
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
#define _ftscanf_s fscanf_s
#define _tsetlocale std::setlocale
#define _ltot _ltoa
#define _ultot _ultoa
#define _i64tot _i64toa
#define _itot _itoa
#define _tctime std::ctime
#define _tctime_s ctime_s
#define _tasctime std::asctime
#define _tasctime_s asctime_s
#define _tstrdate _strdate
#define _tstrdate_s _strdate_s
#define _tstrtime _strtime
#define _tstrtime_s _strtime_s
#define _tcsset _strset
#define _tcsnset _strnset
#define _tcsncat_s strncat_s
#define _tcsinc(text) ((text) + 1)
#define _tcsdec(begin, text) ((text) - 1)
#define _tcsnextc(text) (*(text))
#define _TEOF EOF
typedef int _TINT;
#define _tsystem std::system
#define _putts std::puts
#define _tcsftime std::strftime
#define _tremove std::remove
#define _tgetenv std::getenv

#define _tsplitpath_s _splitpath_s
#define _tsplitpath _splitpath
#define _tmakepath_s _makepath_s
#define _tmakepath _makepath
#define _tfullpath _fullpath
#define _tgetenv_s getenv_s
#define _tdupenv_s _dupenv_s
#define _taccess ::access
#define _taccess_s _access_s
#define _tmkdir _mkdir
#define _trmdir _rmdir
#define _tchdir _chdir
#define _tgetcwd ::getcwd
#define _trename std::rename
#define _tunlink ::unlink
#define _tcstok std::strtok
#define _tcstok_s strtok_s
#define _sntprintf_s _snprintf_s
#define _vsntprintf_s _vsnprintf_s
#define _sntprintf _snprintf
#define _vsntprintf _vsnprintf
#define _sctprintf _scprintf
#define _vsctprintf _vscprintf
#define _tcslwr _strlwr
#define _tcsupr _strupr
#define _tcslwr_s _strlwr_s
#define _tcsupr_s _strupr_s
#define _tcsrev _strrev
#define _tcsnlen ::strnlen
#define _tcsclen std::strlen
#define _tcspbrk std::strpbrk
#define _tcsspn std::strspn
#define _tcscspn std::strcspn
#define _tcscoll std::strcoll
#define _tcserror_s strerror_s
#define _tfreopen std::freopen
#define _tfreopen_s freopen_s
#define _tfsopen _fsopen
#define _tpopen ::popen
#define _tstoi64 _atoi64
#define _ttoi64 _atoi64
#define _ttof std::atof
#define _istprint std::isprint
#define _istpunct std::ispunct
#define _istxdigit std::isxdigit
#define _istlower std::islower
#define _fgettc std::fgetc
#define _fputtc std::fputc
#define _ftscanf_s fscanf_s
#define _tcsncat std::strncat
#define _tcsxfrm std::strxfrm
#define _tcstoi64 std::strtoll
#define _tcstoui64 std::strtoull
#define _stscanf std::sscanf
#define _tscanf std::scanf
#define _ftscanf std::fscanf
#define _ftprintf_s std::fprintf
#define _tcsicoll _stricoll

#endif

#endif
