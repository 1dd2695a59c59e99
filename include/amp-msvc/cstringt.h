//===- cstringt.h - text of ATL and MFC -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, for programs that use CString or the conversions of
// text of ATL, Microsoft's Active Template Library.
//
//===----------------------------------------------------------------------===//
#include "detail/atl_strings.h"
#include "windows.h"
