//===- vcruntime_string.h - a header of Visual C++'s C library ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, for programs that include this header of Visual C++ by
// its name. <string.h> has its functions, such as memcpy() and strlen().
//
//===----------------------------------------------------------------------===//
#include <string.h>
