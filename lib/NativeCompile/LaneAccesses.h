//===- LaneAccesses.h - vector accesses of native text as LLVM instructions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Native kernels are the kernels for the CPU, C++ text that lib/NativeCompile compiles with Clang.
// In the vector form they run several GPU threads in the lanes of vectors. A lane that is off (its
// thread does not run the statement) must access no memory. Levels.cpp calls these functions on the
// LLVM module of the native text: lowerLaneAccesses() first, before any optimisation. On the copy
// for each level (instruction set) it calls allowGathers() before LLVM's passes, and the other two
// between these passes and the code generator.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_NATIVECOMPILE_LANEACCESSES_H
#define AMPCC_LIB_NATIVECOMPILE_LANEACCESSES_H

namespace llvm {
class Module;
}

namespace ampcc {

/// Replaces the calls of ampcc_native_load_lanes and similar (ampcc_rt/native_lanes.h), for which
/// Clang has no built-in functions, by LLVM's masked accesses. They pass vectors in memory, so M
/// must not be optimised yet: LLVM's passes move the vectors into registers.
void lowerLaneAccesses(llvm::Module &M);

/// Lets the functions of M use AVX2's gather instruction where each lane reads at another place and
/// some lanes may be off. By default LLVM assumes that the instruction is slow on most processors,
/// and emits a branch and a load for each lane. M must be compiled for a level with AVX2.
void allowGathers(llvm::Module &M);

/// Rewrites the addresses of M's gathers and scatters as a scalar and a vector of indices, where a
/// part of the indices is the same in all lanes: `p[i + 1]` has the addresses (p + 1) + i. LLVM's
/// code generator examines the last addition of an address only. Without the scalar it computes
/// addresses of 64 bits for the lanes, and gathers half as many elements at once. Call this after
/// the passes.
void splitSharedOffsets(llvm::Module &M);

/// Replaces two gathers of neighbours with the same mask and elements of 32 bits, such as `p[i]`
/// and `p[i + 1]`, by one of 64 bits, because a gather takes time for each of its elements. Call
/// this after splitSharedOffsets, for a level with AVX2.
void pairGathers(llvm::Module &M);

} // namespace ampcc

#endif
