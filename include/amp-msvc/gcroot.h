//===- gcroot.h - a header of C++/CLI -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), so that its inclusion gives
// one error which says what to do instead. The text of the error is in detail/dotnet_absent.h.
//
//===----------------------------------------------------------------------===//
#include "detail/dotnet_absent.h"
