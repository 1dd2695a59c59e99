//===- crt_text.h - text, paths, time and floating point of Visual C++'s C library ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). The C
// library of the system does not have the functions of this file, or has them under other names.
// Most of those with _s end the program if they would write past a buffer (secure.h). A further
// function of this subject is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_CRT_TEXT_H
#define AMP_MSVC_DETAIL_CRT_TEXT_H

#include "crt.h"
#include "passed_text.h"
#include "secure.h"
#include "wide_text.h"
#include <cctype>
#include <cstdint>
#include <cwctype>
#include <string>
#include <sys/time.h>
#include <unistd.h>

#define _alloca(SIZE) __builtin_alloca(SIZE)
#define _malloca(SIZE) std::malloc(SIZE)
#define _freea(BLOCK) std::free(BLOCK)
#define _O_TEXT 0x4000
#define _O_BINARY 0x8000
#define _O_U8TEXT 0x40000
#define _O_U16TEXT 0x20000
#define _O_WTEXT 0x10000

/// Does nothing: files have one mode here, in which wide text is written as UTF-8.
inline int _setmode(int, int) { return _O_TEXT; }

inline std::FILE *_wfopen(const wchar_t *name, const wchar_t *mode) {
  return std::fopen(amp_msvc::narrow(name).c_str(), amp_msvc::narrow(mode).c_str());
}
inline errno_t _wfopen_s(std::FILE **file, const wchar_t *name, const wchar_t *mode) {
  *file = _wfopen(name, mode);
  return *file ? 0 : errno;
}
inline std::FILE *_fsopen(const char *name, const char *mode, int) {
  return std::fopen(name, mode);
}
inline errno_t freopen_s(std::FILE **file, const char *name, const char *mode, std::FILE *old) {
  *file = std::freopen(name, mode, old);
  return *file ? 0 : errno;
}
inline errno_t tmpfile_s(std::FILE **file) {
  *file = std::tmpfile();
  return *file ? 0 : errno;
}
inline errno_t _access_s(const char *name, int mode) {
  return ::access(name, mode) == 0 ? 0 : errno;
}

inline char *_strlwr(char *text) {
  for (char *c = text; *c; ++c)
    *c = static_cast<char>(std::tolower(static_cast<unsigned char>(*c)));
  return text;
}
inline char *_strupr(char *text) {
  for (char *c = text; *c; ++c)
    *c = static_cast<char>(std::toupper(static_cast<unsigned char>(*c)));
  return text;
}
inline char *_strrev(char *text) {
  for (std::size_t i = 0, j = std::strlen(text); i + 1 < j; ++i) {
    const char c = text[i];
    text[i] = text[--j];
    text[j] = c;
  }
  return text;
}
inline errno_t _strlwr_s(char *text, std::size_t) { return _strlwr(text) ? 0 : EINVAL; }
inline errno_t _strupr_s(char *text, std::size_t) { return _strupr(text) ? 0 : EINVAL; }
template <std::size_t N> errno_t _strlwr_s(char (&text)[N]) { return _strlwr_s(text, N); }
template <std::size_t N> errno_t _strupr_s(char (&text)[N]) { return _strupr_s(text, N); }
inline errno_t strerror_s(char *to, std::size_t size, int error) {
  return std::snprintf(to, size, "%s", std::strerror(error)) < 0 ? EINVAL : 0;
}
/// The text of errno, after the program's own.
inline errno_t _strerror_s(char *to, std::size_t size, const char *text) {
  const std::string all = (text ? std::string(text) + ": " : "") + std::strerror(errno) + "\n";
  amp_msvc::require(to && all.size() < size, "_strerror_s");
  std::memcpy(to, all.c_str(), all.size() + 1);
  return 0;
}
template <std::size_t N> errno_t _strerror_s(char (&to)[N], const char *text) {
  return _strerror_s(to, N, text);
}
template <std::size_t N> errno_t strerror_s(char (&to)[N], int error) {
  return strerror_s(to, N, error);
}
template <std::size_t N> int vsprintf_s(char (&to)[N], const char *format, va_list arguments) {
  return vsprintf_s(static_cast<char *>(to), N, format, arguments);
}
inline int _vscprintf(const char *format, va_list arguments) {
  return std::vsnprintf(nullptr, 0, amp_msvc::standard_lengths(format).c_str(), arguments);
}
template <typename... Arguments> int _scprintf(const char *format, Arguments... arguments) {
  return std::snprintf(nullptr, 0, amp_msvc::standard_lengths(format).c_str(),
                       amp_msvc::passed_text(arguments)...);
}

