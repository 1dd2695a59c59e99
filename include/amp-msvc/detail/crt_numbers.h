//===- crt_numbers.h - numbers, memory and environment of Visual C++'s C library ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). The C
// library of the system does not have the functions of this file, or has them under other names.
// Most of those with _s end the program if they would write past a buffer (secure.h). A further
// function of this subject is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_CRT_NUMBERS_H
#define AMP_MSVC_DETAIL_CRT_NUMBERS_H

#include "secure.h"
#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <malloc.h>
#include <string>
#include <strings.h>
#include <unistd.h>

inline std::FILE *_popen(const char *command, const char *mode) { return ::popen(command, mode); }
inline int _pclose(std::FILE *stream) { return ::pclose(stream); }
/// Sets a variable by "NAME=value", and removes it by "NAME=".
inline int _putenv(const char *text) {
  const std::string all(text);
  const std::size_t end = std::min(all.find('='), all.size());
  const std::string name = all.substr(0, end);
  if (end + 1 >= all.size())
    return ::unsetenv(name.c_str());
  return ::setenv(name.c_str(), all.c_str() + end + 1, 1);
}
inline void _tzset() { ::tzset(); }
inline int _stricoll(const char *a, const char *b) { return ::strcasecmp(a, b); }
inline int _strcmpi(const char *a, const char *b) { return ::strcasecmp(a, b); }
inline long long _abs64(long long value) { return std::llabs(value); }
inline std::size_t _msize(void *block) { return ::malloc_usable_size(block); }

/// Reads at most `count` objects; ends the program where they do not fit.
inline std::size_t fread_s(void *to, std::size_t size, std::size_t object, std::size_t count,
                           std::FILE *file) {
  amp_msvc::require(count == 0 || object <= size / count, "fread_s");
  return std::fread(to, object, count, file);
}
inline char *gets_s(char *to, std::size_t size) {
  amp_msvc::require(to && size, "gets_s");
  if (!std::fgets(to, static_cast<int>(size), stdin))
    return nullptr;
  const std::size_t length = std::strlen(to);
  if (length && to[length - 1] == '\n')
    to[length - 1] = '\0';
  return to;
}
template <std::size_t N> char *gets_s(char (&to)[N]) { return gets_s(to, N); }
inline std::size_t strnlen_s(const char *text, std::size_t most) {
  return text ? ::strnlen(text, most) : 0;
}
inline errno_t strncat_s(char *to, std::size_t size, const char *from, std::size_t count) {
  amp_msvc::require(to && from, "strncat_s");
  const std::size_t before = ::strnlen(to, size);
  std::size_t length = ::strnlen(from, count);
  amp_msvc::require(before < size && (before + length < size || count == _TRUNCATE), "strncat_s");
  const bool fits = before + length < size;
  length = fits ? length : size - before - 1;
  std::memcpy(to + before, from, length);
  to[before + length] = '\0';
  return fits ? 0 : STRUNCATE;
}
template <std::size_t N> errno_t strncat_s(char (&to)[N], const char *from, std::size_t count) {
  return strncat_s(to, N, from, count);
}
inline int _memicmp(const void *a, const void *b, std::size_t count) {
  const auto *x = static_cast<const unsigned char *>(a), *y = static_cast<const unsigned char *>(b);
  for (std::size_t i = 0; i < count; ++i)
    if (const int difference = std::tolower(x[i]) - std::tolower(y[i]))
      return difference;
  return 0;
}
inline char *_strset(char *text, int c) {
  std::memset(text, c, std::strlen(text));
  return text;
}
inline void *_recalloc(void *block, std::size_t count, std::size_t size) {
  const std::size_t before = block ? ::malloc_usable_size(block) : 0;
  char *const result = static_cast<char *>(::reallocarray(block, count, size));
  if (result && count * size > before)
    std::memset(result + before, 0, count * size - before);
  return result;
}

