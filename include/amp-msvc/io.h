//===- io.h - files by their descriptors ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_IO_H
#define AMP_MSVC_IO_H

#include <fcntl.h>
#include <unistd.h>

#define _access access

#endif
