//===- secure.h - the _s functions of Visual C++'s C library, and names with an underscore ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). The "secure"
// functions, such as strcpy_s, end the program if they would write past a buffer or get a null
// pointer, as Microsoft's do by default. Most names with an underscore are functions of POSIX. The
// files crt*.h have more functions of both kinds, and call require() and standard_lengths(). A
// further function belongs in the file crt*.h of its subject.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_SECURE_H
#define AMP_MSVC_DETAIL_SECURE_H

#include "passed_text.h"
#include <cerrno>
#include <cstdarg>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <cwchar>
#include <string>
#include <strings.h>

typedef int errno_t;

namespace amp_msvc {

/// Returns a format of printf with the length modifiers of C in place of those that only Visual C++
/// has: `I64` and `I32`, `I` for the size of a pointer, and `w` for wide text.
inline std::string standard_lengths(const char *format) {
  std::string result;
  while (*format) {
    result += *format;
    if (*format++ != '%')
      continue;
    while (*format && std::strchr("-+ #0123456789.*", *format))
      result += *format++;
    if (*format == 'I') {
      const bool is64 = std::strncmp(format, "I64", 3) == 0;
      const bool is32 = std::strncmp(format, "I32", 3) == 0;
      result += is64 ? "ll" : is32 ? "" : "z";
      format += is64 || is32 ? 3 : 1;
    } else if (*format == 'w' && (format[1] == 's' || format[1] == 'c')) {
      result += 'l';
      ++format;
    }
    if (*format)
      result += *format++;
  }
  return result;
}

/// The number of elements of an array. `_countof` evaluates nothing, so that it may name a member
/// of a class without an object.
template <typename T> struct count_of;
template <typename T, std::size_t N> struct count_of<T[N]> {
  static constexpr std::size_t value = N;
};
template <typename T> struct count_of<T &> : count_of<T> {};

/// Ends the program with a message that names the function if the condition is false.
inline void require(bool condition, const char *function) {
  if (condition)
    return;
  std::fprintf(stderr, "%s: invalid parameter\n", function);
  std::abort();
}

} // namespace amp_msvc

#define _countof(ARRAY) (::amp_msvc::count_of<decltype(ARRAY)>::value)
#ifndef _TRUNCATE
#define _TRUNCATE (static_cast<std::size_t>(-1))
#define STRUNCATE 80
#endif

#define _stricmp strcasecmp
#define _strnicmp strncasecmp
#define _strdup strdup
#define _wcsicmp wcscasecmp
#define _snprintf std::snprintf
#define _getcwd getcwd
#define printf_s std::printf
#define fprintf_s std::fprintf

__attribute__((format(printf, 3, 4))) inline int sprintf_s(char *to, std::size_t size,
                                                           const char *format, ...) {
  amp_msvc::require(to && format, "sprintf_s");
  va_list arguments;
  va_start(arguments, format);
  const int length =
      std::vsnprintf(to, size, amp_msvc::standard_lengths(format).c_str(), arguments);
  va_end(arguments);
  amp_msvc::require(length >= 0 && static_cast<std::size_t>(length) < size, "sprintf_s");
  return length;
}

template <std::size_t N, typename... Arguments>
int sprintf_s(char (&to)[N], const char *format, Arguments... arguments) {
  return sprintf_s(static_cast<char *>(to), N, format, amp_msvc::passed_text(arguments)...);
}

inline errno_t strcpy_s(char *to, std::size_t size, const char *from) {
  amp_msvc::require(to && from && std::strlen(from) < size, "strcpy_s");
  std::strcpy(to, from);
  return 0;
}
template <std::size_t N> errno_t strcpy_s(char (&to)[N], const char *from) {
  return strcpy_s(to, N, from);
}

inline errno_t strcat_s(char *to, std::size_t size, const char *from) {
  amp_msvc::require(to && from && std::strlen(to) + std::strlen(from) < size, "strcat_s");
  std::strcat(to, from);
  return 0;
}
template <std::size_t N> errno_t strcat_s(char (&to)[N], const char *from) {
  return strcat_s(to, N, from);
}

inline errno_t memcpy_s(void *to, std::size_t size, const void *from, std::size_t count) {
  amp_msvc::require(count == 0 || (to && from && count <= size), "memcpy_s");
  if (count)
    std::memcpy(to, from, count);
  return 0;
}

inline errno_t fopen_s(std::FILE **file, const char *name, const char *mode) {
  amp_msvc::require(file && name && mode, "fopen_s");
  *file = std::fopen(name, mode);
  return *file ? 0 : errno;
}

inline errno_t localtime_s(std::tm *to, const std::time_t *from) {
  return ::localtime_r(from, to) ? 0 : EINVAL;
}

inline int _wtoi(const wchar_t *text) { return static_cast<int>(std::wcstol(text, nullptr, 10)); }

#endif
