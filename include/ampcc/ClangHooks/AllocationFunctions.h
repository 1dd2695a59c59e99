//===- AllocationFunctions.h - the allocation functions for the device ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader calls removeDeviceAllocation() when, after the analysis of C++ AMP, the same parser
// continues with the host source (docs/shared-reading.md). Relies on
// Sema::DeclareGlobalAllocationFunction, which in CUDA declares each global operator new and delete
// twice, once for each side, with an attribute of that side. Clang finds such a function through
// its context or through Sema::IdResolver. A template keeps the candidates that were found at its
// definition, so the function also gets a condition that is false. If Clang declared allocation
// functions for the sides in use only, this would not be needed.
//
// UnitReader also removes them from the state that it saves, since removeDecl() takes nothing from
// a precompiled header. Sema does not declare them again where the headers declare those of the
// host, so that declareDeviceAllocation() does.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_ALLOCATIONFUNCTIONS_H
#define AMPCC_CLANGHOOKS_ALLOCATIONFUNCTIONS_H

namespace clang {
class Sema;
}

namespace ampcc {

/// Declares the global allocation functions for the device, which are those of
/// Sema::DeclareGlobalNewDelete. There must be none.
void declareDeviceAllocation(clang::Sema &S);

/// Removes the global allocation functions that are for the device alone. Without CUDA Clang
/// ignores the sides, so a call would be ambiguous between both functions.
void removeDeviceAllocation(clang::Sema &S);

} // namespace ampcc

#endif
