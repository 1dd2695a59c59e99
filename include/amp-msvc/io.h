//===- io.h - files by their descriptors ----------------------------------===//
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
