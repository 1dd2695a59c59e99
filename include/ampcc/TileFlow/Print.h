//===- Print.h - a printer for the findings of TileFlow ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// kir-opt --analyze-flow calls this function, so that tests of the flow analysis (TileFlow.h) can
// compare its findings, such as races and divergent barriers, with the expected text. A new kind of
// finding needs its text here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TILEFLOW_PRINT_H
#define AMPCC_TILEFLOW_PRINT_H

#include "ampcc/KIR/Module.h"
#include "llvm/Support/raw_ostream.h"

namespace ampcc {

/// Prints a line for each finding in each kernel, in the order in which the analysis finds them,
/// and each once. The launches are not known (LaunchFacts), nor which functions are of the library.
void printFlow(llvm::raw_ostream &OS, const kir::Module &M);

} // namespace ampcc

#endif
