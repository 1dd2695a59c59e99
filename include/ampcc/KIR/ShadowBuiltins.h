//===- ShadowBuiltins.h - built-ins for the shadow memory of --amp-check -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The built-ins for the shadow memory of --amp-check, which records the accesses of each thread to
// find races and reads of memory that was never written, and for its checks of barriers
// (SHADOW_BARRIER, SHADOW_ABSENT). lib/Checks generates calls of them. They are for the tile form,
// the kernels for the CPU, in which loops run the threads of a tile:
// include/ampcc_rt/native_kernel.h implements them, and lib/Interpreter evaluates them. In the
// OpenCL form drop-shadow removes the checks of memory, and flatten-barriers replaces
// SHADOW_ABSENT.
//
// A built-in is a function that code in KIR, the intermediate representation, calls by name and
// that no module defines; CoreBuiltins.def documents each. Only those that compiler code names are
// declared here, split by subject, so that a new one rebuilds few sources (Builtins.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_SHADOWBUILTINS_H
#define AMPCC_KIR_SHADOWBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

/// Add a new one to isShadow() or to the test of NoBarrierQueries in lib/Passes/Properties.cpp as
/// well.
extern const BuiltinInfo SHADOW_ACCESS, SHADOW_MARKS, SHADOW_WRITTEN, SHADOW_WRITES, SHADOW_OTHER,
    SHADOW_BARRIER, SHADOW_ABSENT;

} // namespace ampcc::kir::builtin

#endif
