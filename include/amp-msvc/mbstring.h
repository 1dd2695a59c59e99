//===- mbstring.h - texts of multibyte characters, of Visual C++'s C library ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). The functions take texts of
// unsigned bytes. Texts are UTF-8 here: functions that count characters skip the further bytes of a
// character. Letters without accents alone have two cases. A further function _mbs*() is added
// here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_MBSTRING_H
#define AMP_MSVC_MBSTRING_H

#include <cstring>
#include <string.h>
#include <strings.h>

namespace amp_msvc {

inline char *bytes(unsigned char *text) { return reinterpret_cast<char *>(text); }
inline const char *bytes(const unsigned char *text) { return reinterpret_cast<const char *>(text); }
inline unsigned char *unsigned_bytes(const char *text) {
  return reinterpret_cast<unsigned char *>(const_cast<char *>(text));
}

} // namespace amp_msvc

inline unsigned char *_mbscpy(unsigned char *to, const unsigned char *from) {
  return amp_msvc::unsigned_bytes(std::strcpy(amp_msvc::bytes(to), amp_msvc::bytes(from)));
}
inline unsigned char *_mbscat(unsigned char *to, const unsigned char *from) {
  return amp_msvc::unsigned_bytes(std::strcat(amp_msvc::bytes(to), amp_msvc::bytes(from)));
}
inline int _mbscmp(const unsigned char *a, const unsigned char *b) {
  return std::strcmp(amp_msvc::bytes(a), amp_msvc::bytes(b));
}
inline int _mbsicmp(const unsigned char *a, const unsigned char *b) {
  return ::strcasecmp(amp_msvc::bytes(a), amp_msvc::bytes(b));
}
inline unsigned char *_mbsstr(const unsigned char *text, const unsigned char *part) {
  return amp_msvc::unsigned_bytes(std::strstr(amp_msvc::bytes(text), amp_msvc::bytes(part)));
}
/// Finds a character of one byte.
inline unsigned char *_mbschr(const unsigned char *text, unsigned int character) {
  return amp_msvc::unsigned_bytes(std::strchr(amp_msvc::bytes(text), static_cast<int>(character)));
}
inline unsigned char *_mbsrchr(const unsigned char *text, unsigned int character) {
  return amp_msvc::unsigned_bytes(std::strrchr(amp_msvc::bytes(text), static_cast<int>(character)));
}
/// Returns the place after the first character.
inline unsigned char *_mbsinc(const unsigned char *text) {
  for (++text; (*text & 0xc0) == 0x80;)
    ++text;
  return const_cast<unsigned char *>(text);
}
/// Returns the number of characters.
inline std::size_t _mbslen(const unsigned char *text) {
  std::size_t count = 0;
  for (; *text; text = _mbsinc(text))
    ++count;
  return count;
}

#endif
