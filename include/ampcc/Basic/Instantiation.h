//===- Instantiation.h - notes about the template instance of an error ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang adds such notes to its own errors. FlowCheck, DeferredDiagnostics (lib/Messages) and
// ReachedFromKernels (lib/Sema) call this function for errors that are reported after the parse,
// when Clang has left the instance. Other errors that are reported so late should call it, too.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_INSTANTIATION_H
#define AMPCC_BASIC_INSTANTIATION_H

namespace clang {
class DiagnosticsEngine;
class FunctionDecl;
} // namespace clang

namespace ampcc {

/// Adds a note to the message that was reported last: the place from which Clang instantiated this
/// function, or the innermost function around it that is an instance. Adds none if there is no such
/// instance.
void noteInstantiation(clang::DiagnosticsEngine &Diags, const clang::FunctionDecl *Function);

} // namespace ampcc

#endif
