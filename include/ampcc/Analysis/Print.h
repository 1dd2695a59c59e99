//===- Print.h - what the analyses found, as text -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_ANALYSIS_PRINT_H
#define AMPCC_ANALYSIS_PRINT_H

#include "ampcc/KIR/Module.h"
#include "llvm/Support/raw_ostream.h"

namespace ampcc {

/// A line for each variable and each condition: what the threads of a tile agree on.
void printUniformity(llvm::raw_ostream &OS, const kir::Module &M);
/// A line for each variable and each address behind a pointer, of kernels and of what they call
/// with such arguments: what threads share, and which addresses of neighbours follow one another.
/// That is known of an address in the kernel itself.
void printLanes(llvm::raw_ostream &OS, const kir::Module &M);
/// A line for each integer variable that is not uniform: its factors, or that it has none.
void printAffine(llvm::raw_ostream &OS, const kir::Module &M);
/// A line for each barrier: the variables that are needed behind it.
void printLive(llvm::raw_ostream &OS, const kir::Module &M);
/// Of kernels in the tile form, a line for each two accesses of one loop over threads of which one
/// writes: whether two threads make them to one element, and why.
void printConflicts(llvm::raw_ostream &OS, const kir::Module &M);

} // namespace ampcc

#endif
