//===- collection.h - a header of C++/CX ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, so that its inclusion gives one error which says what
// to do.
//
//===----------------------------------------------------------------------===//
#include "detail/winrt_absent.h"
