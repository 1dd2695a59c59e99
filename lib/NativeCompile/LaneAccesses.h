//===- LaneAccesses.h - vector accesses of native text as LLVM instructions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Native kernels in the vector form run several threads in the lanes of vectors, of which some may
// be off. Levels.cpp calls these functions on the LLVM module of the native text.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_NATIVECOMPILE_LANEACCESSES_H
#define AMPCC_LIB_NATIVECOMPILE_LANEACCESSES_H

namespace llvm {
class Module;
}

namespace ampcc {

/// Replaces the calls of ampcc_native_load_lanes and similar (ampcc_rt/native_lanes.h), for which
/// Clang has no built-in functions, by LLVM's masked accesses. For a module without optimisation.
void lowerLaneAccesses(llvm::Module &M);

/// Lets functions use AVX2's gather instruction where each lane reads at a place of its own and
/// some lanes may be off. By itself LLVM takes it for slow on most processors, and emits a branch
/// and a load for each lane.
void allowGathers(llvm::Module &M);

} // namespace ampcc

#endif
