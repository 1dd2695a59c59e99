//===- AllocationFunctions.h - the allocation functions for the device ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader uses it when, after the analysis of C++ AMP, the same parser continues with the host
// source (docs/shared-reading.md). Relies on Sema::DeclareGlobalAllocationFunction, which in CUDA
// declares each global operator new and delete twice, once for each side, with an attribute of that
// side. Clang finds such a function through its context or through Sema::IdResolver; a template
// keeps the candidates that were found at its definition. If Clang had allocation functions that
// are declared for the sides in use, this would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_ALLOCATIONFUNCTIONS_H
#define AMPCC_CLANGHOOKS_ALLOCATIONFUNCTIONS_H

namespace clang {
class Sema;
}

namespace ampcc {

/// Removes the global allocation functions for the device, so that a call without CUDA is not
/// ambiguous.
void removeDeviceAllocation(clang::Sema &S);

} // namespace ampcc

#endif
