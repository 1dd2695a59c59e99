//===- VectorChoice.h - the choice of kernels for the vector form --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the vector form a loop over the threads of a tile runs several threads at once, in the lanes
// of vectors (Vectoriser.h). It pays only for loops that Clang does not vectorise by itself. The
// pipeline, the passes of the vector form and hoist-loops use these functions.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_VECTOR_VECTORCHOICE_H
#define AMPCC_LIB_PASSES_VECTOR_VECTORCHOICE_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Clang would not vectorise the loops over threads of this kernel by itself. Runs before regions
/// are cut: inline-for-lanes then inlines the calls of such a kernel, and its loops stay inside of
/// those over threads.
bool wantsVectors(const kir::Module &M, const kir::Function &Kernel);

/// Call it after vector-form. Returns the reason why Kernel, for which wantsVectors() was true, is
/// faster without vectors: its loops over threads without a vector form run more often than those
/// with one, and for the sake of the latter the kernel has gone without hoist-loops and inlining.
/// Null if the vector form is faster.
const char *whyScalar(const kir::Function &Kernel);

/// The loop over threads contains another loop, so that Clang does not vectorise it.
bool holdsLoop(const kir::For &Threads);

/// A loop over threads is faster with the body Vectors. It is not if its work is mostly memory
/// accesses at different places for each lane, or the loops Serial, which run one lane after the
/// other.
bool areVectorsProfitable(const kir::Block &Vectors,
                          const llvm::DenseSet<const kir::Stmt *> &Serial);

} // namespace ampcc

#endif
