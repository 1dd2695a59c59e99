//===- corecrt_wstdio.h - a header of Visual C++'s C library --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. <stdio.h> and <wchar.h> take its place. Functions that only
// Visual C++ has, such as _wfopen_s(), are in detail/crt_text.h and detail/crt_wide.h, which
// detail/dialect.h includes before every source. A further name that only Visual C++ has belongs in
// the header detail/crt*.h of its subject.
//
//===----------------------------------------------------------------------===//
#include <stdio.h>
#include <wchar.h>