inline errno_t mbstowcs_s(std::size_t *count, wchar_t *to, std::size_t size, const char *from,
                          std::size_t most) {
  const std::wstring wide = amp_msvc::widen(from);
  std::size_t length = wide.size() < most ? wide.size() : most;
  if (count)
    *count = length + 1;
  if (!to)
    return 0;
  amp_msvc::require(length < size || most == _TRUNCATE, "mbstowcs_s");
  length = length < size ? length : size - 1;
  wide.copy(to, length);
  to[length] = L'\0';
  return 0;
}
inline errno_t wcstombs_s(std::size_t *count, char *to, std::size_t size, const wchar_t *from,
                          std::size_t most) {
  const std::string narrow = amp_msvc::narrow(from);
  std::size_t length = narrow.size() < most ? narrow.size() : most;
  if (count)
    *count = length + 1;
  if (!to)
    return 0;
  amp_msvc::require(length < size || most == _TRUNCATE, "wcstombs_s");
  length = length < size ? length : size - 1;
  narrow.copy(to, length);
  to[length] = '\0';
  return 0;
}

inline char *_gcvt(double value, int digits, char *to) {
  std::sprintf(to, "%.*g", digits, value);
  return to;
}
inline std::int64_t _wtoi64(const wchar_t *text) { return std::wcstoll(text, nullptr, 10); }
inline double _wtof(const wchar_t *text) { return std::wcstod(text, nullptr); }

namespace amp_msvc {

/// Returns the path from the root, without `.` and `..`. The file need not exist.
inline std::string absolute_path(const char *name) {
  std::string path = path_of(name);
  if (path.empty() || path[0] != '/') {
    char *const folder = ::getcwd(nullptr, 0);
    path = (folder ? folder : "") + (path.empty() ? "" : '/' + path);
    std::free(folder);
  }
  std::string result;
  for (std::size_t i = 0; i < path.size();) {
    const std::size_t end = std::min(path.find('/', i), path.size());
    const std::string part = path.substr(i, end - i);
    if (part == "..")
      result.erase(std::min(result.rfind('/'), result.size()));
    else if (!part.empty() && part != ".")
      result += '/' + part;
    i = end + 1;
  }
  if (result.empty() || path.back() == '/')
    result += '/';
  return result;
}

} // namespace amp_msvc

#define _MAX_DRIVE 3
#define _MAX_DIR 256
#define _MAX_EXT 256
/// Splits a path into drive, folder, name and extension. Both kinds of slashes separate folders. A
/// null pointer skips a part.
inline errno_t _splitpath_s(const char *path, char *drive, std::size_t drive_size, char *folder,
                            std::size_t folder_size, char *name, std::size_t name_size,
                            char *extension, std::size_t extension_size) {
  const std::string whole(path);
  const std::size_t colon = whole.size() > 1 && whole[1] == ':' ? 2 : 0;
  const std::size_t slash = whole.find_last_of("/\\");
  const std::size_t first = slash == std::string::npos ? colon : slash + 1;
  const std::size_t dot = whole.find_last_of('.');
  const std::size_t last = dot == std::string::npos || dot < first ? whole.size() : dot;
  const auto put = [](char *to, std::size_t size, const std::string &text) {
    amp_msvc::require(!to || text.size() < size, "_splitpath_s");
    if (to)
      std::strcpy(to, text.c_str());
  };
  put(drive, drive_size, whole.substr(0, colon));
  put(folder, folder_size, whole.substr(colon, first - colon));
  put(name, name_size, whole.substr(first, last - first));
  put(extension, extension_size, whole.substr(last));
  return 0;
}
template <std::size_t D, std::size_t F, std::size_t N, std::size_t E>
errno_t _splitpath_s(const char *path, char (&drive)[D], char (&folder)[F], char (&name)[N],
                     char (&extension)[E]) {
  return _splitpath_s(path, drive, D, folder, F, name, N, extension, E);
}
inline void _splitpath(const char *path, char *drive, char *folder, char *name, char *extension) {
  const std::size_t all = static_cast<std::size_t>(-1);
  _splitpath_s(path, drive, all, folder, all, name, all, extension, all);
}

