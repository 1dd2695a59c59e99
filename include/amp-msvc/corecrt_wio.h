//===- corecrt_wio.h - a header of Visual C++'s C library -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. Of its functions for wide names those that exist, such as
// _waccess(), are in detail/crt_wide.h, which detail/dialect.h includes before every source. The
// file includes io.h. A further name that only Visual C++ has belongs in the header detail/crt*.h
// of its subject.
//
//===----------------------------------------------------------------------===//
#include "io.h"
