//===- wide_print.h - wprintf as Visual C++ has it ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). In the wide
// formats of Visual C++ `%s` is wide text, in standard C it is narrow text. And a stream of C
// accepts either wide or narrow text, so the output must be written as narrow text (wide_text.h).
// Macros replace wprintf, fwprintf, swprintf, fputws, fputwc, putwc and putwchar by functions that
// convert the format and write UTF-8. crt_wide.h, string_safe.h and atl_strings.h use
// format_wide(). A further function that writes wide text needs a macro, too.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WIDE_PRINT_H
#define AMP_MSVC_DETAIL_WIDE_PRINT_H

#include "passed_text.h"
#include "wide_text.h"
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <cwchar>

namespace amp_msvc {

/// Returns the format of standard C for a wide format of Visual C++.
inline std::wstring standard_format(const wchar_t *format) {
  std::wstring result;
  while (*format) {
    result += *format;
    if (*format++ != L'%')
      continue;
    while (*format && std::wcschr(L"-+ #0123456789.*", *format))
      result += *format++;
    if (std::wcsncmp(format, L"I64", 3) == 0) {
      result += L"ll";
      format += 3;
    } else if (std::wcsncmp(format, L"I32", 3) == 0) {
      format += 3;
    } else if (*format == L'I') {
      result += L'z';
      ++format;
    } else if (*format == L's' || *format == L'c') {
      result += L'l';
    } else if (*format == L'S' || *format == L'C') {
      result += *format++ == L'S' ? L's' : L'c';
    } else if (*format == L'h' && (format[1] == L's' || format[1] == L'c')) {
      ++format;
    } else if (*format == L'w' && (format[1] == L's' || format[1] == L'c')) {
      result += L'l';
      ++format;
    }
    if (*format)
      result += *format++;
  }
  return result;
}

/// Returns a formatted text; it is empty if the format is wrong or the text has 16 Mi characters or
/// more.
inline std::wstring format_wide(const wchar_t *format, va_list arguments) {
  const std::wstring standard = standard_format(format);
  // No function returns the length in advance, so the buffer grows. Text that cannot be converted
  // fails with every size, so there is a largest one.
  constexpr std::size_t largest = std::size_t(1) << 24;
  for (std::wstring text(256, L'\0'); text.size() <= largest; text.resize(text.size() * 4)) {
    va_list again;
    va_copy(again, arguments);
    const int length = std::vswprintf(&text[0], text.size(), standard.c_str(), again);
    va_end(again);
    if (length >= 0) {
      text.resize(static_cast<std::size_t>(length));
      return text;
    }
  }
  return std::wstring();
}

/// Writes a formatted text to a stream as UTF-8. Returns the number of characters, or -1.
inline int print_wide(std::FILE *to, const wchar_t *format, va_list arguments) {
  const std::wstring text = format_wide(format, arguments);
  const std::string bytes = narrow(text);
  return std::fwrite(bytes.data(), 1, bytes.size(), to) == bytes.size()
             ? static_cast<int>(text.size())
             : -1;
}

} // namespace amp_msvc

inline int amp_msvc_fwprintf(std::FILE *to, const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = amp_msvc::print_wide(to, format, arguments);
  va_end(arguments);
  return result;
}

inline int amp_msvc_wprintf(const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = amp_msvc::print_wide(stdout, format, arguments);
  va_end(arguments);
  return result;
}

/// Formats a text to a buffer of `size` characters. Returns the number of characters. If the text
/// does not fit, makes the buffer an empty text and returns -1; so does swprintf_s() here, which
/// ends the program in Visual C++.
inline int amp_msvc_swprintf(wchar_t *to, std::size_t size, const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const std::wstring text = amp_msvc::format_wide(format, arguments);
  va_end(arguments);
  const bool fits = text.size() < size;
  if (size)
    std::wmemcpy(to, fits ? text.c_str() : L"", fits ? text.size() + 1 : 1);
  return fits ? static_cast<int>(text.size()) : -1;
}

template <std::size_t N, typename... Arguments>
int swprintf_s(wchar_t (&to)[N], const wchar_t *format, Arguments... arguments) {
  return amp_msvc_swprintf(to, N, format, amp_msvc::passed_text(arguments)...);
}
template <typename... Arguments>
int swprintf_s(wchar_t *to, std::size_t size, const wchar_t *format, Arguments... arguments) {
  return amp_msvc_swprintf(to, size, format, amp_msvc::passed_text(arguments)...);
}

/// Write text or a character to a stream as UTF-8. Return a number that is not negative, or WEOF.
inline int amp_msvc_fputws(const wchar_t *text, std::FILE *to) {
  return std::fputs(amp_msvc::narrow(text).c_str(), to) < 0 ? -1 : 0;
}
inline std::wint_t amp_msvc_fputwc(wchar_t character, std::FILE *to) {
  std::string bytes;
  amp_msvc::append_utf8(bytes, character);
  return std::fwrite(bytes.data(), 1, bytes.size(), to) == bytes.size()
             ? static_cast<std::wint_t>(character)
             : WEOF;
}
inline std::wint_t amp_msvc_putwchar(wchar_t character) {
  return amp_msvc_fputwc(character, stdout);
}
inline int _putws(const wchar_t *text) {
  return amp_msvc_fputws(text, stdout) < 0 || std::fputs("\n", stdout) < 0 ? -1 : 0;
}

// In std too, for programs that write std::wprintf.
namespace std {
using ::amp_msvc_fputwc;
using ::amp_msvc_fputws;
using ::amp_msvc_fwprintf;
using ::amp_msvc_putwchar;
using ::amp_msvc_swprintf;
using ::amp_msvc_wprintf;
} // namespace std
#define wprintf amp_msvc_wprintf
#define wprintf_s amp_msvc_wprintf
#define fwprintf amp_msvc_fwprintf
#define fwprintf_s amp_msvc_fwprintf
#define swprintf amp_msvc_swprintf
#define fputws amp_msvc_fputws
#define fputwc amp_msvc_fputwc
#define putwc amp_msvc_fputwc
#define putwchar amp_msvc_putwchar

#endif
