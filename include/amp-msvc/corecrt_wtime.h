//===- corecrt_wtime.h - a header of Visual C++'s C library ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. <time.h> and <wchar.h> take its place. Functions that only
// Visual C++ has, such as _wctime(), are in detail/crt_time.h, which detail/dialect.h includes
// before every source. A further name that only Visual C++ has belongs in the header detail/crt*.h
// of its subject.
//
//===----------------------------------------------------------------------===//
#include <time.h>
#include <wchar.h>
