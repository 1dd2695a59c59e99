//===- crt.h - text, time, memory and bits of Visual C++'s C library ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). The file
// declares functions that the C library of the system does not have, or has under other names.
// secure.h and the other files crt_*.h have more of them, so search them before you add a function.
// Most of the functions with _s end the program if they would write past a buffer (secure.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_CRT_H
#define AMP_MSVC_DETAIL_CRT_H

#include "passed_text.h"
#include "secure.h"
#include <cerrno>
#include <cmath>
#include <cstdint>
#include <unistd.h>

#define _CRT_WIDE_(TEXT) L##TEXT
#define _CRT_WIDE(TEXT) _CRT_WIDE_(TEXT)
#define _CRT_STRINGIZE_(TEXT) #TEXT
#define _CRT_STRINGIZE(TEXT) _CRT_STRINGIZE_(TEXT)
#define _MAX_PATH 260
#define _MAX_FNAME 256
#define _I8_MIN (-128)
#define _I8_MAX 127
#define _UI8_MAX 0xffu
#define _I16_MIN (-32768)
#define _I16_MAX 32767
#define _UI16_MAX 0xffffu
#define _I32_MIN (-2147483647 - 1)
#define _I32_MAX 2147483647
#define _UI32_MAX 0xffffffffu
#define _I64_MIN (-9223372036854775807ll - 1)
#define _I64_MAX 9223372036854775807ll
#define _UI64_MAX 0xffffffffffffffffull
#define vprintf_s std::vprintf
#define vfprintf_s std::vfprintf

#define _vsnprintf std::vsnprintf
#define _fileno fileno
#define _isatty isatty
#define _unlink unlink
#define _fseeki64 fseeko
#define _ftelli64 ftello
#define _strtoi64 std::strtoll
#define _strtoui64 std::strtoull
#define _atoi64 std::atoll
#define _wcsdup wcsdup
#define _hypot hypot
#define _wcsnicmp wcsncasecmp
#define strtok_s strtok_r

#define _isnan(VALUE) (__builtin_isnan(VALUE) ? 1 : 0)
#define _finite(VALUE) (__builtin_isfinite(VALUE) ? 1 : 0)

inline void *_aligned_malloc(std::size_t size, std::size_t alignment) {
  void *block = nullptr;
  const std::size_t least = alignment < sizeof(void *) ? sizeof(void *) : alignment;
  return ::posix_memalign(&block, least, size) == 0 ? block : nullptr;
}
inline void _aligned_free(void *block) { std::free(block); }

inline int vsprintf_s(char *to, std::size_t size, const char *format, va_list arguments) {
  amp_msvc::require(to && format, "vsprintf_s");
  const int length =
      std::vsnprintf(to, size, amp_msvc::standard_lengths(format).c_str(), arguments);
  amp_msvc::require(length >= 0 && static_cast<std::size_t>(length) < size, "vsprintf_s");
  return length;
}

/// Writes at most `count` characters, or as many as fit if `count` is _TRUNCATE. Returns their
/// number, or -1 if the text is longer. Ends the program if the text does not fit and `count` is
/// neither smaller than `size` nor _TRUNCATE.
inline int _vsnprintf_s(char *to, std::size_t size, std::size_t count, const char *format,
                        va_list arguments) {
  amp_msvc::require(to && size && format, "_vsnprintf_s");
  const std::size_t room = count < size ? count + 1 : size;
  const int length =
      std::vsnprintf(to, room, amp_msvc::standard_lengths(format).c_str(), arguments);
  const bool all = length >= 0 && static_cast<std::size_t>(length) < room;
  amp_msvc::require(all || count < size || count == _TRUNCATE, "_vsnprintf_s");
  return all ? length : -1;
}
inline int _snprintf_s(char *to, std::size_t size, std::size_t count, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int length = _vsnprintf_s(to, size, count, format, arguments);
  va_end(arguments);
  return length;
}
template <std::size_t N, typename... Arguments>
int _snprintf_s(char (&to)[N], std::size_t count, const char *format, Arguments... arguments) {
  return _snprintf_s(to, N, count, format, amp_msvc::passed_text(arguments)...);
}

