//===- direct.h - functions for folders, as in Visual C++ -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). _mkdir(), _rmdir() and
// _chdir() call the functions of POSIX, which return 0, or -1 with errno. A backslash in a name
// separates folders, because detail/replaced_functions.h replaces those functions. _getcwd() is in
// detail/secure.h. detail/dialect.h includes these two files before every source. To add a function
// for folders, define it here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DIRECT_H
#define AMP_MSVC_DIRECT_H

#include <sys/stat.h>
#include <unistd.h>

inline int _mkdir(const char *path) { return ::mkdir(path, 0777); }
inline int _rmdir(const char *path) { return ::rmdir(path); }
inline int _chdir(const char *path) { return ::chdir(path); }
template <typename = void> int mkdir(const char *path) { return _mkdir(path); }
/// The drive, which is always the third, C.
inline int _getdrive() { return 3; }

#endif
