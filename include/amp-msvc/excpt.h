//===- excpt.h - a header of Visual C++'s C library -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. None of its names, which are those of structured exceptions,
// exists here. The file includes windows.h. A name that programs need belongs in one of
// detail/windows_*.h.
//
//===----------------------------------------------------------------------===//
#include "windows.h"
