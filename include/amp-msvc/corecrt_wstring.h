//===- corecrt_wstring.h - a header of Visual C++'s C library -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, for programs that include this header of Visual C++ by
// its name. The headers that it includes take its place. Every source also includes
// detail/dialect.h first, which adds those functions of the C library that only Visual C++ has.
//
//===----------------------------------------------------------------------===//
#include <wchar.h>
