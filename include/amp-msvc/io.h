//===- io.h - file descriptors, as in Visual C++ --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. The functions of POSIX for open files, and _access.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_IO_H
#define AMP_MSVC_IO_H

#include <fcntl.h>
#include <unistd.h>

#define _access access

#endif
