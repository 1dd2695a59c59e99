//===- Flow.h - control and data flow of restrict(amp) functions -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs functions abstractly, for all threads of a tile at once, and reports what is wrong for
// certain: barriers that not all threads of a tile reach (spec 8.1.1), races on tile_static
// variables (8.1.2), accesses out of the range of an array, divisions by zero.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_FLOW_FLOW_H
#define AMPCC_FLOW_FLOW_H

#include "ampcc/Basic/Diagnostics.h"
#include "llvm/ADT/ArrayRef.h"

namespace clang {
class ASTContext;
class FunctionDecl;
} // namespace clang

namespace ampcc {

/// Checks every kernel of the unit and then those of `Functions` that no kernel has reached, in
/// this order: callers stand before the functions that they call. Functions do not call themselves.
void checkFlow(clang::ASTContext &Ast, clang::DiagnosticsEngine &Diags,
               llvm::ArrayRef<const clang::FunctionDecl *> Functions);

/// Notes by which use of a template this function came to be; nothing for other functions.
void noteInstantiation(clang::DiagnosticsEngine &Diags, const clang::FunctionDecl *Function);

} // namespace ampcc

#endif
