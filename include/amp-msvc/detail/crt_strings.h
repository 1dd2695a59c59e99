//===- crt_strings.h - text, wide numbers and searches of Visual C++'s C library ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). As in
// secure.h, the functions with _s end the program if they would write past a buffer. A further
// function of this subject is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_CRT_STRINGS_H
#define AMP_MSVC_DETAIL_CRT_STRINGS_H

#include "crt.h"
#include "crt_numbers.h"
#include "crt_text.h"
#include "crt_wide.h"
#include <cstdint>
#include <cstring>
#include <cwchar>

/// Set all characters, or the first `count` of them, to `c`.
inline char *_strnset(char *text, int c, std::size_t count) {
  for (char *at = text; *at && count; ++at, --count)
    *at = static_cast<char>(c);
  return text;
}
inline wchar_t *_wcsnset(wchar_t *text, wchar_t c, std::size_t count) {
  for (wchar_t *at = text; *at && count; ++at, --count)
    *at = c;
  return text;
}
inline wchar_t *_wcsset(wchar_t *text, wchar_t c) {
  return _wcsnset(text, c, static_cast<std::size_t>(-1));
}
inline errno_t _strset_s(char *text, std::size_t size, int c) {
  amp_msvc::require(text && ::strnlen(text, size) < size, "_strset_s");
  _strset(text, c);
  return 0;
}
template <std::size_t N> errno_t _strset_s(char (&text)[N], int c) { return _strset_s(text, N, c); }
inline errno_t _strnset_s(char *text, std::size_t size, int c, std::size_t count) {
  amp_msvc::require(text && ::strnlen(text, size) < size, "_strnset_s");
  _strnset(text, c, count);
  return 0;
}
template <std::size_t N> errno_t _strnset_s(char (&text)[N], int c, std::size_t count) {
  return _strnset_s(text, N, c, count);
}

/// Appends at most `count` characters, or as many as fit if `count` is _TRUNCATE.
inline errno_t wcsncat_s(wchar_t *to, std::size_t size, const wchar_t *from, std::size_t count) {
  amp_msvc::require(to && from, "wcsncat_s");
  const std::size_t used = std::wcslen(to);
  amp_msvc::require(used < size, "wcsncat_s");
  return wcsncpy_s(to + used, size - used, from, count);
}
template <std::size_t N>
errno_t wcsncat_s(wchar_t (&to)[N], const wchar_t *from, std::size_t count) {
  return wcsncat_s(to, N, from, count);
}

// NAME, NAME_s and the form of NAME_s for arrays, like AMP_MSVC_NUMBER of crt_numbers.h.
#define AMP_MSVC_WIDE_NUMBER(NAME, TYPE, BITS)                                                     \
  inline errno_t NAME##_s(TYPE value, wchar_t *to, std::size_t size, int radix) {                  \
    char text[66];                                                                                 \
    amp_msvc::put_number(value, text, sizeof text, radix, BITS(0));                                \
    amp_msvc::put(to, size, amp_msvc::widen(text), #NAME "_s");                                    \
    return 0;                                                                                      \
  }                                                                                                \
  template <std::size_t N> errno_t NAME##_s(TYPE value, wchar_t(&to)[N], int radix) {              \
    return NAME##_s(value, to, N, radix);                                                          \
  }                                                                                                \
  inline wchar_t *NAME(TYPE value, wchar_t *to, int radix) {                                       \
    NAME##_s(value, to, static_cast<std::size_t>(-1), radix);                                      \
    return to;                                                                                     \
  }
AMP_MSVC_WIDE_NUMBER(_itow, int, std::uint32_t)
AMP_MSVC_WIDE_NUMBER(_ltow, long, std::uint32_t)
AMP_MSVC_WIDE_NUMBER(_ultow, unsigned long, std::uint32_t)
AMP_MSVC_WIDE_NUMBER(_i64tow, long long, std::uint64_t)
AMP_MSVC_WIDE_NUMBER(_ui64tow, unsigned long long, std::uint64_t)
#undef AMP_MSVC_WIDE_NUMBER

template <std::size_t N>
errno_t mbstowcs_s(std::size_t *count, wchar_t (&to)[N], const char *from, std::size_t most) {
  return mbstowcs_s(count, to, N, from, most);
}
template <std::size_t N>
errno_t wcstombs_s(std::size_t *count, char (&to)[N], const wchar_t *from, std::size_t most) {
  return wcstombs_s(count, to, N, from, most);
}
/// Converts one character to UTF-8, without an end.
inline errno_t wctomb_s(int *length, char *to, std::size_t size, wchar_t from) {
  std::string text;
  amp_msvc::append_utf8(text, from);
  if (length)
    *length = static_cast<int>(text.size());
  amp_msvc::require(!to || text.size() <= size, "wctomb_s");
  if (to)
    std::memcpy(to, text.data(), text.size());
  return 0;
}

inline std::uint64_t _rotl64(std::uint64_t value, int by) {
  by &= 63;
  return by ? value << by | value >> (64 - by) : value;
}
inline std::uint64_t _rotr64(std::uint64_t value, int by) { return _rotl64(value, 64 - (by & 63)); }
/// Rotate the 32 bits that a long has in Visual C++.
inline unsigned long _lrotl(unsigned long value, int by) {
  return _rotl(static_cast<unsigned int>(value), by);
}
inline unsigned long _lrotr(unsigned long value, int by) {
  return _rotr(static_cast<unsigned int>(value), by);
}

/// Searches an array from its begin. Returns null if no element is equal.
inline void *_lfind(const void *key, const void *first, unsigned int *count, unsigned int size,
                    int (*compare)(const void *, const void *)) {
  char *element = const_cast<char *>(static_cast<const char *>(first));
  for (unsigned int i = 0; i < *count; ++i, element += size)
    if (compare(key, element) == 0)
      return element;
  return nullptr;
}
inline void *_lsearch(const void *key, void *first, unsigned int *count, unsigned int size,
                      int (*compare)(const void *, const void *)) {
  if (void *found = _lfind(key, first, count, size, compare))
    return found;
  return std::memcpy(static_cast<char *>(first) + (*count)++ * size, key, size);
}
/// Searches a sorted array. The comparison gets the context as first argument.
inline void *bsearch_s(const void *key, const void *first, std::size_t count, std::size_t size,
                       int (*compare)(void *, const void *, const void *), void *context) {
  const char *begin = static_cast<const char *>(first);
  while (count) {
    const char *const middle = begin + count / 2 * size;
    const int order = compare(context, key, middle);
    if (order == 0)
      return const_cast<char *>(middle);
    if (order > 0)
      begin = middle + size;
    count = order > 0 ? count - count / 2 - 1 : count / 2;
  }
  return nullptr;
}

#endif
