//===- xnamath.h - the plain vectors of DirectXMath by their older names --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), for programs of the time
// before DirectXMath, whose names were in no namespace. directxmath.h has all of it that exists
// here. A further type that only stores is added there.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_XNAMATH_H
#define AMP_MSVC_XNAMATH_H

#include "directxmath.h"

using namespace DirectX;

#endif
