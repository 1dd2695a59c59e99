//===- PassTable.h - the table of passes, at compile time -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PassRegistry.def lists all passes. Pipeline.cpp checks the order of its stages with this table
// when ampcc is compiled, and calls the passes through it. PassRegistry.cpp gives the table to
// other code (allPasses(), findPass()). It is a constant in a header for the check at compile time.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_PASSTABLE_H
#define AMPCC_LIB_PASSES_PASSTABLE_H

#include "Passes.h"

namespace ampcc {

namespace property {
inline constexpr PassInfo PassTable[] = {
#define AMPCC_PASS(NAME, FUNCTION, NEEDS, GIVES, BREAKS, SENTENCE, PARAGRAPH)                      \
  {NAME, Linked | (NEEDS), GIVES, BREAKS, SENTENCE, PARAGRAPH, FUNCTION},
#include "ampcc/Passes/PassRegistry.def"
};
} // namespace property
using property::PassTable;

/// The row of P. A PassID is the position in PassRegistry.def.
constexpr const PassInfo &infoOf(PassID P) { return PassTable[unsigned(P)]; }

} // namespace ampcc

#endif
