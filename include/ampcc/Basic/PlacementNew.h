//===- PlacementNew.h - the new expressions that amp code may have -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Amp code, the code for the device, cannot allocate memory. From version 1.3 on it may construct
// an object in memory that it has: lib/Sema accepts a new expression if isPlacementNew() holds, and
// rejects all others, and lib/Lower translates the accepted ones. To allow another form, change the
// query and its translation together.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_PLACEMENTNEW_H
#define AMPCC_BASIC_PLACEMENTNEW_H

#include "clang/AST/ExprCXX.h"

namespace ampcc {

/// Returns true for `new (place) T(...)` with the operator of <new>, which allocates nothing, if T
/// is no array.
inline bool isPlacementNew(const clang::CXXNewExpr *E) {
  const clang::FunctionDecl *Operator = E->getOperatorNew();
  return Operator && !E->isArray() && E->getNumPlacementArgs() == 1 &&
         Operator->isReservedGlobalPlacementOperator();
}

} // namespace ampcc

#endif
