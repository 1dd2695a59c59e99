//===- strsafe.h - the safe text functions of Windows ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. detail/string_safe.h has the functions and lists those
// that do not exist. The file includes windows.h as well.
//
//===----------------------------------------------------------------------===//
#include "detail/string_safe.h"
#include "windows.h"
