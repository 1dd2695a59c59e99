//===- afx.h - a header of the Microsoft Foundation Classes ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), so that its inclusion gives
// one error which says what to do instead. The text of the error is in detail/mfc_absent.h.
//
//===----------------------------------------------------------------------===//
#include "detail/mfc_absent.h"
