//===- share.h - a header of Visual C++'s C library -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. Its constants, such as _SH_DENYNO, are in detail/crt_files.h,
// which detail/dialect.h includes before every source. The file includes io.h, whose functions
// programs use with them. A further constant is added to detail/crt_files.h.
//
//===----------------------------------------------------------------------===//
#include "io.h"
