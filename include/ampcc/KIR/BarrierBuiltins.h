//===- BarrierBuiltins.h - built-ins for synchronisation and control flow -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The built-ins that synchronise the threads of a tile, and marks for the compilers of devices. The
// flow analysis and many passes recognise barrier and mem_fence. Passes of the OpenCL form insert
// BRANCH, DIVERGENT, NO_CASE and SCALAR, which compute nothing: they keep PoCL, an OpenCL driver
// for CPUs, from wrong transformations of kernels with barriers. The pass part-conditions inserts
// tile_cut, which ends a loop over the threads of a tile without a barrier.
//
// A built-in is a function that code in KIR, the intermediate representation, calls by name and
// that no module defines; CoreBuiltins.def documents those that OpenCL C lacks. Only those that
// compiler code names are declared here, split by subject, so that a new one rebuilds few sources
// (Builtins.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_BARRIERBUILTINS_H
#define AMPCC_KIR_BARRIERBUILTINS_H

#include "ampcc/KIR/Builtins.h"

namespace ampcc::kir::builtin {

extern const BuiltinInfo barrier, mem_fence, BRANCH, DIVERGENT, NO_CASE, SCALAR, tile_cut;

} // namespace ampcc::kir::builtin

#endif
