//===- ElementwiseArrays.h - arrays whose uses are all single elements ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the tile form, the form of kernels for the CPU, a loop runs the threads of a tile. So the pass
// spread-variables gives a variable that threads keep across a barrier one copy for each thread:
// `float v[3]` in a tile of 128 becomes `float v[128][3]`. If every use of `v` is a single element,
// no pointer into it exists, and the pass interleaves the copies as `float v[3][128]`. Then the
// same element of all threads is contiguous, which vector instructions need. The pass hoist-loops
// moves a loop around the loop over threads only if the arrays that threads keep from iteration to
// iteration can be interleaved so. A further use that does not prevent interleaving has to be
// accepted here and rewritten by spread-variables.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_ELEMENTWISEARRAYS_H
#define AMPCC_LIB_PASSES_ELEMENTWISEARRAYS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The local variables declared inside of Root that are arrays of bools, integers or floats (of one
/// or more dimensions), and whose every use in Root reads or writes one element, or is the whole
/// left or right side of a statement `a = b;` between two array variables.
llvm::DenseSet<const kir::Var *> elementwiseArrays(kir::Stmt *Root);

/// Returns the innermost element type of an array type and appends its dimensions, in elements, to
/// Extents, outermost first. For another type: the type itself, and no dimensions.
const kir::Type *elementsOf(const kir::Type *Array, llvm::SmallVectorImpl<uint64_t> &Extents);

/// If E is an element `v[i][j]...` of an array variable and no array itself: returns v, and appends
/// the subscripts to Indices, outermost first. Else returns null; Indices is then unspecified.
kir::Var *elementOf(const kir::Expr *E, llvm::SmallVectorImpl<kir::Expr *> &Indices);

} // namespace ampcc

#endif
