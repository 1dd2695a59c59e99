//===- scan.h - scanf_s and its kin, and the wide scanf -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). The
// functions of Visual C++ with _s take the size of the buffer after the buffer of each %s, %c and
// %[. They call scanf with a format in which the size is a width, so that a longer text is cut. A
// call that reads more than 64 values ends the program. In the wide formats of Visual C++ `%s` is
// wide text, in standard C it is narrow text; macros replace wscanf, fwscanf and swscanf by
// functions that convert the format. A further function that reads formatted text is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_SCAN_H
#define AMP_MSVC_DETAIL_SCAN_H

#include "secure.h"
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <string>
#include <utility>

namespace amp_msvc {

/// The format and the pointers for scanf or, with C = wchar_t, wscanf. A %s or %[ without a width
/// gets the width of its buffer. A width in the format, also that of %c, stays as it is, and the
/// size is not compared with it.
template <typename C> struct scan_list {
  static constexpr std::size_t most = 64;
  std::basic_string<C> format;
  void *places[most] = {};

  /// HasSizes: the arguments have the sizes of buffers, as those of the functions with _s.
  scan_list(const C *text, va_list arguments, bool HasSizes) : at(text) {
    va_list rest;
    va_copy(rest, arguments);
    while (*at) {
      const C *begin = at;
      if (*at++ != '%' || *at == '%') {
        at += *begin == '%';
        format.append(begin, at);
      } else if (!conversion(rest, HasSizes)) {
        break;
      }
    }
    va_end(rest);
  }

private:
  static bool is_one_of(C c, const char *set) {
    return c > 0 && c < 128 && std::strchr(set, static_cast<char>(c));
  }
  void append(const char *text) { format.append(text, text + std::strlen(text)); }
  void append(unsigned long number) { append(std::to_string(number).c_str()); }

  /// Takes the length modifiers, and returns the standard ones.
  std::string length() {
    std::string result;
    while (is_one_of(*at, "hlLqjztIw")) {
      if (*at == 'I' && at[1] == '6' && at[2] == '4') {
        result = "ll";
        at += 3;
      } else if (*at == 'I' && at[1] == '3' && at[2] == '2') {
        at += 3;
      } else {
        result += *at == 'I' ? 'z' : *at == 'w' ? 'l' : static_cast<char>(*at);
        ++at;
      }
    }
    return result;
  }

  /// Of a %s, %c or %[. Without a modifier the text has the characters of the format.
  bool is_wide(const std::string &modifier, bool is_other) const {
    return modifier == "l" || (modifier.empty() && (sizeof(C) > 1) != is_other);
  }

  /// Takes a conversion after its `%`. Returns false if its buffer has no room for a character; the
  /// call ends before it.
  bool conversion(va_list &arguments, bool has_sizes) {
    const bool is_dropped = *at == '*';
    at += is_dropped;
    unsigned long width = 0;
    while (*at >= '0' && *at <= '9')
      width = width * 10 + static_cast<unsigned long>(*at++ - '0');
    std::string modifier = length();
    const C *const name = at;
    if (*at == '[') {
      at += at[1] == '^' ? 2 : 1;
      at += *at == ']';
      while (*at && *at != ']')
        ++at;
    }
    at += *at != 0;
    const bool is_character = is_one_of(*name, "cC"), is_text = is_one_of(*name, "sScC[");
    const bool is_other = is_one_of(*name, "SC");
    if (is_text)
      modifier = is_wide(modifier, is_other) ? "l" : "";
    if (!is_dropped) {
      require(count < most, "scanf_s");
      void *const place = places[count++] = va_arg(arguments, void *);
      if (is_text && has_sizes) {
        const unsigned int size = va_arg(arguments, unsigned int);
        if (size == 1 && !is_character)
          std::memset(place, 0, modifier.empty() ? 1 : sizeof(wchar_t));
        if (size == 0 || (size == 1 && !is_character))
          return false;
        if (!width && !is_character)
          width = size - 1;
      }
    }
    append(is_dropped ? "%*" : "%");
    if (width)
      append(width);
    append(modifier.c_str());
    if (is_other)
      append(*name == 'S' ? "s" : "c");
    else
      format.append(name, at);
    return true;
  }

  const C *at;
  std::size_t count = 0;
};

// Call scanf with all pointers as arguments. It ignores those that the format does not need.
template <std::size_t... I>
int scan(std::FILE *from, const scan_list<char> &list, std::index_sequence<I...>) {
  return std::fscanf(from, list.format.c_str(), list.places[I]...);
}
template <std::size_t... I>
int scan(const char *from, const scan_list<char> &list, std::index_sequence<I...>) {
  return std::sscanf(from, list.format.c_str(), list.places[I]...);
}
template <std::size_t... I>
int scan(std::FILE *from, const scan_list<wchar_t> &list, std::index_sequence<I...>) {
  return std::fwscanf(from, list.format.c_str(), list.places[I]...);
}
template <std::size_t... I>
int scan(const wchar_t *from, const scan_list<wchar_t> &list, std::index_sequence<I...>) {
  return std::swscanf(from, list.format.c_str(), list.places[I]...);
}
template <typename From, typename C>
int scan(From from, const C *format, va_list arguments, bool has_sizes) {
  return scan(from, scan_list<C>(format, arguments, has_sizes),
              std::make_index_sequence<scan_list<C>::most>());
}

} // namespace amp_msvc

