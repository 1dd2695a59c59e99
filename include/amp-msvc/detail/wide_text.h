//===- wide_text.h - conversions between wide text and UTF-8 --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs for Windows write wide and narrow text to one stream. A stream of C accepts only the
// kind that came first and drops the other. So the headers of amp-msvc write wide text as UTF-8
// through the narrow streams (wide_print.h, <iostream>), and convert names of files in the same
// way. wchar_t has 32 bits here, so each character is one code point. Another header that writes
// wide text or opens files has to convert with these functions.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WIDE_TEXT_H
#define AMP_MSVC_DETAIL_WIDE_TEXT_H

#include <string>

namespace amp_msvc {

/// Appends a character as UTF-8. A number that is no code point becomes U+FFFD.
inline void append_utf8(std::string &to, wchar_t character) {
  auto code = static_cast<unsigned long>(character);
  if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
    code = 0xfffd;
  if (code < 0x80) {
    to += static_cast<char>(code);
    return;
  }
  const int trailing = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  constexpr unsigned char lead[] = {0, 0xc0, 0xe0, 0xf0};
  to += static_cast<char>(lead[trailing] | (code >> (6 * trailing)));
  for (int i = trailing - 1; i >= 0; --i)
    to += static_cast<char>(0x80 | ((code >> (6 * i)) & 0x3f));
}

/// Returns wide text as UTF-8.
inline std::string narrow(const std::wstring &text) {
  std::string result;
  for (wchar_t character : text)
    append_utf8(result, character);
  return result;
}

/// Returns UTF-8 as wide text. A byte that is no UTF-8 becomes the character with its number.
inline std::wstring widen(const std::string &text) {
  std::wstring result;
  for (std::size_t i = 0; i < text.size();) {
    const unsigned char first = static_cast<unsigned char>(text[i]);
    const int trailing = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
    unsigned long code = trailing ? first & (0x3f >> trailing) : first;
    int read = 0;
    while (read < trailing && i + 1 + read < text.size() &&
           (static_cast<unsigned char>(text[i + 1 + read]) & 0xc0) == 0x80)
      code = (code << 6) | (static_cast<unsigned char>(text[i + 1 + read++]) & 0x3f);
    if (read < trailing) {
      code = first;
      read = 0;
    }
    result += static_cast<wchar_t>(code);
    i += 1 + static_cast<std::size_t>(read);
  }
  return result;
}

} // namespace amp_msvc

#endif
