//===- corecrt_wprocess.h - a header of Visual C++'s C library ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. Of its own functions only _wsystem() exists here, in
// detail/crt_wide.h, which detail/dialect.h includes before every source. The file includes
// process.h. A further name that only Visual C++ has belongs in the header detail/crt*.h of its
// subject.
//
//===----------------------------------------------------------------------===//
#include "process.h"
