//===- wide_print.h - wprintf as Visual C++ has it ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In a wide format `%s` is wide text there and narrow text in standard C; and the output has to
// stand beside what printf writes.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WIDE_PRINT_H
#define AMP_MSVC_DETAIL_WIDE_PRINT_H

#include "wide_text.h"
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <cwchar>

namespace amp_msvc {

/// The standard format that means what `format` means to Visual C++.
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

inline std::wstring format_wide(const wchar_t *format, va_list arguments) {
  const std::wstring standard = standard_format(format);
  // No function returns the length. Text that cannot be converted fails at any size.
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

/// The number of characters written; -1, and an empty text, where they do not fit.
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
  return amp_msvc_swprintf(to, N, format, arguments...);
}
template <typename... Arguments>
int swprintf_s(wchar_t *to, std::size_t size, const wchar_t *format, Arguments... arguments) {
  return amp_msvc_swprintf(to, size, format, arguments...);
}

// Also found as std::wprintf.
namespace std {
using ::amp_msvc_fwprintf;
using ::amp_msvc_swprintf;
using ::amp_msvc_wprintf;
} // namespace std
#define wprintf amp_msvc_wprintf
#define wprintf_s amp_msvc_wprintf
#define fwprintf amp_msvc_fwprintf
#define fwprintf_s amp_msvc_fwprintf
#define swprintf amp_msvc_swprintf

#endif
