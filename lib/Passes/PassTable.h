//===- PassTable.h - the table of passes, at compile time -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PassRegistry.def lists all passes over KIR, the intermediate representation, each with the
// properties of a module that it needs, gives and breaks (such as Spaces, "every pointer has an
// address space"). Pipeline.cpp calls the passes through this table. With a static_assert it also
// checks that each pass in the pipeline finds the properties that it needs, so the table is a
// constant in a header. PassRegistry.cpp gives the table to other code (allPasses(), findPass()).
// The table follows from PassRegistry.def: this file does not change for a new pass.
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
