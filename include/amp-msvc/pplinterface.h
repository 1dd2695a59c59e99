//===- pplinterface.h - a part of ppltasks.h -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that include this
// header by its name. ppltasks.h has all of it that exists here. Add further names there.
//
//===----------------------------------------------------------------------===//
#include "ppltasks.h"
