//===- shlwapi.h - paths and text of Windows' shell ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. detail/shell_paths.h has the functions for paths and
// the few for text, such as PathCombine() and StrToInt(), that exist here. The file includes
// windows.h as well.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_SHLWAPI_H
#define AMP_MSVC_SHLWAPI_H

#include "windows.h"

#include "detail/shell_paths.h"

#endif
