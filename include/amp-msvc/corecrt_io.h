//===- corecrt_io.h - a header of Visual C++'s C library ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. io.h has all of it that exists here. Add further functions
// there.
//
//===----------------------------------------------------------------------===//
#include "io.h"
