//===- CudaSide.h - the side of what stands in no function ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on SemaCUDA::CurCUDATargetCtx, which is public for Clang's own parts: IdentifyTarget gives
// it for what stands in no function, and nothing else changes it but CUDATargetContextRAII. A
// setter, or a clause of a declaration that counts before its end, would replace this.
//
// Since Clang 22 IdentifyTarget takes deduction guides and consteval functions for both sides,
// whatever their attributes are, and warns about those of a guide.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_CUDASIDE_H
#define AMPCC_CLANGHOOKS_CUDASIDE_H

#include "clang/Basic/Version.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaCUDA.h"

namespace ampcc {

/// The side for which Clang resolves what stands in no function.
inline clang::CUDAFunctionTarget &sideOutsideFunctions(const clang::Sema &S) {
  return const_cast<clang::Sema &>(S).CUDA().CurCUDATargetCtx.Target;
}

/// Clang takes a deduction guide for both sides, whatever its attributes are.
constexpr bool GuidesAreForBothSides = CLANG_VERSION_MAJOR >= 22;

/// Clang takes a consteval function for both sides, whatever its attributes are.
constexpr bool ConstevalIsForBothSides = CLANG_VERSION_MAJOR >= 22;

} // namespace ampcc

#endif
