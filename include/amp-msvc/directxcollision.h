//===- directxcollision.h - volumes of DirectXMath, which do not exist here ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++), because many programs include
// this header without a need. The file includes directxmath.h, which has the plain vectors. The
// names of this header are not declared, because they are for functions of DirectXMath that compute
// on SIMD registers. A type that only stores belongs in directxmath.h.
//
//===----------------------------------------------------------------------===//
#include "directxmath.h"
