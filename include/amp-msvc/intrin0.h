//===- intrin0.h - a header of Visual C++'s C library ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. intrin.h has all of it that exists here. Add further intrinsics
// there.
//
//===----------------------------------------------------------------------===//
#include "intrin.h"
