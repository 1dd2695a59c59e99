//===- intrin.h - intrinsic functions of the processor, as in Visual C++ --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). The vector intrinsics are
// those of the host compiler, for x86 only; all others, such as _BitScanForward() and __cpuid(),
// are in detail/intrinsics.h. A further intrinsic is added there.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_INTRIN_H
#define AMP_MSVC_INTRIN_H

#if defined(__x86_64__)
#include <x86intrin.h>
#endif

#include "detail/intrinsics.h"

#endif
