//===- crt_files.h - files, console and command line of Visual C++'s C library ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). The
// functions with an underscore are those of POSIX, whose names of files may have backslashes
// (replaced_functions.h). Sharing modes and the difference between text and binary files mean
// nothing here. A further function of this subject is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_CRT_FILES_H
#define AMP_MSVC_DETAIL_CRT_FILES_H

#include "crt_text.h"
#include "secure.h"
#include "wide_text.h"
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

#define _SH_DENYRW 0x10
#define _SH_DENYWR 0x20
#define _SH_DENYRD 0x30
#define _SH_DENYNO 0x40
#define _SH_SECURE 0x80
#define _O_RDONLY O_RDONLY
#define _O_WRONLY O_WRONLY
#define _O_RDWR O_RDWR
#define _O_APPEND O_APPEND
#define _O_CREAT O_CREAT
#define _O_TRUNC O_TRUNC
#define _O_EXCL O_EXCL
#define _O_SEQUENTIAL 0
#define _O_RANDOM 0
#define _S_IREAD S_IRUSR
#define _S_IWRITE S_IWUSR
#ifndef S_IREAD
#define S_IREAD S_IRUSR
#define S_IWRITE S_IWUSR
#endif

#define _S_IFMT S_IFMT
#define _S_IFDIR S_IFDIR
#define _S_IFREG S_IFREG
/// Structures and functions: `struct _stat status; _stat("name", &status);`. All have numbers of 64
/// bits.
#define AMP_MSVC_STAT(NAME, OF_FILE)                                                               \
  struct NAME : stat {};                                                                           \
  inline int NAME(const char *name, struct stat *to) { return ::stat(name, to); }                  \
  inline int OF_FILE(int file, struct stat *to) { return ::fstat(file, to); }
AMP_MSVC_STAT(_stat, _fstat)
AMP_MSVC_STAT(_stat32, _fstat32)
AMP_MSVC_STAT(_stat32i64, _fstat32i64)
AMP_MSVC_STAT(_stat64, _fstat64)
AMP_MSVC_STAT(_stat64i32, _fstat64i32)
AMP_MSVC_STAT(_stati64, _fstati64)
AMP_MSVC_STAT(__stat64, __fstat64)
#undef AMP_MSVC_STAT
inline int _access(const char *name, int mode) { return ::access(name, mode); }

namespace amp_msvc {

/// The flags of open() without those that only Visual C++ has.
inline int open_flags(int flags) {
  return flags & ~(_O_TEXT | _O_BINARY | _O_U8TEXT | _O_U16TEXT | _O_WTEXT);
}

} // namespace amp_msvc

