//===- atlexcept.h - a header of COM, which has no objects here -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, because many programs include this header without a
// need. Pointers to objects of COM can be declared; there are no objects.
//
//===----------------------------------------------------------------------===//
#include "atlbase.h"
