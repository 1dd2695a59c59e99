//===- PassTable.h - the table of passes, at compile time -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PassRegistry.def lists all passes. The pipeline checks the order of its stages with this table
// when ampcc is compiled.
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

constexpr const PassInfo &infoOf(PassID P) { return PassTable[unsigned(P)]; }

} // namespace ampcc

#endif
