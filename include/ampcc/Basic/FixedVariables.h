//===- FixedVariables.h - variables that keep what they begin with ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_BASIC_FIXEDVARIABLES_H
#define AMPCC_BASIC_FIXEDVARIABLES_H

namespace clang {
class VarDecl;
} // namespace clang

namespace ampcc {

/// A variable that is const, or a local one that nothing in its function can change: it is copied,
/// read, and used through const member functions only.
bool isFixed(const clang::VarDecl *Variable);

} // namespace ampcc

#endif
