//===- LaneAccesses.h - vector accesses of native text as LLVM instructions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_NATIVECOMPILE_LANEACCESSES_H
#define AMPCC_LIB_NATIVECOMPILE_LANEACCESSES_H

namespace llvm {
class Module;
}

namespace ampcc {

/// Replaces the calls of ampcc_native_load_lanes and similar (ampcc_rt/native_lanes.h), for which
/// Clang has no built-in functions, by LLVM's masked accesses. For a module without optimisation.
void lowerLaneAccesses(llvm::Module &M);

/// Lets functions that read at places of lanes of which some may be off use AVX2's instruction for
/// it. LLVM takes it for slow on most processors and jumps around a load for each lane.
void allowGathers(llvm::Module &M);

} // namespace ampcc

#endif
