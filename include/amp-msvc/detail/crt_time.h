//===- crt_time.h - the time functions of Visual C++'s C library ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). The type
// time_t has 64 bits here, so the functions with 64 in their names are the standard ones. A further
// function of this subject is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_CRT_TIME_H
#define AMP_MSVC_DETAIL_CRT_TIME_H

#include "crt_text.h"
#include "secure.h"
#include <cerrno>
#include <ctime>
#include <cwchar>

#ifndef CLK_TCK
#define CLK_TCK CLOCKS_PER_SEC
#endif

inline std::tm *_localtime64(const std::time_t *time) { return std::localtime(time); }
inline std::tm *_gmtime64(const std::time_t *time) { return std::gmtime(time); }
inline errno_t _gmtime64_s(std::tm *to, const std::time_t *from) {
  return ::gmtime_r(from, to) ? 0 : EINVAL;
}
inline std::time_t _mktime64(std::tm *time) { return std::mktime(time); }
inline std::time_t _mkgmtime(std::tm *time) { return ::timegm(time); }
inline std::time_t _mkgmtime64(std::tm *time) { return ::timegm(time); }
inline double _difftime64(std::time_t end, std::time_t begin) { return std::difftime(end, begin); }
inline char *_ctime64(const std::time_t *time) { return std::ctime(time); }
inline errno_t _ctime64_s(char *to, std::size_t size, const std::time_t *time) {
  amp_msvc::require(to && time && size >= 26, "_ctime64_s");
  return ::ctime_r(time, to) ? 0 : EINVAL;
}
template <std::size_t N> errno_t _ctime64_s(char (&to)[N], const std::time_t *time) {
  return _ctime64_s(to, N, time);
}

/// Write the date as `MM/DD/YY` and the time as `HH:MM:SS`, to a buffer of at least 9 characters.
inline char *_strdate(char *to) {
  _strdate_s(to, 9);
  return to;
}
inline char *_strtime(char *to) {
  _strtime_s(to, 9);
  return to;
}

namespace amp_msvc {

/// Copies text of ASCII characters with its end. Ends the program if it does not fit.
inline errno_t copy_ascii(wchar_t *to, std::size_t size, const char *text, const char *function) {
  require(to && text && std::strlen(text) < size, function);
  do
    *to++ = static_cast<wchar_t>(*text);
  while (*text++);
  return 0;
}

} // namespace amp_msvc

inline errno_t _wasctime_s(wchar_t *to, std::size_t size, const std::tm *time) {
  char text[26];
  return amp_msvc::copy_ascii(to, size, ::asctime_r(time, text), "_wasctime_s");
}
inline errno_t _wctime_s(wchar_t *to, std::size_t size, const std::time_t *time) {
  char text[26];
  return amp_msvc::copy_ascii(to, size, ::ctime_r(time, text), "_wctime_s");
}
inline errno_t _wstrdate_s(wchar_t *to, std::size_t size) {
  char text[9];
  return amp_msvc::copy_ascii(to, size, _strdate(text), "_wstrdate_s");
}
inline errno_t _wstrtime_s(wchar_t *to, std::size_t size) {
  char text[9];
  return amp_msvc::copy_ascii(to, size, _strtime(text), "_wstrtime_s");
}
template <std::size_t N> errno_t _wasctime_s(wchar_t (&to)[N], const std::tm *time) {
  return _wasctime_s(to, N, time);
}
template <std::size_t N> errno_t _wctime_s(wchar_t (&to)[N], const std::time_t *time) {
  return _wctime_s(to, N, time);
}
template <std::size_t N> errno_t _wstrdate_s(wchar_t (&to)[N]) { return _wstrdate_s(to, N); }
template <std::size_t N> errno_t _wstrtime_s(wchar_t (&to)[N]) { return _wstrtime_s(to, N); }

/// Return text in a buffer of the thread, which the next call overwrites.
inline wchar_t *_wasctime(const std::tm *time) {
  static thread_local wchar_t text[26];
  _wasctime_s(text, time);
  return text;
}
inline wchar_t *_wctime(const std::time_t *time) {
  static thread_local wchar_t text[26];
  _wctime_s(text, time);
  return text;
}
inline wchar_t *_wstrdate(wchar_t *to) {
  _wstrdate_s(to, 9);
  return to;
}
inline wchar_t *_wstrtime(wchar_t *to) {
  _wstrtime_s(to, 9);
  return to;
}

#endif
