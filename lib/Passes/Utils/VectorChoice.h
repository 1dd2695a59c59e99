//===- VectorChoice.h - the choice of kernels for the vector form --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A native kernel runs a tile of GPU threads as loops on a CPU thread. In the vector form such a
// loop runs several GPU threads at once, in the lanes of vectors (Vectoriser.h). It pays only for
// loops that Clang does not vectorise by itself. wantsVectors() chooses kernels before cut-regions
// cuts the kernel at its barriers into regions, which become the loops: inline-for-lanes,
// hoist-loops, cut-regions and peel-edges treat a chosen kernel differently. The pass vector-form
// then decides for each loop. If a kernel was chosen in vain (whyScalar()), the pipeline runs the
// passes of the tile form again without vectors for it (runTilePasses() in Pipeline.cpp). To tune
// the choice, change the limits and costs in VectorChoice.cpp, and measure.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_VECTORCHOICE_H
#define AMPCC_LIB_PASSES_VECTORCHOICE_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// True if Kernel should take the vector form, because Clang would not vectorise its loops over
/// threads by itself. For such a kernel inline-for-lanes inlines all calls, hoist-loops leaves its
/// loops inside of those over threads, and peel-edges does nothing. The option --amp-vector-form
/// may decide for all kernels (always or never), and with --amp-check none has the form. If the
/// pipeline runs the passes again for a kernel (Function::WhyScalar), the result is false.
bool wantsVectors(const kir::Module &M, const kir::Function &Kernel);

/// Call it after vector-form. Returns the reason why Kernel, for which wantsVectors() was true, is
/// faster without vectors: its loops over threads that got no vector form do more work than those
/// that got it, and the kernel has lost the benefit of hoist-loops. Returns null if the vector form
/// is faster.
const char *whyScalar(const kir::Function &Kernel);

/// True if Threads, a loop over threads, contains another loop that is not marked for unrolling.
/// Clang does not vectorise it then.
bool holdsLoop(const kir::For &Threads);

/// True if Vectors, the body of a loop over threads in the vector form, is faster than the scalar
/// body. False if its work is mostly memory accesses at different places for each lane, or the
/// loops Serial, which run one lane after the other. The statements Tests, which test the bounds of
/// accesses (--amp-robust), do not count, because the scalar body tests them as well.
bool areVectorsProfitable(const kir::Block &Vectors,
                          const llvm::DenseSet<const kir::Stmt *> &Serial,
                          const llvm::DenseSet<const kir::Stmt *> &Tests);

} // namespace ampcc

#endif
