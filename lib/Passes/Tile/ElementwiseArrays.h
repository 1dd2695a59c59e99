//===- ElementwiseArrays.h - arrays whose uses are all single elements ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tile form, the kernels for the CPU, runs the GPU threads of a tile as a loop. So the pass
// spread-variables gives a variable that threads keep across a barrier one copy for each thread:
// `float v[3]` in a tile of 128 becomes an array of 128 copies. If all uses of `v` are single
// elements, no pointer into it exists, and the pass may interleave the copies as `float v[3][128]`.
// Then the same element of all threads is contiguous, which vector instructions need. The pass
// hoist-loops moves a loop around the loop over threads only if the variables that threads keep
// from iteration to iteration can be kept so.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_ELEMENTWISEARRAYS_H
#define AMPCC_LIB_PASSES_ELEMENTWISEARRAYS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The local variables declared inside of Root that are arrays of scalars and whose uses in Root
/// all read or write one element, or are a whole operand of a statement `a = b;` between two
/// arrays.
llvm::DenseSet<const kir::Var *> elementwiseArrays(kir::Stmt *Root);

/// Returns the type of the scalars of an array type and appends its dimensions to Extents,
/// outermost first. For another type: the type itself, and no dimensions.
const kir::Type *elementsOf(const kir::Type *Array, llvm::SmallVectorImpl<uint64_t> &Extents);

/// If E is an element `v[i][j]...` of an array variable and no array itself: returns v, and appends
/// the subscripts to Indices, outermost first. Else returns null; Indices is then unspecified.
kir::Var *elementOf(const kir::Expr *E, llvm::SmallVectorImpl<kir::Expr *> &Indices);

} // namespace ampcc

#endif
