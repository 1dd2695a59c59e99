//===- BarrierBuiltins.h - built-ins for synchronisation and control flow -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of CoreBuiltins.def about this subject that the compiler names (Builtins.h says why).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_BARRIERBUILTINS_H
#define AMPCC_KIR_BARRIERBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo barrier, mem_fence, BRANCH, DIVERGENT, NO_CASE, SCALAR, tile_cut;

} // namespace ampcc::kir::builtin

#endif
