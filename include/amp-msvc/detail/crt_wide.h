//===- crt_wide.h - wide-character functions of Visual C++'s C library ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). It has
// functions for files, paths, formatted text and strings of wchar_t; crt.h, secure.h and
// crt_strings.h have more for strings. The functions convert names of files to UTF-8. As with
// fopen() (replaced_functions.h), backslashes in the names separate folders. Formats are those of
// Visual C++ (wide_print.h). A further function of this subject is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_CRT_WIDE_H
#define AMP_MSVC_DETAIL_CRT_WIDE_H

#include "crt_text.h"
#include "passed_text.h"
#include "wide_print.h"
#include <clocale>
#include <cstdlib>
#include <cwchar>
#include <cwctype>
#include <sys/stat.h>
#include <type_traits>
#include <unistd.h>

namespace amp_msvc {

/// Returns a name as UTF-8, with slashes for backslashes unless a file has the name as it is.
inline std::string file_name(const wchar_t *name) { return path_of(narrow(name).c_str()); }

/// Copies a text to a buffer of `size` characters; ends the program if it does not fit. Does
/// nothing if `to` is null.
inline void put(wchar_t *to, std::size_t size, const std::wstring &text, const char *function) {
  require(!to || text.size() < size, function);
  if (to)
    std::wmemcpy(to, text.c_str(), text.size() + 1);
}

/// Return a wide name of a file as UTF-8. ampcc inserts calls where a program passes a wide name to
/// a file stream, because the streams take only narrow names here. Backslashes stay, because the
/// streams accept them (replaced_functions.h).
inline std::string stream_name(const wchar_t *name) { return narrow(name); }
inline std::string stream_name(const std::wstring &name) { return narrow(name); }

} // namespace amp_msvc

inline int _wremove(const wchar_t *name) { return std::remove(amp_msvc::file_name(name).c_str()); }
inline int _wunlink(const wchar_t *name) { return ::unlink(amp_msvc::file_name(name).c_str()); }
inline int _wrename(const wchar_t *from, const wchar_t *to) {
  return std::rename(amp_msvc::file_name(from).c_str(), amp_msvc::file_name(to).c_str());
}
inline int _waccess(const wchar_t *name, int mode) {
  return ::access(amp_msvc::file_name(name).c_str(), mode);
}
inline errno_t _waccess_s(const wchar_t *name, int mode) {
  return _waccess(name, mode) == 0 ? 0 : errno;
}
inline int _wmkdir(const wchar_t *name) { return ::mkdir(amp_msvc::file_name(name).c_str(), 0777); }
inline int _wrmdir(const wchar_t *name) { return ::rmdir(amp_msvc::file_name(name).c_str()); }
inline int _wstat(const wchar_t *name, struct stat *to) {
  return ::stat(amp_msvc::file_name(name).c_str(), to);
}
#define _wstat64 _wstat
#define _wstati64 _wstat
inline int _wchdir(const wchar_t *name) { return ::chdir(amp_msvc::file_name(name).c_str()); }
inline wchar_t *_wgetcwd(wchar_t *to, int size) {
  char *const folder = ::getcwd(nullptr, 0);
  const std::wstring text = amp_msvc::widen(folder ? folder : "");
  const bool found = folder != nullptr;
  std::free(folder);
  if (!found || (to && text.size() >= static_cast<std::size_t>(size)))
    return nullptr;
  wchar_t *const result =
      to ? to : static_cast<wchar_t *>(std::malloc((text.size() + 1) * sizeof(wchar_t)));
  return result ? std::wmemcpy(result, text.c_str(), text.size() + 1) : nullptr;
}
inline std::FILE *_wfreopen(const wchar_t *name, const wchar_t *mode, std::FILE *old) {
  return std::freopen(amp_msvc::file_name(name).c_str(), amp_msvc::narrow(mode).c_str(), old);
}
inline errno_t _wfreopen_s(std::FILE **file, const wchar_t *name, const wchar_t *mode,
                           std::FILE *old) {
  *file = _wfreopen(name, mode, old);
  return *file ? 0 : errno;
}
inline std::FILE *_wfsopen(const wchar_t *name, const wchar_t *mode, int) {
  return _wfopen(name, mode);
}
inline std::FILE *_wpopen(const wchar_t *command, const wchar_t *mode) {
  return ::popen(amp_msvc::narrow(command).c_str(), amp_msvc::narrow(mode).c_str());
}
inline int _wsystem(const wchar_t *command) {
  return std::system(command ? amp_msvc::narrow(command).c_str() : nullptr);
}
/// Returns a copy of the value in memory of malloc(), which stays allocated unless a caller frees
/// it, as _wgetenv_s() does.
inline wchar_t *_wgetenv(const wchar_t *name) {
  const char *const value = std::getenv(amp_msvc::narrow(name).c_str());
  return value ? ::wcsdup(amp_msvc::widen(value).c_str()) : nullptr;
}
inline errno_t _wdupenv_s(wchar_t **to, std::size_t *size, const wchar_t *name) {
  *to = _wgetenv(name);
  if (size)
    *size = *to ? std::wcslen(*to) + 1 : 0;
  return 0;
}
inline errno_t _wgetenv_s(std::size_t *needed, wchar_t *to, std::size_t size, const wchar_t *name) {
  wchar_t *const value = _wgetenv(name);
  *needed = value ? std::wcslen(value) + 1 : 0;
  const bool fits = *needed <= size;
  if (to && size)
    std::wcscpy(to, value && fits ? value : L"");
  std::free(value);
  return fits || !to ? 0 : ERANGE;
}

