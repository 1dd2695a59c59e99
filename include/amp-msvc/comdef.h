//===- comdef.h - a header of COM, which has no objects here ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, because many programs include this header without a
// need. There are no objects of COM, but a program can declare pointers to them: IUnknown, CComPtr
// and ComPtr exist (detail/com_absent.h), _bstr_t and _com_error (detail/com_strings.h), and
// functions that need no object, such as CoInitialize(). A use of BSTR is an error, "there are no
// objects of COM here" (detail/system_absent.h). _com_ptr_t and most other names are not declared.
//
//===----------------------------------------------------------------------===//
#include "detail/com_absent.h"
#include "detail/com_strings.h"
#include "windows.h"
