//===- comip.h - a header of COM, which has no objects here ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), because many programs include
// this header without a need. There are no objects of COM, but a program can declare pointers to
// them: IUnknown, CComPtr and ComPtr exist (detail/com_absent.h), as do functions that need no
// object, such as CoInitialize(). A use of BSTR is an error, "there are no objects of COM here"
// (detail/system_absent.h). _com_ptr_t and most other names of COM are not declared. Further names
// of COM belong in detail/com_absent.h.
//
//===----------------------------------------------------------------------===//
#include "detail/com_absent.h"
#include "windows.h"
