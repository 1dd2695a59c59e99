//===- crt_old_names.h - the C library's names without an underscore ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). Visual C++
// has many functions under two names, `_itoa` and `itoa`. The names without an underscore are
// templates here, so that a program can define functions with these names itself: a function that
// is no template is preferred, and it may have the same parameters. A further function of this
// subject is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_CRT_OLD_NAMES_H
#define AMP_MSVC_DETAIL_CRT_OLD_NAMES_H

#include "crt_numbers.h"
#include "crt_text.h"
#include "crt_wide.h"
#include "secure.h"
#include <strings.h>

template <typename = void> int stricmp(const char *a, const char *b) { return ::strcasecmp(a, b); }
template <typename = void> int strcmpi(const char *a, const char *b) { return ::strcasecmp(a, b); }
template <typename = void> int strnicmp(const char *a, const char *b, std::size_t count) {
  return ::strncasecmp(a, b, count);
}
template <typename = void> int memicmp(const void *a, const void *b, std::size_t count) {
  return _memicmp(a, b, count);
}
template <typename = void> char *strlwr(char *text) { return _strlwr(text); }
template <typename = void> char *strupr(char *text) { return _strupr(text); }
template <typename = void> char *strrev(char *text) { return _strrev(text); }
template <typename = void> char *strset(char *text, int c) { return _strset(text, c); }
template <typename = void> char *itoa(int value, char *to, int radix) {
  return _itoa(value, to, radix);
}
template <typename = void> char *ltoa(long value, char *to, int radix) {
  return _ltoa(value, to, radix);
}
template <typename = void> char *ultoa(unsigned long value, char *to, int radix) {
  return _ultoa(value, to, radix);
}
template <typename = void> int wcsicmp(const wchar_t *a, const wchar_t *b) {
  return ::wcscasecmp(a, b);
}
template <typename = void> int wcsnicmp(const wchar_t *a, const wchar_t *b, std::size_t count) {
  return ::wcsncasecmp(a, b, count);
}
template <typename = void> wchar_t *wcslwr(wchar_t *text) { return _wcslwr(text); }
template <typename = void> wchar_t *wcsupr(wchar_t *text) { return _wcsupr(text); }
template <typename = void> wchar_t *wcsrev(wchar_t *text) { return _wcsrev(text); }

#endif
