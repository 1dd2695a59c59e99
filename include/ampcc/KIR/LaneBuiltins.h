//===- LaneBuiltins.h - built-ins for the lanes of the vector form -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations on vectors in the vector form, in which native code runs several threads of a
// kernel at once, one in each lane of a vector register. LANES_OF copies a value to all lanes;
// others are loads and stores with a mask, gather and scatter. lib/Passes/Vector generates them;
// lib/Print/VectorPrinter.cpp and the interpreter (lib/Interpreter) implement them.
//
// A built-in is a function that code in KIR, the intermediate representation, calls by name and
// that no module defines; CoreBuiltins.def documents each. Only those that compiler code names are
// declared here, split by subject, so that a new one rebuilds few sources (Builtins.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_LANEBUILTINS_H
#define AMPCC_KIR_LANEBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo LANES_OF, LANE_NUMBERS, SELECT, ANY, LANE, LOAD_LANES, GATHER, STORE_LANES,
    SCATTER, LANE_COUNT, AFTER_LANES;

} // namespace ampcc::kir::builtin

#endif
