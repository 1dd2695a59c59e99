//===- pplinterface.h - a part of ppltasks.h -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, for programs that include this header by its name.
// ppltasks.h has all of it that exists here.
//
//===----------------------------------------------------------------------===//
#include "ppltasks.h"
