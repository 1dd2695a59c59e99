//===- ElementwiseArrays.h - arrays that are used element by element only -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_ELEMENTWISEARRAYS_H
#define AMPCC_LIB_PASSES_ELEMENTWISEARRAYS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The variables below Root that are arrays of scalars and are only used to read or write one
/// element, or to be assigned as a whole by a separate statement. The layout of such an array can
/// be changed, so that the same element of all threads is contiguous.
llvm::DenseSet<const kir::Var *> elementwiseArrays(kir::Stmt *Root);

/// The scalars that an array consists of; Extents gets the dimensions, outermost first.
const kir::Type *elementsOf(const kir::Type *Array, llvm::SmallVectorImpl<uint64_t> &Extents);

/// E, if it subscripts a variable, down to a scalar: the variable, and the subscripts in Indices,
/// outermost first. Null otherwise.
kir::Var *elementOf(const kir::Expr *E, llvm::SmallVectorImpl<kir::Expr *> &Indices);

} // namespace ampcc

#endif
