//===- Print.h - what the analyses found, as text -------------------------===//
#ifndef AMPCC_ANALYSIS_PRINT_H
#define AMPCC_ANALYSIS_PRINT_H

#include "ampcc/KIR/Module.h"
#include "llvm/Support/raw_ostream.h"

namespace ampcc {

/// A line for each variable and each condition: what the threads of a tile agree on.
void printUniformity(llvm::raw_ostream &OS, const kir::Module &M);

} // namespace ampcc

#endif
