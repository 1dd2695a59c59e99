//===- corecrt_math_defines.h - a header of Visual C++'s C library --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header of Visual C++ by its name. <math.h> has its constants, such as M_PI, also without the
// macro _USE_MATH_DEFINES. A further name that only Visual C++ has belongs in the header
// detail/crt*.h of its subject.
//
//===----------------------------------------------------------------------===//
#include <math.h>
