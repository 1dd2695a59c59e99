//===- Instantiation.h - how a function came to be -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_BASIC_INSTANTIATION_H
#define AMPCC_BASIC_INSTANTIATION_H

namespace clang {
class DiagnosticsEngine;
class FunctionDecl;
} // namespace clang

namespace ampcc {

/// Notes by which use of a template this function came to be; nothing for other functions.
void noteInstantiation(clang::DiagnosticsEngine &Diags, const clang::FunctionDecl *Function);

} // namespace ampcc

#endif
