//===- strsafe.h - the safe text functions of Windows ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). detail/string_safe.h has the
// functions and lists those that do not exist. The file includes windows.h as well. A further
// function is added to detail/string_safe.h.
//
//===----------------------------------------------------------------------===//
#include "detail/string_safe.h"
#include "windows.h"
