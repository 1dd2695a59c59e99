//===- Print.h - printers of analysis results, for kir-opt --analyze-... -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests compare the printed results (test/Analysis). A new analysis gets a printer here and an
// option in kir-opt.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_PRINT_H
#define AMPCC_ANALYSIS_PRINT_H

#include "ampcc/KIR/Module.h"
#include "llvm/Support/raw_ostream.h"

namespace ampcc {

// kir-opt --analyze-NAME prints the result of an analysis for people and for tests. NAME is
// uniform, uniformity (printLanes), affine, live or conflicts.

/// Prints a line for each variable and each condition: whether the threads of a tile share its
/// value.
void printUniformity(llvm::raw_ostream &OS, const kir::Module &M);
/// Prints a line for each variable, and for each address that is dereferenced, in kernels and in
/// the functions that they call with such arguments: which values the threads share, and whether
/// the addresses of neighbouring threads follow one another. Whether addresses follow one another
/// is known in the kernel itself only.
void printLanes(llvm::raw_ostream &OS, const kir::Module &M);
/// Prints a line for each integer variable that is not uniform: its factors, or that it has none.
void printAffine(llvm::raw_ostream &OS, const kir::Module &M);
/// Prints a line for each barrier: the variables that are live after it.
void printLive(llvm::raw_ostream &OS, const kir::Module &M);
/// Prints, for kernels in the tile form, a line for each two accesses in one loop over threads of
/// which one writes: whether two threads use one element, and why.
void printConflicts(llvm::raw_ostream &OS, const kir::Module &M);

} // namespace ampcc

#endif
