//===- scan.h - scanf_s, fscanf_s and sscanf_s ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source that is compiled with --amp-msvc. These
// functions of Visual C++ take the size of the buffer after the buffer of each %s, %c and %[. The
// functions call scanf with a format in which the size is a width, so that a longer text is cut.
// A call that reads more than 64 values ends the program.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_SCAN_H
#define AMP_MSVC_DETAIL_SCAN_H

#include "secure.h"
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <utility>

namespace amp_msvc {

/// The format and the pointers for scanf. A %s or %[ without a width gets the width of its buffer.
/// A width in the format, also that of %c, stays as it is, and the size is not compared with it.
struct scan_list {
  static constexpr std::size_t most = 64;
  std::string format;
  void *places[most] = {};

  scan_list(const char *text, va_list arguments) {
    std::size_t count = 0;
    while (*text) {
      const char *begin = text;
      if (*text++ != '%' || *text == '%') {
        text += *begin == '%';
        format.append(begin, text);
        continue;
      }
      const bool is_dropped = *text == '*';
      text += is_dropped;
      const char *width = text;
      while (*text >= '0' && *text <= '9')
        ++text;
      const bool has_width = text != width;
      std::string length;
      while (std::strchr("hlLqjztI", *text) && *text) {
        if (std::strncmp(text, "I64", 3) == 0) {
          length = "ll";
          text += 3;
        } else if (*text == 'I') {
          ++text;
        } else {
          length += *text++;
        }
      }
      const char *conversion = text;
      if (*text == '[') {
        text += text[1] == '^' ? 2 : 1;
        text += *text == ']';
        while (*text && *text != ']')
          ++text;
      }
      text += *text != '\0';
      const bool is_text = std::strchr("sScC[", *conversion) && *conversion;
      format += '%';
      if (is_dropped)
        format += '*';
      if (has_width)
        format += std::to_string(std::atoi(width));
      if (!is_dropped) {
        require(count < most, "scanf_s");
        places[count++] = va_arg(arguments, void *);
        if (is_text) {
          const unsigned int size = va_arg(arguments, unsigned int);
          const bool is_character = *conversion == 'c' || *conversion == 'C';
          if (size == 0 || (size == 1 && !is_character)) {
            // No character fits, so the call ends before this conversion.
            format.erase(format.rfind('%'));
            if (size == 1)
              std::memset(places[count - 1], 0,
                          length == "l" || *conversion == 'S' ? sizeof(wchar_t) : 1);
            return;
          }
          if (!has_width && !is_character)
            format += std::to_string(size - 1);
        }
      }
      format += length;
      format.append(conversion, text);
    }
  }
};

// Call scanf with all pointers as arguments. It ignores those that the format does not need.
template <std::size_t... I>
int scan_file(std::FILE *from, const scan_list &list, std::index_sequence<I...>) {
  return std::fscanf(from, list.format.c_str(), list.places[I]...);
}
template <std::size_t... I>
int scan_text(const char *from, const scan_list &list, std::index_sequence<I...>) {
  return std::sscanf(from, list.format.c_str(), list.places[I]...);
}

inline int scan_file(std::FILE *from, const char *format, va_list arguments) {
  return scan_file(from, scan_list(format, arguments), std::make_index_sequence<scan_list::most>());
}
inline int scan_text(const char *from, const char *format, va_list arguments) {
  return scan_text(from, scan_list(format, arguments), std::make_index_sequence<scan_list::most>());
}

} // namespace amp_msvc

inline int scanf_s(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int count = amp_msvc::scan_file(stdin, format, arguments);
  va_end(arguments);
  return count;
}
inline int fscanf_s(std::FILE *from, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int count = amp_msvc::scan_file(from, format, arguments);
  va_end(arguments);
  return count;
}
inline int sscanf_s(const char *from, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int count = amp_msvc::scan_text(from, format, arguments);
  va_end(arguments);
  return count;
}

#endif
