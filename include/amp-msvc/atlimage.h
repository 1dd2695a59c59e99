//===- atlimage.h - a header of the Active Template Library ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), so that its inclusion gives
// one error which says what exists. The text of the error is in detail/atl_absent.h.
//
//===----------------------------------------------------------------------===//
#include "detail/atl_absent.h"