inline errno_t strncpy_s(char *to, std::size_t size, const char *from, std::size_t count) {
  amp_msvc::require(to && from && size, "strncpy_s");
  std::size_t length = ::strnlen(from, count);
  const bool fits = length < size;
  amp_msvc::require(fits || count == _TRUNCATE, "strncpy_s");
  if (!fits)
    length = size - 1;
  std::memcpy(to, from, length);
  to[length] = '\0';
  return fits ? 0 : STRUNCATE;
}
template <std::size_t N> errno_t strncpy_s(char (&to)[N], const char *from, std::size_t count) {
  return strncpy_s(to, N, from, count);
}

inline errno_t wcscpy_s(wchar_t *to, std::size_t size, const wchar_t *from) {
  amp_msvc::require(to && from && std::wcslen(from) < size, "wcscpy_s");
  std::wcscpy(to, from);
  return 0;
}
template <std::size_t N> errno_t wcscpy_s(wchar_t (&to)[N], const wchar_t *from) {
  return wcscpy_s(to, N, from);
}
inline errno_t wcsncpy_s(wchar_t *to, std::size_t size, const wchar_t *from, std::size_t count) {
  amp_msvc::require(to && from && size, "wcsncpy_s");
  std::size_t length = 0;
  while (length < count && from[length])
    ++length;
  const bool fits = length < size;
  amp_msvc::require(fits || count == _TRUNCATE, "wcsncpy_s");
  if (!fits)
    length = size - 1;
  std::wmemmove(to, from, length);
  to[length] = L'\0';
  return fits ? 0 : STRUNCATE;
}
template <std::size_t N>
errno_t wcsncpy_s(wchar_t (&to)[N], const wchar_t *from, std::size_t count) {
  return wcsncpy_s(to, N, from, count);
}
inline errno_t wcscat_s(wchar_t *to, std::size_t size, const wchar_t *from) {
  amp_msvc::require(to && from && std::wcslen(to) + std::wcslen(from) < size, "wcscat_s");
  std::wcscat(to, from);
  return 0;
}
template <std::size_t N> errno_t wcscat_s(wchar_t (&to)[N], const wchar_t *from) {
  return wcscat_s(to, N, from);
}

inline errno_t memmove_s(void *to, std::size_t size, const void *from, std::size_t count) {
  amp_msvc::require(count == 0 || (to && from && count <= size), "memmove_s");
  if (count)
    std::memmove(to, from, count);
  return 0;
}

inline errno_t gmtime_s(std::tm *to, const std::time_t *from) {
  return ::gmtime_r(from, to) ? 0 : EINVAL;
}
inline errno_t ctime_s(char *to, std::size_t size, const std::time_t *time) {
  amp_msvc::require(to && time && size >= 26, "ctime_s");
  return ::ctime_r(time, to) ? 0 : EINVAL;
}
template <std::size_t N> errno_t ctime_s(char (&to)[N], const std::time_t *time) {
  return ctime_s(to, N, time);
}
inline errno_t asctime_s(char *to, std::size_t size, const std::tm *time) {
  amp_msvc::require(to && time && size >= 26, "asctime_s");
  return ::asctime_r(time, to) ? 0 : EINVAL;
}
template <std::size_t N> errno_t asctime_s(char (&to)[N], const std::tm *time) {
  return asctime_s(to, N, time);
}
typedef std::time_t __time64_t;
#define _time32 _time64
inline std::time_t _time64(std::time_t *to) { return std::time(to); }

inline errno_t rand_s(unsigned int *to) {
  amp_msvc::require(to != nullptr, "rand_s");
  return ::getentropy(to, sizeof *to) == 0 ? 0 : errno;
}

inline errno_t _dupenv_s(char **to, std::size_t *size, const char *name) {
  const char *value = std::getenv(name);
  *to = value ? ::strdup(value) : nullptr;
  if (size)
    *size = value ? std::strlen(value) + 1 : 0;
  return 0;
}

inline unsigned int _rotl(unsigned int value, int by) {
  by &= 31;
  return by ? value << by | value >> (32 - by) : value;
}
inline unsigned int _rotr(unsigned int value, int by) { return _rotl(value, 32 - (by & 31)); }
inline std::uint32_t _byteswap_ulong(std::uint32_t value) { return __builtin_bswap32(value); }
inline std::uint64_t _byteswap_uint64(std::uint64_t value) { return __builtin_bswap64(value); }
inline std::uint16_t _byteswap_ushort(std::uint16_t value) { return __builtin_bswap16(value); }

#endif
