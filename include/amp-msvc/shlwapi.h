//===- shlwapi.h - paths and text of Windows' shell ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_SHLWAPI_H
#define AMP_MSVC_SHLWAPI_H

#include "windows.h"

#include "detail/shell_paths.h"

#endif
