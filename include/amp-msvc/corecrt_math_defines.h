//===- corecrt_math_defines.h - a header of Visual C++'s C library --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, for programs that include this header of Visual C++ by
// its name. <math.h> has its constants, such as M_PI, also without the macro _USE_MATH_DEFINES.
//
//===----------------------------------------------------------------------===//
#include <math.h>
