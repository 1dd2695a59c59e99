//===- VectorChoice.h - what takes the vector form ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_VECTOR_VECTORCHOICE_H
#define AMPCC_LIB_PASSES_VECTOR_VECTORCHOICE_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// A kernel whose threads leave loops by themselves: a compiler does not put such threads into the
/// lanes of vectors, so loops over threads take the vector form where they can. Of a kernel before
/// regions are cut.
bool wantsVectors(const kir::Module &M, const kir::Function &Kernel);

/// The same of a loop over threads, that of one region.
bool isWorthVectors(const kir::Module &M, const kir::Function &Kernel, const kir::For &Loop);

} // namespace ampcc

#endif
