//===- replaced_functions.h - functions of the C library with the behaviour of Visual C++ ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). Programs
// rely on this behaviour: rand() returns 15 bits, the same sequence on every machine;
// system("pause") waits for a key, here for a line; fopen(), open(), remove() and their kin accept
// backslashes. The file declares the functions with other linker names. Calls by any name, `rand`,
// `std::rand` or a pointer, then reach the functions below. These declarations must come before any
// header of the system that declares the functions. The file needs glibc. A further function whose
// behaviour programs rely on is replaced here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_REPLACED_FUNCTIONS_H
#define AMP_MSVC_DETAIL_REPLACED_FUNCTIONS_H

extern "C" {
int rand() noexcept __asm__("amp_msvc_rand");
void srand(unsigned int) noexcept __asm__("amp_msvc_srand");
int system(const char *) __asm__("amp_msvc_system");
struct _IO_FILE *fopen(const char *__restrict, const char *__restrict) __asm__("amp_msvc_fopen");
int open(const char *, int, ...) __asm__("amp_msvc_open_file");
int access(const char *, int) noexcept __asm__("amp_msvc_access");
int stat(const char *__restrict, struct stat *__restrict) noexcept __asm__("amp_msvc_stat");
int chmod(const char *, unsigned int) noexcept __asm__("amp_msvc_chmod");
int mkdir(const char *, unsigned int) noexcept __asm__("amp_msvc_mkdir");
int rmdir(const char *) noexcept __asm__("amp_msvc_rmdir");
int chdir(const char *) noexcept __asm__("amp_msvc_chdir");
int unlink(const char *) noexcept __asm__("amp_msvc_unlink");
int remove(const char *) noexcept __asm__("amp_msvc_remove");
int rename(const char *, const char *) noexcept __asm__("amp_msvc_rename");
}

#include "posix_names_hidden.h"

#include <fcntl.h>
#include <math.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

#include "posix_names_shown.h"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#undef RAND_MAX
#define RAND_MAX 0x7fff

// Weak, because each unit defines the functions and the linker takes one of them. In __asm__ are
// the linker names.
#define AMP_MSVC_REPLACED extern "C" __attribute__((weak, used))

// As in Visual C++ each thread has a sequence of its own, which begins as after srand(1).
AMP_MSVC_REPLACED unsigned int *amp_msvc_rand_state() {
  static thread_local unsigned int state = 1;
  return &state;
}
AMP_MSVC_REPLACED int amp_msvc_rand_of_thread() __asm__("amp_msvc_rand");
AMP_MSVC_REPLACED int amp_msvc_rand_of_thread() {
  unsigned int *state = amp_msvc_rand_state();
  *state = *state * 214013u + 2531011u;
  return static_cast<int>((*state >> 16) & 0x7fff);
}
AMP_MSVC_REPLACED void amp_msvc_srand_of_thread(unsigned int seed) __asm__("amp_msvc_srand");
AMP_MSVC_REPLACED void amp_msvc_srand_of_thread(unsigned int seed) {
  *amp_msvc_rand_state() = seed;
}

extern "C" int amp_msvc_shell(const char *) __asm__("system");
/// Implements system(). On Windows `pause` and `cls` are commands of the shell. `pause` waits for a
/// line; `cls`, `color`, `title`, `mode` and `chcp` do nothing.
AMP_MSVC_REPLACED int amp_msvc_command(const char *command) __asm__("amp_msvc_system");
AMP_MSVC_REPLACED int amp_msvc_command(const char *command) {
  if (!command)
    return amp_msvc_shell(nullptr);
  std::string word;
  for (const char *c = command; *c; ++c)
    if (*c != ' ' && *c != '\t')
      word += *c >= 'A' && *c <= 'Z' ? static_cast<char>(*c - 'A' + 'a') : *c;
  const std::string::size_type end = word.find('>');
  const bool silent = end != std::string::npos;
  if (silent)
    word.erase(end);
  if (word == "pause") {
    std::fflush(stdout);
    if (!silent)
      std::fputs("Press any key to continue . . . ", stdout);
    std::fflush(stdout);
    for (int c = std::getchar(); c != '\n' && c != EOF;)
      c = std::getchar();
    return 0;
  }
  if (word == "cls" || word.compare(0, 5, "color") == 0 || word.compare(0, 5, "title") == 0 ||
      word.compare(0, 5, "mode:") == 0 || word.compare(0, 7, "modecon") == 0 ||
      word.compare(0, 4, "chcp") == 0)
    return 0;
  std::fflush(stdout);
  return amp_msvc_shell(command);
}