namespace amp_msvc {

/// Returns the path of these parts. It adds the colon of a drive, the slash of a folder and the
/// point of an extension if they are missing.
inline std::string joined_path(const std::string &drive, const std::string &folder,
                               const std::string &name, const std::string &extension) {
  std::string path = drive.substr(0, 1);
  if (!path.empty())
    path += ':';
  path += folder;
  if (!folder.empty() && folder.back() != '/' && folder.back() != '\\')
    path += folder.find('/') == std::string::npos && folder.find('\\') != std::string::npos ? '\\'
                                                                                            : '/';
  path += name;
  if (!extension.empty() && extension[0] != '.')
    path += '.';
  return path + extension;
}

} // namespace amp_msvc

inline errno_t _makepath_s(char *to, std::size_t size, const char *drive, const char *folder,
                           const char *name, const char *extension) {
  const auto text = [](const char *part) { return std::string(part ? part : ""); };
  const std::string path =
      amp_msvc::joined_path(text(drive), text(folder), text(name), text(extension));
  amp_msvc::require(path.size() < size, "_makepath_s");
  std::strcpy(to, path.c_str());
  return 0;
}
template <std::size_t N>
errno_t _makepath_s(char (&to)[N], const char *drive, const char *folder, const char *name,
                    const char *extension) {
  return _makepath_s(to, N, drive, folder, name, extension);
}
inline void _makepath(char *to, const char *drive, const char *folder, const char *name,
                      const char *extension) {
  _makepath_s(to, static_cast<std::size_t>(-1), drive, folder, name, extension);
}
/// Null if the path does not fit. A null pointer `to` is for memory that the caller frees.
inline char *_fullpath(char *to, const char *path, std::size_t size) {
  const std::string found = amp_msvc::absolute_path(path ? path : "");
  if (!to)
    return ::strdup(found.c_str());
  return found.size() < size ? std::strcpy(to, found.c_str()) : nullptr;
}

struct _timeb {
  std::time_t time;
  unsigned short millitm;
  short timezone, dstflag;
};
#define __timeb64 _timeb
inline errno_t _ftime_s(_timeb *to) {
  timeval now;
  ::gettimeofday(&now, nullptr);
  *to = {now.tv_sec, static_cast<unsigned short>(now.tv_usec / 1000), 0, 0};
  return 0;
}
inline void _ftime(_timeb *to) { _ftime_s(to); }
inline void _ftime64(_timeb *to) { _ftime_s(to); }
inline errno_t _ftime64_s(_timeb *to) { return _ftime_s(to); }
inline errno_t _localtime64_s(std::tm *to, const std::time_t *from) {
  return ::localtime_r(from, to) ? 0 : EINVAL;
}
inline errno_t _strdate_s(char *to, std::size_t size) {
  const std::time_t now = std::time(nullptr);
  return std::strftime(to, size, "%m/%d/%y", std::localtime(&now)) ? 0 : ERANGE;
}
inline errno_t _strtime_s(char *to, std::size_t size) {
  const std::time_t now = std::time(nullptr);
  return std::strftime(to, size, "%H:%M:%S", std::localtime(&now)) ? 0 : ERANGE;
}
template <std::size_t N> errno_t _strdate_s(char (&to)[N]) { return _strdate_s(to, N); }
template <std::size_t N> errno_t _strtime_s(char (&to)[N]) { return _strtime_s(to, N); }

/// The functions that control the floating-point unit do nothing. Programs unmask its exceptions to
/// find mistakes; here such an exception does not stop them.
#define _MCW_EM 0x0008001f
#define _MCW_RC 0x00000300
#define _MCW_DN 0x03000000
#define _EM_INVALID 0x00000010
#define _EM_ZERODIVIDE 0x00000008
#define _EM_OVERFLOW 0x00000004
#define _EM_UNDERFLOW 0x00000002
#define _EM_INEXACT 0x00000001
#define _DN_FLUSH 0x01000000
inline errno_t _controlfp_s(unsigned int *current, unsigned int, unsigned int) {
  if (current)
    *current = _MCW_EM;
  return 0;
}
inline unsigned int _controlfp(unsigned int, unsigned int) { return _MCW_EM; }
inline unsigned int _clearfp() { return 0; }
inline unsigned int _statusfp() { return 0; }
inline int _set_printf_count_output(int) { return 0; }
inline unsigned int _set_abort_behavior(unsigned int, unsigned int) { return 0; }
inline int _set_error_mode(int) { return 0; }
inline unsigned int _set_output_format(unsigned int) { return 0; }
#define _TWO_DIGIT_EXPONENT 1
#define _copysign copysign
#define _nextafter nextafter
#define _logb logb
#define _scalb scalbn
#define _cabs(Z) hypot((Z).x, (Z).y)

#endif