inline errno_t getenv_s(std::size_t *needed, char *to, std::size_t size, const char *name) {
  const char *const value = std::getenv(name);
  *needed = value ? std::strlen(value) + 1 : 0;
  if (!to)
    return 0;
  const bool fits = *needed <= size;
  if (size)
    std::strcpy(to, value && fits ? value : "");
  return fits ? 0 : ERANGE;
}
template <std::size_t N> errno_t getenv_s(std::size_t *needed, char (&to)[N], const char *name) {
  return getenv_s(needed, to, N, name);
}
inline errno_t _putenv_s(const char *name, const char *value) {
  return (*value ? ::setenv(name, value, 1) : ::unsetenv(name)) == 0 ? 0 : errno;
}
inline errno_t _get_errno(int *value) {
  *value = errno;
  return 0;
}
inline errno_t _set_errno(int value) {
  errno = value;
  return 0;
}
typedef void (*_invalid_parameter_handler)(const wchar_t *, const wchar_t *, const wchar_t *,
                                           unsigned int, std::uintptr_t);
/// Ignores the handler: an invalid parameter ends the program (secure.h).
inline _invalid_parameter_handler _set_invalid_parameter_handler(_invalid_parameter_handler) {
  return nullptr;
}

namespace amp_msvc {

/// Returns the digits of a number in a radix of 2 to 36.
inline std::string digits(std::uint64_t value, bool is_negative, int radix) {
  require(radix >= 2 && radix <= 36, "_itoa_s");
  std::string text;
  do
    text += "0123456789abcdefghijklmnopqrstuvwxyz"[value % static_cast<unsigned>(radix)];
  while (value /= static_cast<unsigned>(radix));
  if (is_negative)
    text += '-';
  std::reverse(text.begin(), text.end());
  return text;
}
/// Writes a number as text. In a radix other than 10 the number is converted to the unsigned type U
/// first. The last argument gives the type U; its value is not used.
template <typename T, typename U>
errno_t put_number(T value, char *to, std::size_t size, int radix, U) {
  const bool is_negative = radix == 10 && value < T(0);
  const U bits = static_cast<U>(value);
  const std::string text =
      digits(is_negative ? static_cast<U>(U(0) - bits) : bits, is_negative, radix);
  require(to && text.size() < size, "_itoa_s");
  std::strcpy(to, text.c_str());
  return 0;
}

} // namespace amp_msvc

// NAME, NAME_s and the form of NAME_s for arrays. BITS is the unsigned type of the size of TYPE in
// Visual C++, where long has 32 bits.
#define AMP_MSVC_NUMBER(NAME, TYPE, BITS)                                                          \
  inline errno_t NAME##_s(TYPE value, char *to, std::size_t size, int radix) {                     \
    return amp_msvc::put_number(value, to, size, radix, BITS(0));                                  \
  }                                                                                                \
  template <std::size_t N> errno_t NAME##_s(TYPE value, char(&to)[N], int radix) {                 \
    return amp_msvc::put_number(value, to, N, radix, BITS(0));                                     \
  }                                                                                                \
  inline char *NAME(TYPE value, char *to, int radix) {                                             \
    amp_msvc::put_number(value, to, static_cast<std::size_t>(-1), radix, BITS(0));                 \
    return to;                                                                                     \
  }
AMP_MSVC_NUMBER(_itoa, int, std::uint32_t)
AMP_MSVC_NUMBER(_ltoa, long, std::uint32_t)
AMP_MSVC_NUMBER(_ultoa, unsigned long, std::uint32_t)
AMP_MSVC_NUMBER(_i64toa, long long, std::uint64_t)
AMP_MSVC_NUMBER(_ui64toa, unsigned long long, std::uint64_t)
#undef AMP_MSVC_NUMBER

/// Sorts with qsort_r. The comparison gets the context as first argument, as in Visual C++.
inline void qsort_s(void *first, std::size_t count, std::size_t size,
                    int (*compare)(void *, const void *, const void *), void *context) {
  struct call {
    int (*compare)(void *, const void *, const void *);
    void *context;
  } both = {compare, context};
  ::qsort_r(
      first, count, size,
      [](const void *a, const void *b, void *data) {
        const call *c = static_cast<const call *>(data);
        return c->compare(c->context, a, b);
      },
      &both);
}

#endif
