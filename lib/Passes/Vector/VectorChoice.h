//===- VectorChoice.h - the choice of kernels for the vector form --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_VECTOR_VECTORCHOICE_H
#define AMPCC_LIB_PASSES_VECTOR_VECTORCHOICE_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Clang would not vectorise the loops over threads of this kernel by itself. Runs before regions
/// are cut: inline-for-lanes then inlines the calls of such a kernel, and its loops stay inside of
/// those over threads.
bool wantsVectors(const kir::Module &M, const kir::Function &Kernel);

/// After vector-form: why Kernel, which wanted vectors, is better without them. Its loops over
/// threads that have no vector form run more than those that have it, and in their favour
/// hoist-loops and the inliner were kept from it. Null where it is not.
const char *whyScalar(const kir::Function &Kernel);

/// A loop over threads has a loop, which Clang does not vectorise.
bool holdsLoop(const kir::For &Threads);

/// A loop over threads is faster with the body Vectors: it does more than to access memory at
/// places of each lane's own, and than what the loops Serial do in one lane after the other.
bool areVectorsProfitable(const kir::Block &Vectors,
                          const llvm::DenseSet<const kir::Stmt *> &Serial);

} // namespace ampcc

#endif
