//===- io.h - file descriptors, as in Visual C++ --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. Programs include it for _open(), _read() and the like,
// which every source has already (detail/crt_files.h). It adds the functions of POSIX, such as
// open() and read(), and _access().
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_IO_H
#define AMP_MSVC_IO_H

#include <fcntl.h>
#include <unistd.h>

#define _access access

#endif