inline int _open(const char *name, int flags, int mode = 0666) {
  return ::open(name, amp_msvc::open_flags(flags), mode);
}
/// Finds a file in the current folder, else in those of an environment variable. Stores its path,
/// or an empty text; the buffer has _MAX_PATH characters. Colons and semicolons separate the
/// folders.
inline void _searchenv(const char *name, const char *variable, char *to) {
  *to = 0;
  const char *const folders = std::getenv(variable);
  const std::string all = std::string(".;") + (folders ? folders : "");
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t end = std::min(all.find_first_of(":;", at), all.size());
    std::string path = amp_msvc::path_of(name);
    if (at != 0 && end != at)
      path = all.substr(at, end - at) + "/" + path;
    at = end + 1;
    if (path.size() >= _MAX_PATH || ::access(path.c_str(), F_OK) != 0)
      continue;
    std::memcpy(to, path.c_str(), path.size() + 1);
    return;
  }
}
inline int _creat(const char *name, int mode) {
  return _open(name, O_CREAT | O_WRONLY | O_TRUNC, mode);
}
inline int _sopen(const char *name, int flags, int, int mode = 0666) {
  return _open(name, flags, mode);
}
inline errno_t _sopen_s(int *file, const char *name, int flags, int, int mode) {
  *file = _open(name, flags, mode);
  return *file < 0 ? errno : 0;
}
inline int _read(int file, void *to, unsigned int count) {
  return static_cast<int>(::read(file, to, count));
}
inline int _write(int file, const void *from, unsigned int count) {
  return static_cast<int>(::write(file, from, count));
}
inline int _close(int file) { return ::close(file); }
inline long _lseek(int file, long offset, int from) { return ::lseek(file, offset, from); }
inline long long _lseeki64(int file, long long offset, int from) {
  return ::lseek(file, offset, from);
}
inline long _tell(int file) { return ::lseek(file, 0, SEEK_CUR); }
inline long long _telli64(int file) { return ::lseek(file, 0, SEEK_CUR); }
/// Returns the size of a file in bytes, or -1.
inline long long _filelengthi64(int file) {
  struct stat status;
  return ::fstat(file, &status) == 0 ? status.st_size : -1;
}
inline long _filelength(int file) { return _filelengthi64(file); }
inline int _eof(int file) {
  const long long at = _telli64(file);
  return at < 0 ? -1 : at >= _filelengthi64(file);
}
inline int _chsize(int file, long size) { return ::ftruncate(file, size); }
inline errno_t _chsize_s(int file, long long size) { return ::ftruncate(file, size) ? errno : 0; }
inline int _commit(int file) { return ::fsync(file); }
inline int _dup(int file) { return ::dup(file); }
inline int _dup2(int file, int to) { return ::dup2(file, to) < 0 ? -1 : 0; }
inline std::FILE *_fdopen(int file, const char *mode) { return ::fdopen(file, mode); }
inline int _getw(std::FILE *file) { return ::getw(file); }
inline int _putw(int value, std::FILE *file) { return ::putw(value, file); }
inline int _fgetchar() { return std::getchar(); }
inline int _fputchar(int c) { return std::putchar(c); }
/// Flushes all streams and returns 0; Visual C++ returns their number.
inline int _flushall() { return std::fflush(nullptr); }
inline int _fcloseall() { return ::fcloseall(); }
inline char *_tempnam(const char *folder, const char *prefix) { return ::tempnam(folder, prefix); }
inline int _rmtmp() { return 0; }
inline errno_t clearerr_s(std::FILE *file) {
  std::clearerr(file);
  return 0;
}
/// The mode is that of _chmod(), and returned is the one before.
inline int _umask(int mode) { return static_cast<int>(::umask(static_cast<mode_t>(mode))); }
inline errno_t _umask_s(int mode, int *before) {
  *before = _umask(mode);
  return 0;
}
inline int _pipe(int *files, unsigned int, int) { return ::pipe(files); }
/// Files are always binary, so that the mode without a letter changes nothing.
inline errno_t _set_fmode(int) { return 0; }
inline errno_t _get_fmode(int *mode) {
  *mode = _O_BINARY;
  return 0;
}

/// The program's name and environment. The words of the command line are read from the system at
/// the first use.
#define _pgmptr program_invocation_name
#define _environ environ

namespace amp_msvc {

struct command_line {
  std::string text;
  std::vector<char *> words;

  command_line() {
    if (std::FILE *file = std::fopen("/proc/self/cmdline", "r")) {
      for (int c = std::getc(file); c != EOF; c = std::getc(file))
        text += static_cast<char>(c);
      std::fclose(file);
    }
    for (std::size_t i = 0; i < text.size(); i = text.find('\0', i) + 1)
      words.push_back(&text[i]);
    words.push_back(nullptr);
  }
  static command_line &get() {
    static command_line line;
    return line;
  }
};

} // namespace amp_msvc

/// Windows has one permission, to write: `mode` is _S_IREAD, _S_IWRITE or both.
inline int _chmod(const char *name, int mode) {
  struct stat status;
  if (::stat(name, &status) != 0)
    return -1;
  const mode_t now = status.st_mode & 07777;
  return ::chmod(name, (mode & _S_IWRITE) ? now | S_IWUSR : now & 0555u);
}

namespace amp_msvc {

/// The words of the command line as wide text.
inline wchar_t **wide_words() {
  static std::vector<std::wstring> texts;
  static std::vector<wchar_t *> words;
  if (words.empty()) {
    for (const char *word : command_line::get().words)
      if (word)
        texts.push_back(widen(word));
    for (std::wstring &text : texts)
      words.push_back(&text[0]);
    words.push_back(nullptr);
  }
  return words.data();
}

} // namespace amp_msvc

#define __argc (static_cast<int>(::amp_msvc::command_line::get().words.size()) - 1)
#define __argv (::amp_msvc::command_line::get().words.data())
#define __wargv (::amp_msvc::wide_words())

#endif
