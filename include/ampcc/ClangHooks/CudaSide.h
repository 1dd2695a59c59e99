//===- CudaSide.h - the side of code outside of functions ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang resolves a call for the side of the calling function: host or device. HostTypes
// (lib/Clauses) sets the side of calls in declarations, where no function calls, with
// sideOutsideFunctions(). Relies on SemaCUDA::CurCUDATargetCtx, a public member for use inside of
// Clang: IdentifyTarget returns it for code outside of functions, and only CUDATargetContextRAII
// changes it. If Clang had a setter, or a clause of a declaration that has an effect before its
// end, this code would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_CUDASIDE_H
#define AMPCC_CLANGHOOKS_CUDASIDE_H

#include "clang/Basic/Version.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaCUDA.h"

namespace ampcc {

/// The side for which Clang resolves calls outside of functions. A caller that changes it restores
/// it after the declaration.
inline clang::CUDAFunctionTarget &sideOutsideFunctions(const clang::Sema &S) {
  return const_cast<clang::Sema &>(S).CUDA().CurCUDATargetCtx.Target;
}

// Since Clang 22 IdentifyTarget takes deduction guides and consteval functions for both sides,
// whatever their attributes are, and Clang warns about the attributes of a guide. So
// FunctionRestrictions adds none to guides, and HostRules (lib/Sema) checks calls of consteval
// functions itself.

/// Clang takes a deduction guide for both sides, whatever its attributes are.
constexpr bool GuidesAreForBothSides = CLANG_VERSION_MAJOR >= 22;

/// Clang takes a consteval function for both sides, whatever its attributes are.
constexpr bool ConstevalIsForBothSides = CLANG_VERSION_MAJOR >= 22;

} // namespace ampcc

#endif
