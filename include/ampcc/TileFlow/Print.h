//===- Print.h - what the analysis of flow found, as text ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_TILEFLOW_PRINT_H
#define AMPCC_TILEFLOW_PRINT_H

#include "ampcc/KIR/Module.h"
#include "llvm/Support/raw_ostream.h"

namespace ampcc {

/// A line for each finding in each kernel, in the order in which they are found.
void printFlow(llvm::raw_ostream &OS, const kir::Module &M);

} // namespace ampcc

#endif
