//===- corecrt_wstring.h - a header of Visual C++'s C library -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. <wchar.h> takes its place. Functions that only Visual C++ has,
// such as wcscpy_s() and _wcsdup(), are in detail/crt.h and detail/crt_strings.h, which
// detail/dialect.h includes before every source. A further name that only Visual C++ has belongs in
// the header detail/crt*.h of its subject.
//
//===----------------------------------------------------------------------===//
#include <wchar.h>