// fopen() of glibc, by the only one of its names that this file does not replace.
extern "C" std::FILE *amp_msvc_open(const char *, const char *) __asm__("_IO_fopen");
/// Implements fopen(). Backslashes in the name separate folders, with one exception: a file that is
/// opened for reading, and that has backslashes in its name, is found. Windows' mode "t" is for
/// text; glibc ignores it.
AMP_MSVC_REPLACED std::FILE *amp_msvc_open_path(const char *name,
                                                const char *mode) __asm__("amp_msvc_fopen");
AMP_MSVC_REPLACED std::FILE *amp_msvc_open_path(const char *name, const char *mode) {
  std::string path(name);
  const bool has_backslash = path.find('\\') != std::string::npos;
  if (has_backslash)
    for (char &c : path)
      c = c == '\\' ? '/' : c;
  const bool reads = *mode == 'r';
  std::FILE *file = has_backslash && !reads ? nullptr : amp_msvc_open(name, mode);
  return file || !has_backslash ? file : amp_msvc_open(path.c_str(), mode);
}

/// The streams of the C++ library open their files by one of these names: libstdc++ 12 by the
/// first, 14 by the second. So their names of files may have backslashes as well.
AMP_MSVC_REPLACED std::FILE *amp_msvc_open_large(const char *name,
                                                 const char *mode) __asm__("fopen64");
AMP_MSVC_REPLACED std::FILE *amp_msvc_open_large(const char *name, const char *mode) {
  return amp_msvc_open_path(name, mode);
}
AMP_MSVC_REPLACED std::FILE *amp_msvc_open_stream(const char *name,
                                                  const char *mode) __asm__("fopen");
AMP_MSVC_REPLACED std::FILE *amp_msvc_open_stream(const char *name, const char *mode) {
  return amp_msvc_open_path(name, mode);
}

extern "C" int amp_msvc_system_access(const char *, int) __asm__("access");
namespace amp_msvc {

/// Returns a name with slashes for backslashes, unless a file has the name as it is.
inline std::string path_of(const char *name) {
  std::string path(name ? name : "");
  if (path.find('\\') != std::string::npos && amp_msvc_system_access(name, 0) != 0)
    for (char &c : path)
      c = c == '\\' ? '/' : c;
  return path;
}

} // namespace amp_msvc

// Functions of the system that take the name of a file first, and their replacements.
#define AMP_MSVC_REPLACED_PATH(NAME, PARAMETERS, ...)                                              \
  extern "C" int amp_msvc_system_##NAME PARAMETERS __asm__(#NAME);                                 \
  AMP_MSVC_REPLACED int amp_msvc_##NAME##_path PARAMETERS __asm__("amp_msvc_" #NAME);              \
  AMP_MSVC_REPLACED int amp_msvc_##NAME##_path PARAMETERS {                                        \
    return amp_msvc_system_##NAME(amp_msvc::path_of(name).c_str() __VA_OPT__(, ) __VA_ARGS__);     \
  }
AMP_MSVC_REPLACED_PATH(access, (const char *name, int mode), mode)
AMP_MSVC_REPLACED_PATH(stat, (const char *name, struct stat *to), to)
AMP_MSVC_REPLACED_PATH(chmod, (const char *name, unsigned int mode), mode)
AMP_MSVC_REPLACED_PATH(mkdir, (const char *name, unsigned int mode), mode)
AMP_MSVC_REPLACED_PATH(rmdir, (const char *name))
AMP_MSVC_REPLACED_PATH(chdir, (const char *name))
AMP_MSVC_REPLACED_PATH(unlink, (const char *name))
AMP_MSVC_REPLACED_PATH(remove, (const char *name))
AMP_MSVC_REPLACED_PATH(rename, (const char *name, const char *to), amp_msvc::path_of(to).c_str())
#undef AMP_MSVC_REPLACED_PATH

extern "C" int amp_msvc_system_open(const char *, int, ...) __asm__("open");
AMP_MSVC_REPLACED int amp_msvc_open_file_path(const char *name, int flags,
                                              ...) __asm__("amp_msvc_open_file");
AMP_MSVC_REPLACED int amp_msvc_open_file_path(const char *name, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  const unsigned int mode = flags & O_CREAT ? va_arg(arguments, unsigned int) : 0;
  va_end(arguments);
  return amp_msvc_system_open(amp_msvc::path_of(name).c_str(), flags, mode);
}

#undef AMP_MSVC_REPLACED

#endif
