//===- ArithmeticBuiltins.h - built-ins for products, bits and bounds ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of CoreBuiltins.def that the compiler names, by subject (Builtins.h says why).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_ARITHMETICBUILTINS_H
#define AMPCC_KIR_ARITHMETICBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo MUL_ADD, GPU_MUL_ADD, EXACT_MUL, as_uint, as_ulong, clamp, max, min;

} // namespace ampcc::kir::builtin

#endif
