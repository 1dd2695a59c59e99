//===- LaneBuiltins.h - built-ins for the lanes of the vector form -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of CoreBuiltins.def that the compiler names, by subject (Builtins.h says why).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_LANEBUILTINS_H
#define AMPCC_KIR_LANEBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo LANES_OF, LANE_NUMBERS, SELECT, ANY, LANE, LOAD_LANES, GATHER, STORE_LANES,
    SCATTER, AFTER_LANES;

} // namespace ampcc::kir::builtin

#endif
