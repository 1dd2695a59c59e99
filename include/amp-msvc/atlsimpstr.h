//===- atlsimpstr.h - text of ATL and MFC ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs that use CString
// or the conversions of text of ATL, Microsoft's Active Template Library. Its contents are in
// detail/atl_strings.h: change that.
//
//===----------------------------------------------------------------------===//
#include "detail/atl_strings.h"
#include "windows.h"
