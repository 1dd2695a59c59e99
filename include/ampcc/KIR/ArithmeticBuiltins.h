//===- ArithmeticBuiltins.h - built-ins for products, bits and bounds ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The built-ins for arithmetic that the compiler itself generates or recognises. lib/Lower
// generates MUL_ADD for `a * b + c`, because a device may round that once. If the host code rounds
// twice, lib/Driver/Contraction.cpp replaces it by GPU_MUL_ADD, which a CPU rounds twice, too. If
// g++ contracts the host code across statements, it replaces products in functions of the library
// (include/amp) by EXACT_MUL, which is never contracted. The library converts between float and
// half with HALF_VALUE and HALF_BITS, which the printed texts define (lib/OpenCL,
// ampcc_rt/native_kernel.h). fast_math calls native_pow, which OpenCL C lacks: its text has pow.
//
// A built-in is a function that code in KIR, the intermediate representation, calls by name and
// that no module defines. CoreBuiltins.def documents those that OpenCL C lacks; MathBuiltins.def
// has max and min. Only those that compiler code names are declared here, split by subject, so that
// a new one rebuilds few sources (Builtins.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_ARITHMETICBUILTINS_H
#define AMPCC_KIR_ARITHMETICBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

/// The bounds checks of lib/Checks and fold-bounds compute with clamp, max and min. The built-ins
/// as_... reinterpret bits: lower-messages and lib/Checks do so with floats that are sent to the
/// host.
extern const BuiltinInfo MUL_ADD, GPU_MUL_ADD, EXACT_MUL, HALF_VALUE, HALF_BITS, as_float,
    as_double, as_uint, as_ulong, clamp, max, min, native_pow;

} // namespace ampcc::kir::builtin

#endif
