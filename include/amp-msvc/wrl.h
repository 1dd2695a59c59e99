//===- wrl.h - smart pointers for COM, which has no objects here -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), because programs with Direct3D
// include this header of the Windows Runtime Library. A program can declare a ComPtr, for which no
// function creates an object (detail/com_absent.h). No other class of the library exists. Further
// classes belong in detail/com_absent.h.
//
//===----------------------------------------------------------------------===//
#include "detail/com_absent.h"
#include "windows.h"
