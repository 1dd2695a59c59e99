//===- shlwapi.h - paths and text of Windows' shell ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). detail/shell_paths.h has the
// functions for paths and the few for text, such as PathCombine() and StrToInt(), that exist here.
// The file includes windows.h as well. A further function is added to detail/shell_paths.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_SHLWAPI_H
#define AMP_MSVC_SHLWAPI_H

#include "windows.h"

#include "detail/shell_paths.h"

#endif