inline errno_t _wsplitpath_s(const wchar_t *path, wchar_t *drive, std::size_t drive_size,
                             wchar_t *folder, std::size_t folder_size, wchar_t *name,
                             std::size_t name_size, wchar_t *extension,
                             std::size_t extension_size) {
  const std::string whole = amp_msvc::narrow(path);
  std::string parts[4];
  for (std::string &part : parts)
    part.resize(whole.size() + 1);
  const std::size_t size = whole.size() + 1;
  _splitpath_s(whole.c_str(), &parts[0][0], size, &parts[1][0], size, &parts[2][0], size,
               &parts[3][0], size);
  amp_msvc::put(drive, drive_size, amp_msvc::widen(parts[0].c_str()), "_wsplitpath_s");
  amp_msvc::put(folder, folder_size, amp_msvc::widen(parts[1].c_str()), "_wsplitpath_s");
  amp_msvc::put(name, name_size, amp_msvc::widen(parts[2].c_str()), "_wsplitpath_s");
  amp_msvc::put(extension, extension_size, amp_msvc::widen(parts[3].c_str()), "_wsplitpath_s");
  return 0;
}
template <std::size_t D, std::size_t F, std::size_t N, std::size_t E>
errno_t _wsplitpath_s(const wchar_t *path, wchar_t (&drive)[D], wchar_t (&folder)[F],
                      wchar_t (&name)[N], wchar_t (&extension)[E]) {
  return _wsplitpath_s(path, drive, D, folder, F, name, N, extension, E);
}
inline void _wsplitpath(const wchar_t *path, wchar_t *drive, wchar_t *folder, wchar_t *name,
                        wchar_t *extension) {
  const std::size_t all = static_cast<std::size_t>(-1);
  _wsplitpath_s(path, drive, all, folder, all, name, all, extension, all);
}
inline errno_t _wmakepath_s(wchar_t *to, std::size_t size, const wchar_t *drive,
                            const wchar_t *folder, const wchar_t *name, const wchar_t *extension) {
  const auto text = [](const wchar_t *part) { return amp_msvc::narrow(part ? part : L""); };
  amp_msvc::put(to, size,
                amp_msvc::widen(
                    amp_msvc::joined_path(text(drive), text(folder), text(name), text(extension))),
                "_wmakepath_s");
  return 0;
}
template <std::size_t N>
errno_t _wmakepath_s(wchar_t (&to)[N], const wchar_t *drive, const wchar_t *folder,
                     const wchar_t *name, const wchar_t *extension) {
  return _wmakepath_s(to, N, drive, folder, name, extension);
}
inline void _wmakepath(wchar_t *to, const wchar_t *drive, const wchar_t *folder,
                       const wchar_t *name, const wchar_t *extension) {
  _wmakepath_s(to, static_cast<std::size_t>(-1), drive, folder, name, extension);
}
inline wchar_t *_wfullpath(wchar_t *to, const wchar_t *path, std::size_t size) {
  char *const found = ::realpath(amp_msvc::file_name(path).c_str(), nullptr);
  const std::wstring text = amp_msvc::widen(found ? found : "");
  const bool fits = found && text.size() < size;
  std::free(found);
  return fits ? std::wmemcpy(to, text.c_str(), text.size() + 1) : nullptr;
}

