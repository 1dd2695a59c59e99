//===- AllocationFunctions.h - the allocation functions for the device ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The analysis of C++ AMP uses Clang's CUDA semantics, in which Sema declares each global operator
// new and delete twice: for the host and for the device. The host source, which ampcc writes for
// the host compiler, is plain C++ and must find those for the host only. One parse of the standard
// headers may serve both (docs/shared-reading.md), so UnitReader adds and removes those for the
// device.
//
// Relies on Sema::DeclareGlobalAllocationFunction, which gives each of these functions the
// attribute of its side, and on the two places where Clang finds them: the translation unit and
// Sema::IdResolver. A template keeps the candidates that were found at its definition, so a removed
// function also gets an enable_if attribute whose condition is false. If Clang declared allocation
// functions for the sides in use only, this code would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_ALLOCATIONFUNCTIONS_H
#define AMPCC_CLANGHOOKS_ALLOCATIONFUNCTIONS_H

namespace clang {
class Sema;
}

namespace ampcc {

/// Declares the global allocation functions for the device, which are those of
/// Sema::DeclareGlobalNewDelete. There must be none. UnitReader calls it when an analysis begins
/// with a file of parsed headers, because Sema declares none if the headers in the file have
/// declared those for the host.
void declareDeviceAllocation(clang::Sema &S);

/// Removes the global allocation functions that are for the device alone. Without CUDA Clang
/// ignores the sides, so a call would be ambiguous between both functions. UnitReader calls it
/// before the parser that has read the headers goes on to the host source, and before it saves them
/// to a file, because nothing can be removed from a file later.
void removeDeviceAllocation(clang::Sema &S);

} // namespace ampcc

#endif
