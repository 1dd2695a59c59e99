//===- combaseapi.h - a header of COM, which has no objects here ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// part of objbase.h by its name. objbase.h has all of it that exists here.
//
//===----------------------------------------------------------------------===//
#include "objbase.h"
