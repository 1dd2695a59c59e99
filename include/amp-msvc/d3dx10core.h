//===- d3dx10core.h - a header of DirectX, without DirectX ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc, because many programs include this header without a
// need. There is no DirectX, so a use of its classes and functions is an error; two enumerations
// exist (detail/direct3d_absent.h).
//
//===----------------------------------------------------------------------===//
#include "detail/direct3d_absent.h"
#include "windows.h"
