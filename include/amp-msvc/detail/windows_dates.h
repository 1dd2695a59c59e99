//===- windows_dates.h - dates and times as text, of windows.h ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <windows.h> includes this file. The language is the
// English of the United States, whatever the program asks for. A further function that formats for
// a language is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WINDOWS_DATES_H
#define AMP_MSVC_DETAIL_WINDOWS_DATES_H

#include "wide_text.h"
#include "windows_last_error.h"
#include "windows_system.h"
#include "windows_types.h"
#include <algorithm>
#include <cstring>
#include <string>

constexpr DWORD DATE_SHORTDATE = 1, DATE_LONGDATE = 2, TIME_NOMINUTESORSECONDS = 1,
                TIME_NOSECONDS = 2, TIME_NOTIMEMARKER = 4, TIME_FORCE24HOURFORMAT = 8;
#ifndef LOCALE_USER_DEFAULT
#define LOCALE_USER_DEFAULT 0x400
#define LOCALE_SYSTEM_DEFAULT 0x800
#endif

namespace amp_msvc {

inline std::string padded(int number, std::size_t digits) {
  const std::string text = std::to_string(number);
  return text.size() < digits ? std::string(digits - text.size(), '0') + text : text;
}
/// Returns the text for a letter of a format that stands `count` times.
inline std::string part_of_date(char letter, std::size_t count, const SYSTEMTIME &time) {
  static const char *const days[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                     "Thursday", "Friday", "Saturday"};
  static const char *const months[] = {"January",   "February", "March",    "April",
                                       "May",       "June",     "July",     "August",
                                       "September", "October",  "November", "December"};
  const auto name = [count](const std::string &whole) {
    return count == 3 ? whole.substr(0, 3) : whole;
  };
  if (letter == 'd')
    return count < 3 ? padded(time.wDay, count) : name(days[time.wDayOfWeek % 7]);
  if (letter == 'M')
    return count < 3 ? padded(time.wMonth, count) : name(months[(time.wMonth + 11) % 12]);
  if (letter == 'y')
    return count < 3 ? padded(time.wYear % 100, count) : padded(time.wYear, 4);
  return std::string(count, letter);
}
inline std::string part_of_time(char letter, std::size_t count, const SYSTEMTIME &time) {
  const int half = time.wHour % 12;
  switch (letter) {
  case 'h':
    return padded(half ? half : 12, count);
  case 'H':
    return padded(time.wHour, count);
  case 'm':
    return padded(time.wMinute, count);
  case 's':
    return padded(time.wSecond, count);
  case 't':
    return std::string(time.wHour < 12 ? "AM" : "PM").substr(0, count);
  default:
    return std::string(count, letter);
  }
}
/// Replaces the letters of a format; text between quotes stays.
template <typename Part>
std::string format_time(const std::string &format, const SYSTEMTIME &time, Part part) {
  std::string result;
  for (std::size_t at = 0; at < format.size();) {
    if (format[at] == '\'') {
      const std::size_t end = std::min(format.find('\'', at + 1), format.size());
      result += format.substr(at + 1, end - at - 1);
      at = end + 1;
      continue;
    }
    const std::size_t end = std::min(format.find_first_not_of(format[at], at), format.size());
    result += part(format[at], end - at, time);
    at = end;
  }
  return result;
}
inline std::string format_of_time(DWORD flags) {
  std::string format = flags & TIME_FORCE24HOURFORMAT ? "HH" : "h";
  if (!(flags & TIME_NOMINUTESORSECONDS))
    format += flags & TIME_NOSECONDS ? ":mm" : ":mm:ss";
  return flags & (TIME_NOTIMEMARKER | TIME_FORCE24HOURFORMAT) ? format : format + " tt";
}
/// Returns the number of characters with the end; 0 if the buffer is too small.
template <typename C> int give_formatted(const std::basic_string<C> &text, C *to, int size) {
  const int needed = static_cast<int>(text.size()) + 1;
  if (size == 0)
    return needed;
  if (size < needed) {
    SetLastError(error::insufficient_buffer);
    return 0;
  }
  std::memcpy(to, text.c_str(), static_cast<std::size_t>(needed) * sizeof(C));
  return needed;
}
inline std::string date_text(DWORD flags, const SYSTEMTIME *time, const char *format) {
  SYSTEMTIME now;
  GetLocalTime(&now);
  const char *const usual = flags & DATE_LONGDATE ? "dddd, MMMM d, yyyy" : "M/d/yyyy";
  return format_time(format ? format : usual, time ? *time : now, part_of_date);
}
inline std::string time_text(DWORD flags, const SYSTEMTIME *time, const char *format) {
  SYSTEMTIME now;
  GetLocalTime(&now);
  return format_time(format ? format : format_of_time(flags), time ? *time : now, part_of_time);
}

} // namespace amp_msvc

inline int GetDateFormatA(LCID, DWORD flags, const SYSTEMTIME *time, LPCSTR format, LPSTR to,
                          int size) {
  return amp_msvc::give_formatted(amp_msvc::date_text(flags, time, format), to, size);
}
inline int GetDateFormatW(LCID, DWORD flags, const SYSTEMTIME *time, LPCWSTR format, LPWSTR to,
                          int size) {
  const std::string narrow = format ? amp_msvc::narrow(format) : std::string();
  const std::string text = amp_msvc::date_text(flags, time, format ? narrow.c_str() : nullptr);
  return amp_msvc::give_formatted(amp_msvc::widen(text), to, size);
}
inline int GetTimeFormatA(LCID, DWORD flags, const SYSTEMTIME *time, LPCSTR format, LPSTR to,
                          int size) {
  return amp_msvc::give_formatted(amp_msvc::time_text(flags, time, format), to, size);
}
inline int GetTimeFormatW(LCID, DWORD flags, const SYSTEMTIME *time, LPCWSTR format, LPWSTR to,
                          int size) {
  const std::string narrow = format ? amp_msvc::narrow(format) : std::string();
  const std::string text = amp_msvc::time_text(flags, time, format ? narrow.c_str() : nullptr);
  return amp_msvc::give_formatted(amp_msvc::widen(text), to, size);
}

#ifdef UNICODE
#define GetDateFormat GetDateFormatW
#define GetTimeFormat GetTimeFormatW
#else
#define GetDateFormat GetDateFormatA
#define GetTimeFormat GetTimeFormatA
#endif

#endif
