//===- io.h - file descriptors, as in Visual C++ --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). Programs include it for
// _open(), _read() and the like, which every source has already (detail/crt_files.h). It adds the
// functions of POSIX, such as open() and read(), and searches in folders. A further function of
// POSIX is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_IO_H
#define AMP_MSVC_IO_H

#include "detail/file_search.h"
#include <cstdint>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <unistd.h>

#define _A_NORMAL 0x00
#define _A_RDONLY 0x01
#define _A_HIDDEN 0x02
#define _A_SYSTEM 0x04
#define _A_SUBDIR 0x10
#define _A_ARCH 0x20

/// A file that a search found. The time of creation is that of the last change of its status.
struct _finddata_t {
  unsigned int attrib; ///< _A_SUBDIR for folders, else _A_NORMAL
  std::time_t time_create, time_access, time_write;
  long long size;
  char name[260];
};
#define _finddata32_t _finddata_t
#define _finddata64_t _finddata_t
#define _finddata64i32_t _finddata_t
#define _finddatai64_t _finddata_t
#define __finddata64_t _finddata_t
#define _findfirst32 _findfirst
#define _findfirst64 _findfirst
#define _findfirst64i32 _findfirst
#define _findfirsti64 _findfirst
#define _findnext32 _findnext
#define _findnext64 _findnext
#define _findnext64i32 _findnext
#define _findnexti64 _findnext

/// Describes the next file of a search. Returns -1 with errno after the last one.
inline int _findnext(std::intptr_t search, struct _finddata_t *to) {
  std::string name;
  struct stat status;
  if (!reinterpret_cast<amp_msvc::file_search *>(search)->take(&name, &status))
    return -1;
  to->attrib = S_ISDIR(status.st_mode) ? _A_SUBDIR : _A_NORMAL;
  to->time_create = status.st_ctime;
  to->time_access = status.st_atime;
  to->time_write = status.st_mtime;
  to->size = status.st_size;
  std::strcpy(to->name, name.c_str());
  return 0;
}
inline int _findclose(std::intptr_t search) {
  delete reinterpret_cast<amp_msvc::file_search *>(search);
  return 0;
}
/// Starts a search for a pattern with `*` and `?`. Returns -1 with errno if nothing fits.
inline std::intptr_t _findfirst(const char *pattern, struct _finddata_t *to) {
  const auto search = reinterpret_cast<std::intptr_t>(new amp_msvc::file_search(pattern));
  if (_findnext(search, to) == 0)
    return search;
  _findclose(search);
  return -1;
}

#endif