// NAME reads from FROM. PARAMETERS are those before the format, whose characters are of type C.
#define AMP_MSVC_SCAN(NAME, PARAMETERS, FROM, C, HAS_SIZES)                                        \
  inline int NAME(PARAMETERS const C *format, ...) {                                               \
    va_list arguments;                                                                             \
    va_start(arguments, format);                                                                   \
    const int count = amp_msvc::scan(FROM, format, arguments, HAS_SIZES);                          \
    va_end(arguments);                                                                             \
    return count;                                                                                  \
  }
#define AMP_MSVC_COMMA ,
AMP_MSVC_SCAN(scanf_s, , stdin, char, true)
AMP_MSVC_SCAN(fscanf_s, std::FILE *from AMP_MSVC_COMMA, from, char, true)
AMP_MSVC_SCAN(sscanf_s, const char *from AMP_MSVC_COMMA, from, char, true)
AMP_MSVC_SCAN(wscanf_s, , stdin, wchar_t, true)
AMP_MSVC_SCAN(fwscanf_s, std::FILE *from AMP_MSVC_COMMA, from, wchar_t, true)
AMP_MSVC_SCAN(swscanf_s, const wchar_t *from AMP_MSVC_COMMA, from, wchar_t, true)
AMP_MSVC_SCAN(amp_msvc_wscanf, , stdin, wchar_t, false)
AMP_MSVC_SCAN(amp_msvc_fwscanf, std::FILE *from AMP_MSVC_COMMA, from, wchar_t, false)
AMP_MSVC_SCAN(amp_msvc_swscanf, const wchar_t *from AMP_MSVC_COMMA, from, wchar_t, false)
// These read at most `size` characters.
#define AMP_MSVC_SIZED(C) const C *from AMP_MSVC_COMMA std::size_t size AMP_MSVC_COMMA
AMP_MSVC_SCAN(_snscanf_s, AMP_MSVC_SIZED(char), std::string(from, ::strnlen(from, size)).c_str(),
              char, true)
AMP_MSVC_SCAN(_snscanf, AMP_MSVC_SIZED(char), std::string(from, ::strnlen(from, size)).c_str(),
              char, false)
AMP_MSVC_SCAN(_snwscanf_s, AMP_MSVC_SIZED(wchar_t),
              std::wstring(from, ::wcsnlen(from, size)).c_str(), wchar_t, true)
AMP_MSVC_SCAN(_snwscanf, AMP_MSVC_SIZED(wchar_t), std::wstring(from, ::wcsnlen(from, size)).c_str(),
              wchar_t, false)
#undef AMP_MSVC_SIZED
#undef AMP_MSVC_COMMA
#undef AMP_MSVC_SCAN

inline int vscanf_s(const char *format, va_list arguments) {
  return amp_msvc::scan(stdin, format, arguments, true);
}
inline int vfscanf_s(std::FILE *from, const char *format, va_list arguments) {
  return amp_msvc::scan(from, format, arguments, true);
}
inline int vsscanf_s(const char *from, const char *format, va_list arguments) {
  return amp_msvc::scan(from, format, arguments, true);
}
inline int vswscanf_s(const wchar_t *from, const wchar_t *format, va_list arguments) {
  return amp_msvc::scan(from, format, arguments, true);
}

// In std too, for programs that write std::swscanf.
namespace std {
using ::amp_msvc_fwscanf;
using ::amp_msvc_swscanf;
using ::amp_msvc_wscanf;
} // namespace std
#define wscanf amp_msvc_wscanf
#define fwscanf amp_msvc_fwscanf
#define swscanf amp_msvc_swscanf

#endif
