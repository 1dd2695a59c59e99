//===- cguid.h - a part of windows.h --------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Windows by its name. windows.h has all of it that exists here. Further names belong in
// the headers detail/windows_*.h.
//
//===----------------------------------------------------------------------===//
#include "windows.h"