/// Writes at most `count` characters, or as many as fit if `count` is _TRUNCATE. Returns their
/// number, or -1 if the text is longer. Ends the program if the text, cut to `count` characters,
/// and the null character do not fit.
inline int _vsnwprintf_s(wchar_t *to, std::size_t size, std::size_t count, const wchar_t *format,
                         va_list arguments) {
  amp_msvc::require(to && size && format, "_vsnwprintf_s");
  const std::wstring text = amp_msvc::format_wide(format, arguments);
  const std::size_t room = count < size ? count : size - 1;
  const bool all = text.size() <= room;
  amp_msvc::require(all || count < size || count == _TRUNCATE, "_vsnwprintf_s");
  const std::size_t length = all ? text.size() : room;
  std::wmemcpy(to, text.c_str(), length);
  to[length] = L'\0';
  return all ? static_cast<int>(length) : -1;
}
template <std::size_t N>
int _vsnwprintf_s(wchar_t (&to)[N], std::size_t count, const wchar_t *format, va_list arguments) {
  return _vsnwprintf_s(to, N, count, format, arguments);
}
inline int _snwprintf_s(wchar_t *to, std::size_t size, std::size_t count, const wchar_t *format,
                        ...) {
  va_list arguments;
  va_start(arguments, format);
  const int length = _vsnwprintf_s(to, size, count, format, arguments);
  va_end(arguments);
  return length;
}
template <std::size_t N, typename... Arguments>
int _snwprintf_s(wchar_t (&to)[N], std::size_t count, const wchar_t *format,
                 Arguments... arguments) {
  return _snwprintf_s(to, N, count, format, amp_msvc::passed_text(arguments)...);
}
inline int vswprintf_s(wchar_t *to, std::size_t size, const wchar_t *format, va_list arguments) {
  const std::wstring text = amp_msvc::format_wide(format, arguments);
  amp_msvc::put(to, size, text, "vswprintf_s");
  return static_cast<int>(text.size());
}
template <std::size_t N>
int vswprintf_s(wchar_t (&to)[N], const wchar_t *format, va_list arguments) {
  return vswprintf_s(to, N, format, arguments);
}
/// Writes at most `size` characters, without a null character if there is no room for it. Returns
/// -1 if the text is longer.
inline int _vsnwprintf(wchar_t *to, std::size_t size, const wchar_t *format, va_list arguments) {
  const std::wstring text = amp_msvc::format_wide(format, arguments);
  std::wmemcpy(to, text.c_str(), text.size() < size ? text.size() + 1 : size);
  return text.size() <= size ? static_cast<int>(text.size()) : -1;
}
inline int _snwprintf(wchar_t *to, std::size_t size, const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int length = _vsnwprintf(to, size, format, arguments);
  va_end(arguments);
  return length;
}
/// The swprintf() of older versions of Visual C++, which has no size.
inline int _swprintf(wchar_t *to, const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const std::wstring text = amp_msvc::format_wide(format, arguments);
  va_end(arguments);
  std::wmemcpy(to, text.c_str(), text.size() + 1);
  return static_cast<int>(text.size());
}
inline int _vscwprintf(const wchar_t *format, va_list arguments) {
  return static_cast<int>(amp_msvc::format_wide(format, arguments).size());
}
inline int _scwprintf(const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int length = _vscwprintf(format, arguments);
  va_end(arguments);
  return length;
}

inline wchar_t *wcstok_s(wchar_t *text, const wchar_t *separators, wchar_t **rest) {
  return std::wcstok(text, separators, rest);
}
inline wchar_t *_wcslwr(wchar_t *text) {
  for (wchar_t *c = text; *c; ++c)
    *c = static_cast<wchar_t>(std::towlower(static_cast<std::wint_t>(*c)));
  return text;
}
inline wchar_t *_wcsupr(wchar_t *text) {
  for (wchar_t *c = text; *c; ++c)
    *c = static_cast<wchar_t>(std::towupper(static_cast<std::wint_t>(*c)));
  return text;
}
inline wchar_t *_wcsrev(wchar_t *text) {
  for (std::size_t i = 0, j = std::wcslen(text); i + 1 < j; ++i) {
    const wchar_t c = text[i];
    text[i] = text[--j];
    text[j] = c;
  }
  return text;
}
inline errno_t _wcslwr_s(wchar_t *text, std::size_t) { return _wcslwr(text) ? 0 : EINVAL; }
inline errno_t _wcsupr_s(wchar_t *text, std::size_t) { return _wcsupr(text) ? 0 : EINVAL; }
template <std::size_t N> errno_t _wcslwr_s(wchar_t (&text)[N]) { return _wcslwr_s(text, N); }
template <std::size_t N> errno_t _wcsupr_s(wchar_t (&text)[N]) { return _wcsupr_s(text, N); }
inline errno_t wmemcpy_s(wchar_t *to, std::size_t size, const wchar_t *from, std::size_t count) {
  amp_msvc::require(count == 0 || (to && from && count <= size), "wmemcpy_s");
  if (count)
    std::wmemcpy(to, from, count);
  return 0;
}
inline errno_t wmemmove_s(wchar_t *to, std::size_t size, const wchar_t *from, std::size_t count) {
  amp_msvc::require(count == 0 || (to && from && count <= size), "wmemmove_s");
  if (count)
    std::wmemmove(to, from, count);
  return 0;
}
inline std::size_t wcsnlen_s(const wchar_t *text, std::size_t most) {
  return text ? ::wcsnlen(text, most) : 0;
}
inline int _wcsicoll(const wchar_t *a, const wchar_t *b) { return ::wcscasecmp(a, b); }
inline long _wtol(const wchar_t *text) { return std::wcstol(text, nullptr, 10); }
inline errno_t _wcserror_s(wchar_t *to, std::size_t size, int error) {
  const std::wstring text = amp_msvc::widen(std::strerror(error));
  amp_msvc::put(to, size, text.substr(0, size ? size - 1 : 0), "_wcserror_s");
  return 0;
}
template <std::size_t N> errno_t _wcserror_s(wchar_t (&to)[N], int error) {
  return _wcserror_s(to, N, error);
}

/// The name of the locale is in a buffer that the next call overwrites.
inline wchar_t *_wsetlocale(int category, const wchar_t *name) {
  static std::wstring result;
  const char *set = std::setlocale(category, name ? amp_msvc::narrow(name).c_str() : nullptr);
  if (!set)
    return nullptr;
  result = amp_msvc::widen(set);
  return &result[0];
}

#endif
