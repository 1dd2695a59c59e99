//===- utime.h - the times of files, by the names of Visual C++ -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of the C library by its name. Backslashes in a name of a file separate folders, as in the
// functions of detail/crt_files.h. A further name of this header is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_SYS_UTIME_H
#define AMP_MSVC_SYS_UTIME_H

#include "../detail/wide_text.h"
#include <utime.h>

#define _utimbuf utimbuf
#define __utimbuf64 utimbuf

/// Sets the times of the last access and change; the present time, if `times` is null.
inline int _utime(const char *name, const utimbuf *times) {
  return ::utime(amp_msvc::path_of(name).c_str(), times);
}
inline int _wutime(const wchar_t *name, const utimbuf *times) {
  return _utime(amp_msvc::narrow(name).c_str(), times);
}
#define _utime64 _utime
#define _wutime64 _wutime

#endif
