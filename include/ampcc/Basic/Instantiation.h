//===- Instantiation.h - notes about the template instance of an error ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang adds such notes to its own errors. These are for errors that ampcc reports after the parse.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_INSTANTIATION_H
#define AMPCC_BASIC_INSTANTIATION_H

namespace clang {
class DiagnosticsEngine;
class FunctionDecl;
} // namespace clang

namespace ampcc {

/// Adds notes that name the use of a template from which Clang instantiated this function; none for
/// functions that are no instances.
void noteInstantiation(clang::DiagnosticsEngine &Diags, const clang::FunctionDecl *Function);

} // namespace ampcc

#endif
